import type { Kysely } from 'kysely';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Tables } from '../platform/database/tables.ts';
import type { RecordResponse } from '../platform/http/accessLog.ts';
import { failureCode, StartError } from '../platform/process/failure.ts';
import { VERSION } from '../platform/process/version.ts';
import { readNewestBackup } from '../platform/records/meta.ts';
import { readCertificateExpiry } from './certificate.ts';
import { readHealth, type UpkeepDependencies } from './health.ts';

/** The server's gauges by name, with their help texts. Ages are in seconds; -1: never, NaN: unknown. */
const GAUGES = {
  database_up: '1: the database answers.',
  can_store: '1: the disk can be written.',
  mail_oldest_unsent_seconds: 'Age of the oldest waiting email.',
  mail_dead: 'Emails that were given up (dead letters).',
  backup_age_seconds: 'Age of the newest verified backup; -1: none.',
  retention_age_seconds: 'Time since retention last succeeded; -1: never.',
  certificate_seconds: 'Time until the certificate of SITE_URL expires.',
} as const;
type Facts = Record<keyof typeof GAUGES, number>;

interface MetricsSources extends Pick<UpkeepDependencies, 'canStore'> {
  db: Kysely<Tables>;
  siteUrl: string;
}

const HOUR_MS = 3_600_000;

/** Makes a function that reads the certificate at most once an hour. */
const makeCertificateReader = (siteUrl: string) => {
  let expiresAt: number | undefined;
  let readAt = -Infinity;
  return async (now: number): Promise<number> => {
    if (siteUrl.startsWith('https:') && now - readAt > HOUR_MS) {
      readAt = now;
      expiresAt = await readCertificateExpiry(siteUrl).then(
        (date) => date.getTime(),
        () => undefined,
      );
    }
    return expiresAt === undefined ? Number.NaN : (expiresAt - now) / 1000;
  };
};

/** Makes a function that reads all gauges. It never rejects: whether the database responds is one of them. */
const makeFactsReader = ({ db, canStore, siteUrl }: MetricsSources) => {
  const readCertificate = makeCertificateReader(siteUrl);
  return async (): Promise<Facts> => {
    const now = Date.now();
    const secondsSince = (at: string | null | undefined) =>
      at ? Math.max(0, (now - Date.parse(at)) / 1000) : -1;
    const can_store = Number(await canStore().catch(() => false));
    const certificate_seconds = await readCertificate(now);
    try {
      const { mail, retention } = await readHealth(db, new Date(now));
      const newest = await readNewestBackup(db);
      return {
        database_up: 1,
        can_store,
        certificate_seconds,
        mail_oldest_unsent_seconds: mail.oldest_unsent_seconds ?? 0,
        mail_dead: mail.dead,
        backup_age_seconds: secondsSince(newest?.at),
        retention_age_seconds: secondsSince(retention),
      };
    } catch {
      const mail = { mail_oldest_unsent_seconds: Number.NaN, mail_dead: Number.NaN };
      const ages = { backup_age_seconds: Number.NaN, retention_age_seconds: Number.NaN };
      return { database_up: 0, can_store, certificate_seconds, ...mail, ...ages };
    }
  };
};

const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 10];

const makeMetrics = async (readFacts: () => Promise<Facts>) => {
  // Loaded only if metrics are on, because it takes a megabyte of memory.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = (await import('prom-client')).default;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const info = { name: 'site_info', help: 'The version that runs.', labelNames: ['version'], registers };
  new Gauge(info).set({ version: VERSION }, 1);
  const responseSeconds = new Histogram({
    name: 'site_answer_seconds',
    help: 'Response times by route and status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const gauges = Object.entries(GAUGES).map(
    // The keys of GAUGES are those of Facts.
    ([name, help]) => [name as keyof Facts, new Gauge({ name: `site_${name}`, help, registers })] as const,
  );
  const recordResponse: RecordResponse = ({ route, status, ms }) =>
    responseSeconds.observe({ route, status }, ms / 1000);
  const renderMetrics = async (): Promise<string> => {
    const facts = await readFacts();
    for (const [name, gauge] of gauges) gauge.set(facts[name]);
    return registry.metrics();
  };
  return { recordResponse, renderMetrics, type: registry.contentType };
};

/** Accepts only host names of this machine, which prevents DNS rebinding by another site. */
const isForThisMachine = ({ headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');

const HOST = '127.0.0.1';

interface RunningMetrics {
  recordResponse: RecordResponse;
  close: () => Promise<void>;
}

/** Serves `/metrics` for Prometheus on a separate port; 0: not at all. Throws StartError if the port is in use. */
export const startMetrics = async (port: number, sources: MetricsSources): Promise<RunningMetrics> => {
  if (port === 0) return { recordResponse: () => undefined, close: async () => undefined };
  const { recordResponse, renderMetrics, type } = await makeMetrics(makeFactsReader(sources));
  const server = createServer((request, response) => {
    if (!isForThisMachine(request)) return void response.writeHead(421).end();
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    return void renderMetrics().then(
      (metrics) => response.writeHead(200, { 'content-type': type }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`METRICS_PORT ${port} on ${HOST} cannot be used (${failureCode(error)})`, {
      cause: error,
    });
  }
  return {
    recordResponse,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
