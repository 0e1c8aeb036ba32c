import { jest } from '@jest/globals';
import { emptyDevice, keptOnDevice } from '../../../tests/support/deviceStore.ts';
import { sampleApplicant, sampleResume } from '../../../tests/support/sampleApplication.ts';
import { makeDraftKeeper } from './draftKeeper.ts';

const blank = { name: '', email: '', phone: ' ', otherinformation: '' };
const draftOf = (text: typeof blank) => ({
  text,
  mayBeKept: false,
  uploads: new Map(),
  applications: new Map(),
});
const typed = draftOf(sampleApplicant);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

afterEach(emptyDevice);

it('writes once the typing pauses', async () => {
  const keeper = makeDraftKeeper(5, () => undefined);
  keeper.note(draftOf({ ...blank, name: 'Z' }));
  keeper.note(typed);
  expect(await keptOnDevice()).toEqual([]);
  await quiet();
  expect(await keptOnDevice()).toEqual([[5, { ...typed, savedAt: expect.any(Number) }]]);
});

it('writes at once when the page may go', async () => {
  const keeper = makeDraftKeeper(5, () => undefined);
  keeper.note(typed);
  keeper.flush();
  expect(await keeper.read()).toMatchObject(typed);
});

it('keeps no draft of nothing, but of a file alone', async () => {
  const keeper = makeDraftKeeper(5, () => undefined);
  keeper.note(draftOf(blank));
  keeper.flush();
  expect(await keeper.read()).toBeUndefined();
  keeper.keepFile(sampleResume());
  keeper.note(draftOf(blank));
  keeper.flush();
  await quiet();
  expect((await keeper.read())?.file).toMatchObject({ name: 'zebulon-cv.pdf', type: 'application/pdf' });
  keeper.keepFile(undefined);
  keeper.note(draftOf(blank));
  keeper.flush();
  await quiet();
  expect(await keptOnDevice()).toEqual([]);
});

it('leaves nothing when wiped, whatever was waiting to be written', async () => {
  const keeper = makeDraftKeeper(5, () => undefined);
  keeper.keepFile(sampleResume());
  keeper.note(typed);
  keeper.flush();
  keeper.note(typed);
  await keeper.wipe();
  keeper.flush();
  await quiet();
  expect(await keptOnDevice()).toEqual([]);
});

it('tells when the browser cannot store', async () => {
  const onTrouble = jest.fn();
  const keeper = makeDraftKeeper(5, onTrouble);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keeper.note(typed);
  keeper.flush();
  await quiet();
  expect(onTrouble).toHaveBeenCalledTimes(1);
});
