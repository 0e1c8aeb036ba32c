#!/bin/sh
# upgrade.sh [--downgrade] ARCHIVE: checks a release, backs up the database, starts the new version instead of the
# current one, and rolls back if the new one does not become ready. Run it as root, also for the first installation.
# Several processes (quillmere@1, …) are restarted one after the other, or all together if the database changes.
set -eu
home=/opt/quillmere
fail() { echo "upgrade.sh: $*" >&2; exit 1; }

downgrade=
[ "${1-}" != --downgrade ] || { downgrade=yes; shift; }
[ $# = 1 ] || fail "expected one archive, got $#: $*"
archive=$1
[ -f "$archive.sha256" ] || fail "$archive.sha256 is missing: copy it next to the archive"
(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") || fail "$archive is damaged"
name=$(tar -tzf "$archive" | sed -n '1s|/.*||p')

# Reads the version or the date from a release.json on standard input.
read_field() { sed -n "s/^ *\"$1\": \"\(.*\)\",*$/\1/p"; }
is_older() {
  new_version=$(tar -xzOf "$archive" "$name/release.json" | read_field version)
  old_version=$(read_field version < "$home/current/release.json")
  new_base=${new_version%%+*} old_base=${old_version%%+*}
  if [ "$new_base" != "$old_base" ]; then
    [ "$(printf '%s\n' "$new_base" "$old_base" | sort -V | head -n 1)" = "$new_base" ]
    return
  fi
  new_date=$(tar -xzOf "$archive" "$name/release.json" | read_field date)
  old_date=$(read_field date < "$home/current/release.json")
  [ "$new_date" != "$old_date" ] && [ "$(printf '%s\n' "$new_date" "$old_date" | sort | head -n 1)" = "$new_date" ]
}
if [ -e "$home/current/release.json" ] && is_older && [ -z "$downgrade" ]; then
  fail "$name is older than $(basename "$(readlink "$home/current")"), which is running: nothing was changed (--downgrade installs it anyway)"
fi

mkdir -p "$home/releases"
tar -xzf "$archive" -C "$home/releases"
(cd "$home/releases/$name" && sha256sum --check --quiet SHA256SUMS) || fail "$home/releases/$name is damaged"

if [ ! -e "$home/current" ]; then
  ln -sfn "$home/releases/$name" "$home/current"
  ln -sfn "$home/releases/$name" "$home/previous"
  echo "$name is installed"
  exit
fi

previous=$(readlink "$home/current")
[ "$previous" != "$home/releases/$name" ] || { echo "$name is already installed"; exit; }
. "$home/releases/$name/deploy/settings.sh"
read_settings
processes=$(systemctl list-units --plain --no-legend 'quillmere@*.service' | sed 's/ .*//')
extension=db
[ -z "${DATABASE_URL:-}" ] || extension=dump
backup=/var/backups/quillmere/before-$name.$extension
quillmere-staff backup "$backup" --force

wait_until_ready() {
  for _ in $(seq 60); do
    sleep 1
    if "$home/current/bin/node" -e "fetch('http://127.0.0.1:$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then return 0; fi
  done
  return 1
}

# Older processes do not work with the tables that the first new one creates.
start_together() {
  systemctl stop $processes
  for process in $processes; do
    systemctl start "$process"
    number=${process#*@}
    wait_until_ready "300${number%.service}" || return 1
  done
}

start() {
  ln -sfn "$1" "$home/current"
  if [ -z "$processes" ]; then
    systemctl restart quillmere.service
    wait_until_ready "${PORT:-3000}"
  elif quillmere-staff outbox list 2>&1 | grep -q 'from an older version of this program'; then
    start_together
  else
    sh "$home/current/deploy/rolling-restart.sh"
  fi
}

if ! start "$home/releases/$name"; then
  echo "$name did not become ready (journalctl -u quillmere); going back to $previous" >&2
  start "$previous" ||
    echo "It does not start either: if it says that the database is newer, restore $backup (docs/operations.md, Rollback)" >&2
  exit 1
fi
ln -sfn "$previous" "$home/previous"
echo "$name is running. The previous version was $previous, and $backup is the database before the upgrade"
# Keeps three releases: this one, the previous one, and the newest of the others.
ls -1dt "$home"/releases/*/ | sed 's|/$||' | grep -vxF -e "$home/releases/$name" -e "$previous" | tail -n +2 | while read -r old; do
  rm -rf "$old"
done
