#!/bin/sh
# install.sh [ARCHIVE] --domain NAME [options]: installs the site on Debian 12 with systemd, or brings an installation into
# this state again. Run it as root, as often as you like: after a change of the settings, for a new release, a new name, or
# when it stopped with an error. Without options it keeps what was chosen before.
#
#   ARCHIVE              the release; default: the one beside this script, or the one installed
#   --domain NAME        the site's name, as the release was built: SITE_URL=https://NAME
#   --also NAME[,NAME]   other names that redirect to it, such as example.com
#   --desk NAME          the staff desk's name
#   --office RANGE[,…]   the addresses that may reach the desk: 203.0.113.0/24,2001:db8::/48
#   --mail URL           the mail server: smtp://user:password@mail.example.com:587; - reads the URL from standard input
#   --email ADDRESS      who receives messages and reports, also for the certificate; default: office@ and the site's name
#   --certificate FILE --key FILE
#                        a certificate of your own for all names; default: certbot gets one from Let's Encrypt
#   --postgresql         for a new site: installs PostgreSQL on this machine and uses it
#   --processes N        several processes (2 to 9) on PostgreSQL; 1: a single one
#   --help               this text
set -eu
# `su` without `-` leaves out the folders of the commands below.
export PATH="$PATH:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

home=/opt/quillmere
settings_file=/etc/quillmere/quillmere.env
certificate=/etc/quillmere/certificate
office_file=/etc/nginx/quillmere-office.conf
# Until the first start is complete: an installation that stopped before is continued by the next one.
first_start=/etc/quillmere/first-start

steps=0
step() { steps=$((steps + 1)); printf '\n%s. %s\n' "$steps" "$*"; }
fail() { echo "install.sh: $*" >&2; exit 1; }

archive='' domain='' also='' desk='' office='' mail='' email='' certificate_file='' key_file='' postgresql='' count=''
while [ $# -gt 0 ]; do
  case $1 in
    --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit ;;
    --postgresql) postgresql=yes ;;
    --domain | --also | --desk | --office | --mail | --email | --certificate | --key | --processes)
      [ $# -ge 2 ] || fail "$1 needs a value"
      case $1 in
        --domain) domain=$2 ;;
        --also) also=$2 ;;
        --desk) desk=$2 ;;
        --office) office=$2 ;;
        --mail) mail=$2 ;;
        --email) email=$2 ;;
        --certificate) certificate_file=$(readlink -f "$2") ;;
        --key) key_file=$(readlink -f "$2") ;;
        --processes) count=$2 ;;
      esac
      shift
      ;;
    -*) fail "unknown option $1; --help lists them" ;;
    *) [ -z "$archive" ] || fail "expected one archive, got $archive and $1"; archive=$1 ;;
  esac
  shift
done

# What can be checked before anything is changed.
[ "$(id -u)" = 0 ] || fail 'run this as root'
[ -d /run/systemd/system ] || fail 'this machine does not run systemd'
command -v apt-get > /dev/null || fail 'this is not Debian: there is no apt-get'
for each in "$domain" "$desk" $(echo "$also" | tr ',' ' '); do
  case $each in
    '') ;;
    *[!a-z0-9.-]* | .* | *. | -*) fail "'$each' is not a host name like www.example.com" ;;
    *.*) ;;
    *) fail "'$each' is not a host name like www.example.com" ;;
  esac
done
case $count in '' | [1-9]) ;; *) fail "--processes is '$count', but must be a number from 1 to 9" ;; esac
case $email in '' | ?*@?*.?*) ;; *) fail "--email is '$email', but must be an address like ops@example.com" ;; esac
case $office in *[!0-9a-fA-F.:/,]*) fail "--office is '$office', but must be addresses like 203.0.113.0/24, separated by commas" ;; esac
if [ -n "$certificate_file$key_file" ]; then
  [ -f "$certificate_file" ] && [ -f "$key_file" ] || fail '--certificate and --key must name two files'
fi
[ "$mail" != - ] || IFS= read -r mail
[ -n "$domain" ] || [ -f "$settings_file" ] || fail '--domain is needed for the first installation; --help lists all options'
if [ -z "$archive" ]; then
  archives=$(ls "$(dirname "$(readlink -f "$0")")"/quillmere-site-*.tar.gz 2> /dev/null || true)
  [ "$(printf '%s\n' "$archives" | wc -l)" = 1 ] || fail "there are several archives beside this script; name one: $archives"
  archive=$archives
