import { resolve } from 'node:path';
import { startServer, type TestServer } from '../support/server.ts';
import type { Engine, Look, Missing } from './driver.ts';
import { earlyJourneys } from './earlyJourneys.ts';
import { formJourneys } from './formJourneys.ts';
import { soundLine, startGateway, type Gateway } from './gateway.ts';
import type { Journey } from './journey.ts';
import { lackJourneys } from './lackJourneys.ts';
import { pageJourneys } from './pageJourneys.ts';
import { shellJourneys } from './shellJourneys.ts';
import { makeTab } from './tab.ts';

const LOOKS: readonly Look[] = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];
const PHONE = 992;
const isPhone = ({ width }: Look): boolean => width < PHONE;

const journeys: readonly Journey[] = [
  ...shellJourneys,
  ...earlyJourneys,
  ...formJourneys,
  ...pageJourneys,
  ...lackJourneys,
];
const journeysAt = (look: Look) => journeys.filter(({ isForPhone }) => isPhone(look) || !isForPhone);

/** Every journey in an engine, by phone and by desk; on a machine without it one test says so, with the reason. */
export const runJourneys = (name: string, find: () => Promise<Engine | Missing>): void => {
  let engine: Engine | Missing;
  let server: TestServer;
  let gateway: Gateway;
  beforeAll(async () => {
    engine = await find();
    if ('why' in engine) return void process.stdout.write(`${engine.name} is not run: ${engine.why}\n`);
    process.stdout.write(`${engine.name} ${engine.version}\n`);
    server = await startServer({ DIST_DIR: resolve('dist') });
    gateway = await startGateway(server.url);
  }, 120_000);
  afterAll(async () => {
    await gateway?.close();
    await server?.stop();
    if ('close' in engine) await engine.close();
  });

  for (const look of LOOKS) {
    describe(`${name} at ${look.width} px, ${look.scheme}`, () => {
      for (const journey of journeysAt(look)) {
        test(
          journey.name,
          async () => {
            if ('why' in engine) return;
            Object.assign(gateway, soundLine(), { firstScript: journey.lack ?? '' });
            const driver = await engine.visit(look);
            try {
              const tab = makeTab(driver, gateway.url);
              await journey.run({ tab, server, gateway, isPhone: isPhone(look) });
              const lines = gateway.hasScripts ? await tab.lines() : [];
              expect(lines.filter((line) => !journey.expectedLines?.test(line))).toEqual([]);
            } finally {
              await driver.close();
            }
          },
          90_000,
        );
      }
    });
  }
};
