import type { Kysely } from 'kysely';
import { resolve } from 'node:path';
import type { ApplicationDependencies } from '../applications/dependencies.ts';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { resumeRepository } from '../applications/queries/resumeRepository.ts';
import { unclaimedUploads } from '../applications/unclaimedUploads.ts';
import { withdrawalRepository } from '../applications/withdrawal/withdrawalRepository.ts';
import type { MessageDependencies } from '../messages/email.ts';
import { messageRepository } from '../messages/queries/messageRepository.ts';
import { alertRepository } from '../openings/alerts/alertRepository.ts';
import type { AlertDependencies } from '../openings/dependencies.ts';
import { openingRepository } from '../openings/queries/openingRepository.ts';
import { openingSearch } from '../openings/queries/openingSearch.ts';
import { readOpeningsVersion } from '../openings/queries/openingStatus.ts';
import { makeRendererLoader } from '../pages/renderer.ts';
import { readBuildVersion } from '../pages/sendPage.ts';
import { freeSpace } from '../platform/database/databaseFile.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { RecordResponse } from '../platform/http/accessLog.ts';
import { makeResponseCache, cacheVersion } from '../platform/http/responseCache.ts';
import type { Config } from '../platform/settings/config.ts';
import { recordAudit } from '../platform/records/audit.ts';
import { readRoles } from '../privacy/personFile.ts';
import { correctionQueries } from '../privacy/queries/corrections.ts';
import { dataLinkQueries } from '../privacy/queries/dataLinks.ts';
import { personDataQueries } from '../privacy/queries/personDataQueries.ts';
import { makeEraser } from '../privacy/repeatErasures.ts';
import type { PrivacyDependencies } from '../privacy/yourDataRoutes.ts';
import { readHealth, type UpkeepDependencies } from '../upkeep/health.ts';

/** All dependencies of the server's routes. */
export interface Dependencies
  extends
    ApplicationDependencies,
    AlertDependencies,
    MessageDependencies,
    UpkeepDependencies,
    PrivacyDependencies {
  log: Pick<NodeJS.WritableStream, 'write'>;
  recordResponse: RecordResponse;
}

interface DependencyOptions extends Pick<
  Dependencies,
  'pageSources' | 'wakeOutbox' | 'canStore' | 'preparation' | 'isReplaced' | 'recordResponse'
> {
  config: Config;
  db: Kysely<Tables>;
  distDir: string;
}

/** A site with a hundred pages takes 2 MB, the page of an opening 100 kB, the sitemap of 10,000 openings 3 MB. */
const SITE_CACHE_BYTES = 16 * 1024 * 1024;
const OPENINGS_CACHE_BYTES = 32 * 1024 * 1024;

/** Makes the dependencies from the settings and the open database. */
export const makeDependencies = ({ config, db, distDir, ...others }: DependencyOptions): Dependencies => {
  const clock = () => new Date();
  const options = {
    clock,
    periods: config.periods,
    scan: config.scan,
    staffMail: {
      content: config.site.mailContent,
      deskUrl: config.desk?.url ?? '',
    },
  } as const;
  const erase = makeEraser({ db, dataDir: resolve(config.dataDir) });
  const readVersion = cacheVersion(() => readOpeningsVersion(db, clock()));
  const hasMail = config.mail.smtpUrl !== '';
  return {
    ...others,
    openings: openingRepository(db, clock),
    resumes: resumeRepository(db, options),
    unclaimed: unclaimedUploads({
      db,
      freeSpace: async () => (config.databaseUrl ? Infinity : freeSpace(config.dataDir)),
      unclaimedBytes: config.unclaimedBytes,
      minFreeBytes: config.minFreeBytes,
    }),
    applications: applicationRepository(db, options),
    messages: messageRepository(db, options),
    withdrawals: withdrawalRepository({ db, clock, erase }),
    alerts: alertRepository({ db, clock, erase, durationDays: config.periods.keptRetentionDays }),
    hasMail,
    erase,
    clock,
    dataLinks: dataLinkQueries({ db, clock }),
    corrections: correctionQueries({ db, clock, periods: config.periods }),
    findByMailbox: personDataQueries(db).findByMailbox,
    readRoles: () => readRoles(db),
    recordAccess: (reference, kind) =>
      recordAudit(db, {
        at: clock().toISOString(),
        actor: 'applicant',
        action: 'person.informed',
        subject: `${kind} ${reference}`,
      }),
    receiptOptions: { replyWithinDays: config.periods.replyWithinDays, hasMail },
    readHealth: () => readHealth(db, clock()),
    site: resolve(distDir, 'site'),
    siteResponses: makeResponseCache({
      readVersion: cacheVersion(() => readBuildVersion(distDir)),
      maxBytes: SITE_CACHE_BYTES,
    }),
    openingResponses: makeResponseCache({ readVersion, maxBytes: OPENINGS_CACHE_BYTES }),
    openingSearch: openingSearch({ db, clock, readVersion }),
    loadRenderer: makeRendererLoader(distDir),
    log: process.stderr,
  };
};