fi
[ -n "$archive" ] || [ -e "$home/current" ] || fail 'there is no archive beside this script; name it'
if [ -n "$archive" ]; then
  [ -f "$archive.sha256" ] || fail "$archive.sha256 is missing: copy it next to the archive"
  (cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") || fail "$archive is damaged"
fi

step 'Packages'
packages='nginx nftables openssl ca-certificates'
[ -n "$certificate_file" ] || [ -L "$certificate" ] || [ -d "$certificate" ] || packages="$packages certbot"
[ -z "$postgresql" ] || packages="$packages postgresql"
missing=
for package in $packages; do
  dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2> /dev/null | grep -qx installed || missing="$missing $package"
done
if [ -z "$missing" ]; then
  echo "installed already: $packages"
else
  apt-get update --quiet=2
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends $missing
fi

step "The server's user and folders"
getent passwd quillmere > /dev/null ||
  useradd --system --home-dir /var/lib/quillmere --shell /usr/sbin/nologin quillmere
install -d -m 0700 -o quillmere -g quillmere /var/lib/quillmere /var/backups/quillmere
install -d -m 0750 -o root -g quillmere /etc/quillmere
install -d -m 0755 "$home/releases" /var/www/html
echo '/var/lib/quillmere (data), /var/backups/quillmere, /etc/quillmere (settings), /opt/quillmere (program)'

step 'The release'
if [ -n "$archive" ]; then
  name=$(tar -tzf "$archive" | sed -n '1s|/.*||p')
  release=$home/releases/$name
  [ -e "$release" ] || tar -xzf "$archive" -C "$home/releases"
  (cd "$release" && sha256sum --check --quiet SHA256SUMS) || fail "$release is damaged: delete it, and run this again"
else
  release=$(readlink -f "$home/current")
fi
echo "$release"
[ -f "$release/deploy/files.sh" ] || fail "$release is older than this script"
. "$release/deploy/settings.sh"
. "$release/deploy/files.sh"

step 'The settings'
candidate=$settings_file.new
trap 'rm -f "$candidate"' EXIT
install -m 0640 -o root -g quillmere /dev/null "$candidate"
if [ -f "$settings_file" ]; then cat "$settings_file" > "$candidate"; else cat "$release/deploy/quillmere.env" > "$candidate"; fi
is_set() { grep -q "^$1=." "$candidate"; }
# set_setting NAME VALUE: replaces the line of a setting, also one that is commented out, or adds it.
set_setting() {
  case $2 in *"'"*) fail "$1 must not contain the character '" ;; esac
  case $2 in *[!A-Za-z0-9@:/._-]*) line="$1='$2'" ;; *) line=$1=$2 ;; esac
  LINE=$line awk -v name="$1" '
    !done && ($0 ~ "^#?" name "=") { print ENVIRON["LINE"]; done = 1; next }
    { print }
    END { if (!done) print ENVIRON["LINE"] }' "$candidate" > "$candidate.tmp"
  cat "$candidate.tmp" > "$candidate"
  rm "$candidate.tmp"
}
[ -z "$domain" ] || set_setting SITE_URL "https://$domain"
[ -z "$desk" ] || set_setting DESK_URL "https://$desk"
site_name=$(name_of_url "$(sed -n 's/^SITE_URL=//p' "$candidate" | tail -n 1)")
[ -n "$site_name" ] || fail "SITE_URL is missing in $settings_file: add --domain"
if [ -n "$mail" ]; then
  set_setting SMTP_URL "$mail"
  is_set MAIL_FROM || set_setting MAIL_FROM "website@${site_name#www.}"
  is_set MAIL_TO || [ -n "$email" ] || set_setting MAIL_TO "office@${site_name#www.}"
