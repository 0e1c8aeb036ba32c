# Sourced by the other scripts: reading and checking the settings, and asking the processes whether they are ready.
home=/opt/quillmere
settings_file=/etc/quillmere/quillmere.env

# read_settings [FILE]: exports the settings. It parses them like systemd, not like a shell: values may contain blanks and
# special characters, and are never executed.
read_settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
    case ${line%%=*} in *[!A-Za-z0-9_]*) continue ;; esac
    value=${line#*=}
    case $value in \'*\' | \"*\") value=${value#?} value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done < "${1:-$settings_file}"
}

# check_settings RELEASE [FILE]: says what is wrong with the settings for a release, and exits with 1 if anything is.
check_settings() (
  "$1/staff" settings --help | grep -q -e --check || exit 0 # Version 1.0.0 cannot check them.
  cd /
  read_settings "${2:-$settings_file}"
  export STAFF_SETTINGS="${2:-$settings_file}" STAFF_COMMAND=quillmere-staff DATA_DIR=/var/lib/quillmere
  setpriv --reuid=quillmere --regid=quillmere --init-groups "$1/staff" settings --check > /run/quillmere-check.txt 2>&1 &&
    status=0 || status=1
  # A file that is only being checked is not there afterwards.
  [ "$status" = 0 ] || exec >&2
  sed "s|$STAFF_SETTINGS|$settings_file|g" /run/quillmere-check.txt
  exit "$status"
)

# The units of the server's processes: quillmere@1.service and so on, or quillmere.service.
list_processes() {
  several=$(systemctl list-units --plain --no-legend 'quillmere@*.service' | sed 's/ .*//')
  echo "${several:-quillmere.service}"
}

# The processes that start with the machine.
list_enabled_processes() {
  ls /etc/systemd/system/multi-user.target.wants 2> /dev/null | sed -n "/^quillmere\(@[1-9]\)\{0,1\}[.]service$/p"
}

# reachable HOST: the address on which this machine reaches a process that listens on HOST.
reachable() {
  case $1 in
    0.0.0.0) echo 127.0.0.1 ;;
    ::) echo '[::1]' ;;
    *:*) echo "[$1]" ;;
    *) echo "$1" ;;
  esac
}

# address_of UNIT, desk_address_of UNIT: where a process and its staff desk listen, by the settings that were read.
address_of() {
  case $1 in
    quillmere@*) port=300${1#quillmere@} port=${port%.service} ;;
    *) port=${PORT:-3000} ;;
  esac
  echo "$(reachable "${HOST:-127.0.0.1}"):$port"
}
desk_address_of() {
  case $1 in
    quillmere@*) port=310${1#quillmere@} port=${port%.service} ;;
    *) port=${DESK_PORT:-3001} ;;
  esac
  echo "$(reachable "${DESK_HOST:-127.0.0.1}"):$port"
}

# Prints 'ready', or what the process says instead: 'checking' or 'updating' while it still checks its database or brings
# it up to date; nothing if it does not answer.
ask_readiness() {
  "$home/current/bin/node" -e "
    fetch('http://$1/readyz', { signal: AbortSignal.timeout(5000) })
      .then(async (response) => console.log(response.ok ? 'ready' : (await response.json()).status))
      .catch(() => undefined)"
}

# wait_until_ready UNIT: waits for a minute, and an hour while the process says what it does to its database.
wait_until_ready() {
  address=$(address_of "$1") tries=60 checks=3600
  while [ "$tries" -gt 0 ] && [ "$checks" -gt 0 ]; do
    case $(ask_readiness "$address") in
      ready) return 0 ;;
      checking | updating) checks=$((checks - 1)) ;;
      *) tries=$((tries - 1)) ;;
    esac
    sleep 1
  done
  echo "$1 does not answer on http://$address/readyz: journalctl -u $1 -n 50" >&2
  return 1
}
