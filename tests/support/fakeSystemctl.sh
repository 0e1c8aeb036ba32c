#!/bin/bash
# Plays systemctl on a bare root without systemd: a unit's command as its user, in its folder, with its environment and
# what it runs before. No sandbox, no restarts.
units=/etc/systemd/system

value() { sed -n "s/^$2=//p" "$units/$1" | tail -n 1; }

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
    nginx*) nginx -s reload 2> /dev/null || nginx ;;
    *)
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
[ "$1" != --now ] || shift
for unit in "$@"; do
  case "$verb" in
    enable | start | reload) start_unit "$unit" || exit 1 ;;
    stop) stop_unit "$unit" ;;
    restart) stop_unit "$unit"; start_unit "$unit" || exit 1 ;;
  esac
done
