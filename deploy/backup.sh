#!/bin/sh
# Writes a backup of the database into BACKUP_DIR (PostgreSQL: with pg_dump), and deletes backups older than KEEP_DAYS (14),
# except the newest three. Copies every process's log of erasures, which a restore needs. Exits with a non-zero code if anything fails.
set -eu
program=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/quillmere}
days=${KEEP_DAYS:-14}
extension=db
[ -z "${DATABASE_URL:-}" ] || extension=dump

umask 077
mkdir -p "$folder"
# Old backups are deleted even if no new one can be made.
status=0
"$program/staff" backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).$extension" || status=$?
# With several processes, each has a log in its own folder. A restore needs the entries of all.
data=${DATA_DIR:-/var/lib/quillmere}
for log in "$data"/erasures.log "$data"/[0-9]*/erasures.log; do
  [ ! -f "$log" ] || cat "$log"
done > "$folder/erasures.log.new"
if [ -s "$folder/erasures.log.new" ]; then
  mv "$folder/erasures.log.new" "$folder/erasures.log"
else
  rm "$folder/erasures.log.new"
fi

# No backup is kept for longer than 30 days, because it contains what people had deleted since; the privacy notice says so.
[ "$days" -le 29 ] || days=29

# Keeps the newest backup made before an upgrade for 30 days, because a rollback may need it.
delete_old() {
  ls -1t "$folder" | grep "$1" | tail -n "+$(($2 + 1))" | while read -r name; do
    find "$folder/$name" -mtime "+$3" -delete
  done
}
delete_old '^site-[0-9TZ]*\.\(db\|dump\)$' 3 "$days"
delete_old '^site-[0-9TZ]*\.\(db\|dump\)$' 0 29
delete_old '^before-.*\.\(db\|dump\)$' 1 "$days"
delete_old '^before-.*\.\(db\|dump\)$' 0 29
exit "$status"
