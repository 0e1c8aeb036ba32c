#!/bin/sh
# upgrade.sh ARCHIVE: checks a release, backs the database up, starts the new version in the place of the present one, and
# goes back to that where the new one does not become ready. As root. The first installation is done by it, too. Several
# processes (quillmere@1, quillmere@2, …) are restarted one after the other, or all together where the database changes.
set -eu
archive=$1
home=/opt/quillmere
processes=$(systemctl list-units --plain --no-legend 'quillmere@*.service' | sed 's/ .*//')

(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
name=$(tar -tzf "$archive" | sed -n '1s|/.*||p')
mkdir -p "$home/releases"
tar -xzf "$archive" -C "$home/releases"
(cd "$home/releases/$name" && sha256sum --check --quiet SHA256SUMS)

if [ ! -e "$home/current" ]; then
  ln -sfn "$home/releases/$name" "$home/current"
  ln -sfn "$home/releases/$name" "$home/previous"
  echo "$name is installed"
  exit
fi

before=$(readlink "$home/current")
[ "$before" != "$home/releases/$name" ] || { echo "$name is installed already"; exit; }
# As systemd reads them, and as quillmere-staff does; pg_dump looks for PGPASSWORD among them.
read_settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
    value=${line#*=}
    case $value in \'*\' | \"*\") value=${value#?} value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done < /etc/quillmere/quillmere.env
}

if grep -q '^DATABASE_URL=.' /etc/quillmere/quillmere.env; then
  backup=/var/backups/quillmere/before-$name.dump
  (umask 077; read_settings; pg_dump --format=custom --file="$backup" "$DATABASE_URL")
else
  backup=/var/backups/quillmere/before-$name.db
  quillmere-staff backup "$backup" --force
fi

until_ready() {
  for _ in $(seq 60); do
    sleep 1
    if "$home/current/bin/node" -e "fetch('http://127.0.0.1:$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then return 0; fi
  done
  return 1
}

# Those of the older version do not know the tables that the first of the newer one makes.
start_together() {
  systemctl stop $processes
  for process in $processes; do
    systemctl start "$process"
    number=${process#*@}
    until_ready "300${number%.service}" || return 1
  done
}

start() {
  ln -sfn "$1" "$home/current"
  if [ -z "$processes" ]; then
    systemctl restart quillmere.service
    until_ready 3000
  elif quillmere-staff openings list 2>&1 | grep -q 'from an older version of this program'; then
    start_together
  else
    sh "$home/current/deploy/rolling-restart.sh"
  fi
}

if start "$home/releases/$name"; then
  ln -sfn "$before" "$home/previous"
  echo "$name runs; before it ran $before, and $backup is the database as it was"
  # They hold personal data; on PostgreSQL no backup by night deletes them.
  (read_settings; find /var/backups/quillmere -name 'before-*.d[bu]*' ! -path "$backup" -mtime "+${KEEP_DAYS:-14}" -delete)
  exit
fi
echo "$name did not become ready (journalctl -u quillmere); going back to $before" >&2
if ! start "$before"; then
  echo "It does not start either: where it says that the database is newer, restore $backup (docs/operations.md, Rollback)" >&2
fi
exit 1
