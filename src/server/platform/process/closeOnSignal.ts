import type { FastifyInstance } from 'fastify';

/** Requests in flight have this long to be answered. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

interface ShutdownTasks {
  /** Starts when the connections are closed, and is awaited as well. */
  alongside: () => Promise<void>;
  afterwards: () => Promise<void>;
}

/** Refuses new connections, answers requests in flight, then closes; after ten seconds it closes all connections. */
const closeGently = async (app: FastifyInstance): Promise<void> => {
  // A connection becomes idle after its response, and would stay open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const forceClose = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(forceClose);
};

/** On SIGTERM or SIGINT: closes gently, and exits with 0 (OPS-7). A second signal ends the process at once. */
export const closeOnSignal = (app: FastifyInstance, { alongside, afterwards }: ShutdownTasks): void => {
  const onSignal = () => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    void Promise.all([closeGently(app), alongside()])
      .then(afterwards)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};
