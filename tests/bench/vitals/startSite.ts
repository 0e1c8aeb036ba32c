import { resolve } from 'node:path';
import { startNginx } from '../../support/nginx.ts';
import { freshDir, startServer } from '../../support/server.ts';

/** The built site as it is run: our server behind deploy/nginx.conf, with TLS (self-made) and HTTP/2. */
export const startSite = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = await startServer({ DIST_DIR: resolve('dist'), TRUST_PROXY: '127.0.0.1' });
  const stopServer = async (): Promise<void> => {
    await server.stop();
  };
  try {
    const nginx = await startNginx({
      ports: [new URL(server.url).port],
      site: resolve('dist/site'),
      before: freshDir(),
    });
    const stop = async (): Promise<void> => {
      await nginx.stop();
      await stopServer();
    };
    return { url: `https://localhost:${nginx.https}`, stop };
  } catch (error) {
    await stopServer();
    throw error;
  }
};
