#!/bin/sh
# Writes a backup of the database into BACKUP_DIR (PostgreSQL: with pg_dump), and deletes backups older than KEEP_DAYS (14),
# except the newest three. Copies the log of erasures, which a restore needs. Exits with a non-zero code if anything fails.
set -eu
program=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/quillmere}
days=${KEEP_DAYS:-14}
extension=db
[ -z "${DATABASE_URL:-}" ] || extension=dump

umask 077
mkdir -p "$folder"
"$program/staff" backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).$extension"
if [ -f "${DATA_DIR:-/var/lib/quillmere}/erasures.log" ]; then
  cp -p "${DATA_DIR:-/var/lib/quillmere}/erasures.log" "$folder/erasures.log.new"
  mv "$folder/erasures.log.new" "$folder/erasures.log"
fi

# Keeps the newest backup made before an upgrade, because a rollback may need it.
delete_old() {
  ls -1t "$folder" | grep "$1" | tail -n "+$(($2 + 1))" | while read -r name; do
    find "$folder/$name" -mtime "+$days" -delete
  done
}
delete_old '^site-[0-9TZ]*\.\(db\|dump\)$' 3
delete_old '^before-.*\.\(db\|dump\)$' 1
