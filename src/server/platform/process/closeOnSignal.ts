import type { FastifyInstance } from 'fastify';

/** The time that requests in flight have to finish. */
const GRACE_PERIOD_MS = 10_000;
const SWEEP_INTERVAL_MS = 50;

interface ShutdownTasks {
  /** Runs while the connections are closed. */
  whileClosing: () => Promise<void>;
  afterClosing: () => Promise<void>;
}

/** Refuses new connections, responds to requests in flight, and closes; after ten seconds it closes all connections. */
export const closeGracefully = async (app: FastifyInstance): Promise<void> => {
  // Otherwise a connection would stay open and idle after its response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const forceClose = setTimeout(() => app.server.closeAllConnections(), GRACE_PERIOD_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(forceClose);
};

/** On SIGTERM or SIGINT, closes gracefully and exits with 0. A second signal ends the process at once. */
export const closeOnSignal = (app: FastifyInstance, { whileClosing, afterClosing }: ShutdownTasks): void => {
  const onSignal = () => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    void Promise.all([closeGracefully(app), whileClosing()])
      .then(afterClosing)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};