fi
[ -z "$email" ] || set_setting MAIL_TO "$email"
if [ -n "$postgresql" ] && ! is_set DATABASE_URL; then
  [ ! -e /var/lib/quillmere/site.db ] || fail 'this site has data in SQLite: copy it first (docs/operations.md, Moving to PostgreSQL)'
  systemctl start postgresql
  password=$(openssl rand -hex 16)
  (cd / && runuser -u postgres -- psql --quiet --command "drop role if exists quillmere" --command "create role quillmere login password '$password'" &&
    runuser -u postgres -- createdb --owner=quillmere --template=template0 --encoding=UTF8 quillmere) ||
    fail 'PostgreSQL did not create the database quillmere'
  set_setting DATABASE_URL "postgres://quillmere:$password@127.0.0.1:5432/quillmere"
fi
if [ "${count:-1}" -gt 1 ] && ! is_set DATABASE_URL; then
  fail "--processes $count needs PostgreSQL: add --postgresql for a new site, or set DATABASE_URL"
fi
check_settings "$release" "$candidate" || fail "$settings_file and the running server were not changed"
read_settings "$candidate"
settings_changed=
cmp -s "$candidate" "$settings_file" || settings_changed=yes
sed -n 's/^\(SITE_URL\|DESK_URL\|MAIL_TO\|HOST\|PORT\)=/  &/p' "$candidate"

step 'The certificate'
other_names=$(if [ -n "$also" ]; then echo "$also" | tr ',' ' '; elif [ -s "$names_file" ]; then tr '\n' ' ' < "$names_file"; fi)
desk_name=$(name_of_url "${DESK_URL:-}")
names="$site_name $desk_name $other_names"
covers_all_names() {
  openssl x509 -in "$certificate/fullchain.pem" -noout -checkend 0 > /dev/null 2>&1 || return 1
  for each in $names; do
    openssl x509 -in "$certificate/fullchain.pem" -noout -checkhost "$each" 2>&1 | grep -q 'does match' || return 1
  done
}
if [ -n "$certificate_file" ]; then
  [ "$(openssl x509 -in "$certificate_file" -noout -pubkey)" = "$(openssl pkey -in "$key_file" -pubout)" ] ||
    fail "$key_file is not the key of $certificate_file"
  [ ! -L "$certificate" ] || rm "$certificate"
  install -d -m 0750 "$certificate"
  ln -sfn "$certificate_file" "$certificate/fullchain.pem"
  ln -sfn "$key_file" "$certificate/privkey.pem"
  covers_all_names || fail "$certificate_file has expired, or is not for all of: $names"
  echo "$certificate_file; after you renew it: systemctl reload nginx"
elif covers_all_names; then
  echo "valid until $(openssl x509 -in "$certificate/fullchain.pem" -noout -enddate | sed 's/.*=//') for $names"
else
  command -v certbot > /dev/null || DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends certbot
  systemctl start nginx
  contact=${email:-${MAIL_TO:-}}
  certbot certonly --non-interactive --agree-tos --webroot --webroot-path /var/www/html --cert-name quillmere --expand \
    $(printf -- '-d %s ' $names) --deploy-hook 'systemctl reload nginx' \
    $(if [ -n "$contact" ]; then echo "--email $contact"; else echo --register-unsafely-without-email; fi) ||
    fail "there is no certificate for all of: $names. Nothing was started or switched. Let these names point to this machine, open port 80, and run this again; what certbot found is above"
  rm -rf "$certificate"
  ln -sfn /etc/letsencrypt/live/quillmere "$certificate"
fi

[ -z "$other_names" ] || printf '%s\n' $other_names > "$names_file"

step 'nginx: connections, and who may reach the desk'
if ! grep -q '^worker_rlimit_nofile 65536;' /etc/nginx/nginx.conf; then
  # Debian's 768 connections per processor are few: a single client could use them all.
  sed -i -e '/^worker_rlimit_nofile/d' -e 's/^worker_processes auto;/&\nworker_rlimit_nofile 65536;/' -e 's/worker_connections .*/worker_connections 16384;/' /etc/nginx/nginx.conf
  systemctl restart nginx
fi
# Debian's welcome page.
[ ! -L /etc/nginx/sites-enabled/default ] || rm /etc/nginx/sites-enabled/default
[ -e "$office_file" ] || install -m 0644 "$release/deploy/quillmere-office.conf" "$office_file"
if [ -n "$office" ]; then
  { cat "$release/deploy/quillmere-office.conf"; echo "$office" | tr ',' '\n' | sed 's/.*/allow &;/'; } > "$office_file"
