# Sourced by install.sh and upgrade.sh, after settings.sh and read_settings: the files of a release that are installed
# elsewhere, with the names, addresses and ports of the settings filled in.

# Other names that redirect to the site, one in each line.
names_file=/etc/quillmere/redirected-names

name_of_url() { echo "$1" | sed 's|^[a-z]*://||; s|[:/].*||'; }

# installed_files RELEASE: prints source, mode and target of each.
installed_files() {
  echo "quillmere-staff 755 /usr/local/bin/quillmere-staff"
  for unit in "$1"/deploy/*.service "$1"/deploy/*.timer; do
    echo "${unit##*/} 644 /etc/systemd/system/${unit##*/}"
  done
  for name in quillmere-proxy.conf quillmere-file.conf quillmere-processes.conf; do
    echo "$name 644 /etc/nginx/$name"
  done
  echo "nginx.conf 644 /etc/nginx/conf.d/quillmere.conf"
  if [ -n "${DESK_URL:-}" ]; then
    echo "nginx-desk.conf 644 /etc/nginx/conf.d/quillmere-desk.conf"
    echo "quillmere-desk-processes.conf 644 /etc/nginx/quillmere-desk-processes.conf"
  fi
  if [ -s "$names_file" ]; then echo "nginx-redirect.conf 644 /etc/nginx/conf.d/quillmere-redirect.conf"; fi
}

# render RELEASE SOURCE: prints a file as it is installed on this machine.
render() {
  site_host=$(name_of_url "${SITE_URL:-www.example.com}") desk_host=$(name_of_url "${DESK_URL:-desk.example.com}")
  case $2 in
    *-processes.conf)
      sed '/^server /d' "$1/deploy/$2"
      for unit in ${processes:-$(list_processes)}; do
        case $2 in *desk*) address=$(desk_address_of "$unit") ;; *) address=$(address_of "$unit") ;; esac
        echo "server $address max_fails=0;"
      done
      ;;
    nginx-redirect.conf)
      other_hosts=$(tr '\n' ' ' < "$names_file")
      sed "s/www[.]example[.]com/$site_host/g; s/other[.]example[.]com/${other_hosts% }/" "$1/deploy/$2"
      ;;
    nginx*.conf) sed "s/www[.]example[.]com/$site_host/g; s/desk[.]example[.]com/$desk_host/g" "$1/deploy/$2" ;;
    *) cat "$1/deploy/$2" ;;
  esac
}

# changed_files RELEASE: prints the installed files that are missing or differ from the release's.
changed_files() {
  installed_files "$1" | while read -r source mode target; do
    render "$1" "$source" | cmp -s - "$target" || echo "$source $mode $target"
  done
}

# install_files RELEASE: installs what differs, keeps what it replaces in /etc/quillmere/replaced, and reloads systemd and
# nginx. If nginx refuses its files, the former ones are put back.
install_files() {
  changes=$(changed_files "$1")
  [ -n "$changes" ] || { echo 'The files of deploy are installed already'; return 0; }
  install -d -m 0700 /etc/quillmere/replaced
  echo "$changes" | while read -r source mode target; do
    kept=/etc/quillmere/replaced/${target##*/}
    rm -f "$kept"
    [ ! -e "$target" ] || cp -p "$target" "$kept"
    render "$1" "$source" > "$target.new"
    chmod "$mode" "$target.new"
    mv "$target.new" "$target"
    echo "installed $target"
  done
  case $changes in *systemd*) systemctl daemon-reload ;; esac
  case $changes in *nginx*) reload_nginx "$changes" ;; esac
}

reload_nginx() {
  if nginx -t 2> /run/quillmere-nginx.txt; then
    systemctl reload-or-restart nginx
    return
  fi
  cat /run/quillmere-nginx.txt >&2
  echo "$1" | while read -r source mode target; do
    case $target in /etc/nginx/*) ;; *) continue ;; esac
    kept=/etc/quillmere/replaced/${target##*/}
    if [ -e "$kept" ]; then cp -p "$kept" "$target"; else rm -f "$target"; fi
  done
  echo 'nginx refuses these files, so the former ones were put back; it goes on with them' >&2
  return 1
}
