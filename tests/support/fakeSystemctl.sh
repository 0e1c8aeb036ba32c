#!/bin/bash
# Plays systemctl on a bare root without systemd: a unit's command as its user, in its folder, with its environment and
# what it runs before; of a template's instance, too. No sandbox, no restarts.
units=/etc/systemd/system

# The file of `quillmere@1.service` is `quillmere@.service`, and %i stands for 1 in it.
value() {
  local instance=${1#*@}
  instance=${instance%.service}
  sed -n "s/^$2=//p" "$units/${1/@*.service/@.service}" | tail -n 1 | sed "s/%i/$instance/g"
}

make_folders() {
  local folder
  for folder in $(value "$1" StateDirectory); do
    install -d -m "$(value "$1" StateDirectoryMode)" -o "$(value "$1" User)" -g "$(value "$1" Group)" "/var/lib/$folder"
  done
}

run_unit() {
  local unit=$1 file
  file=$(value "$unit" EnvironmentFile)
  set -a
  for each in $(value "$unit" Environment); do eval "$each"; done
  [ -z "$file" ] || . "$file"
  set +a
  cd "$(value "$unit" WorkingDirectory)" || exit 1
  HOME=/var/lib/quillmere exec setpriv --reuid="$(value "$unit" User)" --regid="$(value "$unit" Group)" \
    --init-groups $(value "$unit" ExecStart)
}

start_unit() {
  local unit=$1
  case "$unit" in
    *.timer) [ -f "$units/$unit" ] ;;
    # Its rules would be those of the machine that the test runs on.
    nftables*) [ -f /etc/nftables.conf ] ;;
    nginx*) nginx -s reload 2> /dev/null || nginx ;;
    postgresql*) pg_lsclusters --no-header | while read -r version cluster _; do
      pg_ctlcluster "$version" "$cluster" status > /dev/null || pg_ctlcluster "$version" "$cluster" start
    done ;;
    *)
      make_folders "$unit"
      if [ "$(value "$unit" Type)" = oneshot ]; then (run_unit "$unit"); return; fi
      (umask "$(value "$unit" UMask)"; run_unit "$unit") > "/run/$unit.log" 2>&1 < /dev/null &
      echo $! > "/run/$unit.pid"
      ;;
  esac
}

stop_unit() {
  local pid
  pid=$(cat "/run/$1.pid" 2> /dev/null) || return 0
  kill "$pid" 2> /dev/null
  while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
  rm -f "/run/$1.pid"
}

verb=$1
shift
if [ "$verb" = list-units ]; then
  for pid in /run/*@*.service.pid; do
    [ ! -e "$pid" ] || { name=${pid#/run/}; echo "${name%.pid} loaded active running"; }
  done
  exit
fi
[ "$1" != --now ] || shift
for unit in "$@"; do
  case "$verb" in
    enable | start | reload) start_unit "$unit" || exit 1 ;;
    stop | disable) stop_unit "$unit" ;;
    restart) stop_unit "$unit"; start_unit "$unit" || exit 1 ;;
  esac
done
