/** When a statement says that a migration was done, as version 0.1 wrote it. */
const done = (name: string): string =>
  `insert into kysely_migration (name, timestamp) values ('${name}', '2026-11-20T10:00:00.000Z')`;

const BEGIN = [
  'create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null)',
  'create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null)',
  `insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0)`,
];

const CAREERS = [
  'create table "openings" ("id" integer primary key autoincrement, "job_title" text not null, "company_name" text not null, "location" text not null, "description" text not null, "requirements" text not null, "status" text not null, "is_sample" integer not null, "posted_at" text not null, "updated_at" text not null, "closed_at" text)',
  'create table "resumes" ("id" integer primary key autoincrement, "stored_name" text not null unique, "client_name" text not null, "type" text not null, "size" integer not null, "sha256" text not null, "bytes" blob not null, "opening_id" integer not null references "openings" ("id"), "uploaded_at" text not null, "claimed_by" text)',
  'create table "applications" ("id" integer primary key autoincrement, "reference" text not null unique, "opening_id" integer not null references "openings" ("id"), "job_role" text not null, "name" text not null, "email" text not null, "phone" text not null, "other_information" text not null, "resume_id" integer not null unique references "resumes" ("id"), "received_at" text not null)',
  'create table "audit" ("id" integer primary key autoincrement, "at" text not null, "actor" text not null, "action" text not null, "subject" text not null)',
  'create table "meta" ("key" text primary key, "value" text not null)',
  done('0001_careers'),
];

const MAIL = [
  'create table "messages" ("id" integer primary key autoincrement, "reference" text not null unique, "form" text not null, "name" text not null, "email" text not null, "phone" text not null, "subject" text not null, "enquiry" text not null, "message" text not null, "received_at" text not null)',
  'create table "outbox" ("id" integer primary key autoincrement, "kind" text not null, "subject_reference" text not null, "recipient" text, "reply_to" text, "subject" text not null, "body" text not null, "resume_id" integer references "resumes" ("id") on delete set null, "message_id" text not null unique, "status" text not null, "attempts" integer not null, "first_tried_at" text, "next_try_at" text not null, "last_error" text, "created_at" text not null, "sent_at" text)',
  'create index "outbox_due" on "outbox" ("status", "next_try_at")',
  'create index "outbox_subject" on "outbox" ("subject_reference")',
  done('0002_mail'),
];

const FORMER_PERIOD = `set "delete_after" = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+180 days')`;

const NEVER_IN_DOUBT = [
  'create table "submissions" ("call" text not null, "key" text not null, "body_hash" text not null, "outcome" text not null, "made_at" text not null, constraint "submissions_key" primary key ("call", "key"))',
  `alter table "applications" add column "status" text default 'received' not null`,
  'alter table "applications" add column "status_at" text',
  'alter table "applications" add column "read_at" text',
  'alter table "applications" add column "is_repeat" integer default 0 not null',
  'alter table "applications" add column "is_suspect" integer default 0 not null',
  'alter table "applications" add column "is_test" integer default 0 not null',
  'alter table "applications" add column "consent_version" text',
  `alter table "applications" add column "delete_after" text default '' not null`,
  'alter table "applications" add column "withdrawal_hash" text',
  'alter table "applications" add column "withdrawal_until" text',
  `update "applications" ${FORMER_PERIOD}`,
  'alter table "messages" add column "is_suspect" integer default 0 not null',
  'alter table "messages" add column "is_test" integer default 0 not null',
  `alter table "messages" add column "delete_after" text default '' not null`,
  `update "messages" ${FORMER_PERIOD}`,
  'create table "notes" ("id" integer primary key autoincrement, "reference" text not null, "at" text not null, "actor" text not null, "text" text not null)',
  'create index "submissions_made" on "submissions" ("made_at")',
  'create index "submissions_outcome" on "submissions" ("outcome")',
  'create index "resumes_unclaimed" on "resumes" ("claimed_by", "uploaded_at")',
  'create index "applications_person" on "applications" (opening_id, lower(email))',
  'create index "applications_ending" on "applications" ("delete_after")',
  'create index "messages_ending" on "messages" ("delete_after")',
  'create index "outbox_resume" on "outbox" ("resume_id")',
  'create index "notes_reference" on "notes" ("reference")',
  done('0003_never_in_doubt'),
];

const DESK = [
  'alter table "openings" add column "employment_type" text',
  'alter table "openings" add column "workplace" text',
  'alter table "openings" add column "salary_range" text',
  'alter table "openings" add column "department" text',
  'alter table "openings" add column "closing_date" text',
  'alter table "openings" add column "publish_at" text',
  'alter table "openings" add column "preview_token" text',
  done('0004_desk'),
];

/**
 * Every statement by which version 0.1 made its database, in order and letter for letter; each was a commit of its own, so
 * a kill or a full disk could leave any number of them done.
 */
export const formerMigrations: readonly string[] = [
  ...BEGIN,
  ...CAREERS,
  ...MAIL,
  ...NEVER_IN_DOUBT,
  ...DESK,
];

/** How many of them make the database that the second migration left behind. */
export const UP_TO_MAIL = BEGIN.length + CAREERS.length + MAIL.length;
