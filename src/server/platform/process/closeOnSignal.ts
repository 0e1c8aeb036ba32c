import type { FastifyInstance } from 'fastify';

/** Time for requests in flight to be answered. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

interface ShutdownTasks {
  /** Runs while the connections are closed. */
  alongside: () => Promise<void>;
  afterwards: () => Promise<void>;
}

/** Refuses new connections, answers requests in flight, then closes; after ten seconds it closes all connections. */
const closeGently = async (app: FastifyInstance): Promise<void> => {
  // Otherwise a connection would stay open, idle, after its response.
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
