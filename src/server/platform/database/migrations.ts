import type { Migration } from 'kysely/migration';
import type { ApplicationColumn } from '../../../contract/applicationFields.ts';
import type { OpeningField } from '../../../contract/openingFields.ts';
import { careers } from './migrations/0001_careers.ts';
import { mail } from './migrations/0002_mail.ts';
import { neverInDoubt } from './migrations/0003_never_in_doubt.ts';
import { desk } from './migrations/0004_desk.ts';
import { openingVersions } from './migrations/0005_opening_versions.ts';
import { noTestRows } from './migrations/0006_no_test_rows.ts';
import { resumeFiles } from './migrations/0007_resume_files.ts';
import { openingsSearch } from './migrations/0008_openings_search.ts';
import { openingStart } from './migrations/0009_opening_start.ts';
import { alerts } from './migrations/0012_alerts.ts';
import { resumeScans } from './migrations/0013_resume_scans.ts';

/**
 * Every migration by its name, which the database remembers: never rename one, never change one that was released.
 * Kept in code and not read from a folder, so that the bundled server needs no files.
 */
export const migrations = {
  '0001_careers': careers,
  '0002_mail': mail,
  '0003_never_in_doubt': neverInDoubt,
  '0004_desk': desk,
  '0005_opening_versions': openingVersions,
  '0006_no_test_rows': noTestRows,
  '0007_resume_files': resumeFiles,
  '0008_openings_search': openingsSearch,
  '0009_opening_start': openingStart,
  '0012_alerts': alerts,
  '0013_resume_scans': resumeScans,
} as const satisfies Record<string, Migration>;
type MigrationName = keyof typeof migrations;

/** The migration that brought the column of each field; a new field wants one of its own. */
export const broughtBy = {
  openings: {
    job_title: '0001_careers',
    company_name: '0001_careers',
    location: '0001_careers',
    department: '0004_desk',
    employment_type: '0004_desk',
    workplace: '0004_desk',
    salary_range: '0004_desk',
    start: '0009_opening_start',
    closing_date: '0004_desk',
  } satisfies Record<OpeningField, MigrationName>,
  applications: {
    name: '0001_careers',
    email: '0001_careers',
    phone: '0001_careers',
    other_information: '0001_careers',
  } satisfies Record<ApplicationColumn, MigrationName>,
};
