import { openStore, type Store } from '../../../../tests/support/store.ts';
import { askForScanAgain } from '../queries/scanQueries.ts';
import { scanRepository, type ScanRepository } from './scanRepository.ts';

const HOUR_MS = 3_600_000;

describe('the queue of scans (SCAN-3)', () => {
  let store: Store;
  let scans: ScanRepository;
  let reference: string;
  const row = () =>
    store.db
      .selectFrom('resume_scans')
      .select(['verdict', 'next_try_at', 'tries', 'last_error'])
      .executeTakeFirstOrThrow();
  const claim = async () => {
    const claimed = await scans.claimDue();
    if (!claimed) throw new Error('No scan is due');
    return claimed;
  };

  beforeEach(async () => {
    store = await openStore({ scans: true });
    scans = scanRepository(store.db, store.clock.now);
    reference = String(await store.apply());
  });
  afterEach(() => store.close());

  it.each([
    ['a verdict', (claimed: Awaited<ReturnType<typeof claim>>) => scans.markJudged(claimed, 'clean')],
    ['a failure', (claimed: Awaited<ReturnType<typeof claim>>) => scans.markFailed(claimed, 'ENOENT')],
  ])('keeps what staff ask for anew while it is scanned, and takes no %s for it', async (_, mark) => {
    const claimed = await claim();
    const at = store.clock.now().toISOString();
    await askForScanAgain(store.db, { reference, at });
    await mark(claimed);
    expect(await row()).toEqual({ verdict: null, next_try_at: at, tries: 0, last_error: null });
    expect(await scans.claimDue()).toMatchObject({ tries: 1 });
  });

  it('does not wait for a day to which a wrong clock has put a scan off', async () => {
    const put = (ms: number) => ({
      next_try_at: new Date(store.clock.now().getTime() + ms).toISOString(),
    });
    await store.db
      .updateTable('resume_scans')
      .set(put(HOUR_MS / 2))
      .execute();
    expect(await scans.claimDue()).toBeUndefined();
    await store.db
      .updateTable('resume_scans')
      .set(put(400 * 24 * HOUR_MS))
      .execute();
    expect(await scans.claimDue()).toMatchObject({ tries: 1 });
  });
});
