import type { FastifyInstance } from 'fastify';

/** Requests in flight have this long to be answered. */
const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

interface Ending {
  /** Starts when the connections are closed, and is awaited as well. */
  alongside: () => Promise<void>;
  afterwards: () => Promise<void>;
}

/** Refuses new connections, answers requests in flight, then closes; after ten seconds it closes all connections. */
const closeGently = async (app: FastifyInstance): Promise<void> => {
  // A connection becomes idle after its response, and would stay open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
};

/** On SIGTERM or SIGINT: closes gently, and exits with 0 (OPS-7). A second signal ends the process at once. */
export const closeOnSignal = (app: FastifyInstance, { alongside, afterwards }: Ending): void => {
  const onSignal = () => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    void Promise.all([closeGently(app), alongside()])
      .then(afterwards)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};
