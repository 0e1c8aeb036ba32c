import { resolve } from 'node:path';
import { startServer, type TestServer } from '../support/server.ts';
import type { Engine, Missing } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { areKept, differenceOf, keepPicture } from './keptPictures.ts';
import { picturedLooks, takePictures } from './takePictures.ts';
import { findWebKit } from './webkit.ts';

const isRenewing = process.env['ENGINE_PICTURES'] === 'renew';
const LOOK_MS = 120_000;

let server: TestServer;
let gateway: Gateway;
beforeAll(async () => {
  server = await startServer({ DIST_DIR: resolve('dist') });
  gateway = await startGateway(server.url);
});
afterAll(async () => {
  await gateway?.close();
  await server?.stop();
});

describe.each([
  ['Firefox', findFirefox],
  ['WebKit', findWebKit],
])('the kept pictures of %s', (_, find) => {
  let engine: Engine | Missing;
  const skipped = (): string | undefined => {
    if ('why' in engine) return `${engine.name} is not run: ${engine.why}`;
    return isRenewing || areKept(engine)
      ? undefined
      : `No pictures are kept for ${engine.name} ${engine.version}`;
  };
  beforeAll(async () => {
    engine = await find();
    const reason = skipped();
    if (reason) process.stdout.write(`${reason}\n`);
  }, LOOK_MS);
  afterAll(async () => {
    if ('close' in engine) await engine.close();
  });

  it.each(picturedLooks)(
    'look the same at $width px, $scheme',
    async (look) => {
      if ('why' in engine || skipped()) return;
      const differences: string[] = [];
      for await (const picture of takePictures(engine, gateway.url, look)) {
        if (isRenewing) await keepPicture(engine, picture);
        const difference = await differenceOf(engine, picture);
        if (difference) differences.push(difference);
      }
      expect(differences).toEqual([]);
    },
    LOOK_MS,
  );
});