fi
sed -n 's/^allow /  allowed: /p' "$office_file"

step 'The processes'
if [ -z "$count" ]; then
  count=$(ls /etc/systemd/system/multi-user.target.wants 2> /dev/null | grep -c '^quillmere@[1-9][.]service$' || true)
fi
if [ "$count" -gt 1 ]; then
  processes=$(seq "$count" | sed 's/.*/quillmere@&.service/')
else
  processes=quillmere.service
fi
echo "$processes" | sed 's/^/  /'
was_running=
for unit in $(list_processes) $processes; do if systemctl --quiet is-active "$unit"; then was_running=yes; fi; done

step 'The version, and the files of deploy'
[ -e "$home/current" ] || touch "$first_start"
current=$(readlink -f "$home/current" 2> /dev/null || true)
if [ "$release" != "$current" ] && [ -n "$was_running" ]; then
  sh "$release/deploy/upgrade.sh" --deploy --settings "$candidate" "$archive" || fail 'the former version and its settings were put back'
else
  if [ -n "$settings_changed" ]; then
    [ ! -f "$settings_file" ] || cp -p "$settings_file" "$settings_file.before"
    cat "$candidate" > "$settings_file"
  fi
  chown root:quillmere "$settings_file"
  chmod 0640 "$settings_file"
  [ "$release" = "$current" ] || ln -sfn "$release" "$home/current"
  [ -e "$home/previous" ] || ln -sfn "$release" "$home/previous"
fi
install_files "$release"

step 'Start'
for unit in $(list_enabled_processes); do
  echo "$processes" | grep -qx "$unit" || systemctl disable --now "$unit"
done
# Whether a process is older than the settings or its unit.
is_outdated() {
  started=$(date -d "$(systemctl show --property ActiveEnterTimestamp --value "$1")" +%s)
  [ "$started" -lt "$(stat -c %Y "$settings_file")" ] || [ "$started" -lt "$(stat -c %Y "$(systemctl show --property FragmentPath --value "$1")")" ]
}
needs_restart=
for unit in $processes; do
  if systemctl --quiet is-active "$unit" && is_outdated "$unit"; then needs_restart=yes; fi
  systemctl enable --quiet --now "$unit" || fail "$unit does not start: journalctl -u $unit -n 50"
done
if [ -n "$needs_restart" ]; then
  sh "$release/deploy/restart.sh"
else
  for unit in $processes; do wait_until_ready "$unit"; done
fi
echo "ready: $(for unit in $processes; do printf 'http://%s ' "$(address_of "$unit")"; done)"

step 'The firewall, beside the rules that are there'
if [ "$(systemctl is-enabled quillmere-firewall.service 2> /dev/null)" = masked ]; then
  echo 'switched off (systemctl unmask quillmere-firewall)'
else
  # Earlier versions of the guide included this file, and with it flushed all other rules at each reload.
  sed -i '/^include "\/etc\/quillmere.nft"$/d' /etc/nftables.conf
  rm -f /etc/quillmere.nft
  systemctl enable --quiet --now quillmere-firewall.service
  echo 'at most 256 connections per client, in the table inet quillmere'
fi

step 'The timers'
for timer in "$release"/deploy/*.timer; do
  systemctl enable --quiet --now "${timer##*/}"
  echo "  ${timer##*/}"
done

if [ -e "$first_start" ]; then
  step 'A first start: without sample openings, and a first backup'
  quillmere-staff clear-samples --yes
  systemctl start quillmere-backup.service
  rm "$first_start"
fi

step 'The doctor'
quillmere-staff doctor || echo 'Do what is marked with DO; run this again at any time.'

link=$(journalctl --unit 'quillmere*' --since -24h --output cat --no-pager 2> /dev/null | sed -n 's/.*Create the first one within 24 hours: //p' | tail -n 1)
printf '\nThe site: https://%s\n' "$site_name"
if quillmere-staff users list | grep -q '^There are no accounts yet'; then
  echo "The staff desk, for its first account, once and within 24 hours: ${link:-systemctl restart ${processes%%
*}, then run this again}"
fi
