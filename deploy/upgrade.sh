#!/bin/sh
# upgrade.sh ARCHIVE: checks a release, backs the database up, starts the new version in the place of the present one, and
# goes back to that where the new one does not become ready. As root. The first installation is done by it, too.
set -eu
archive=$1
home=/opt/quillmere
node_check='fetch("http://127.0.0.1:3000/readyz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'

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
backup=/var/backups/quillmere/before-$name.db
quillmere-staff backup "$backup" --force

start() {
  ln -sfn "$1" "$home/current"
  systemctl restart quillmere.service
  for _ in $(seq 60); do
    sleep 1
    if "$home/current/bin/node" -e "$node_check"; then return 0; fi
  done
  return 1
}

if start "$home/releases/$name"; then
  ln -sfn "$before" "$home/previous"
  echo "$name runs; before it ran $before, and $backup is the database as it was"
  exit
fi
echo "$name did not become ready (journalctl -u quillmere); going back to $before" >&2
if ! start "$before"; then
  echo "It does not start either: where it says that the database is newer, restore $backup (docs/operations.md, Rollback)" >&2
fi
exit 1
