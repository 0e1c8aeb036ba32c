import { jest } from '@jest/globals';
import { emptyDevice, keptOnDevice } from '../../../tests/support/deviceStore.ts';
import { sampleApplicant, sampleResume } from '../../../tests/support/sampleApplication.ts';
import { makeDraftKeeper } from './draftKeeper.ts';

const blank = { name: '', email: '', phone: ' ', otherinformation: '' };
type Text = typeof blank;
const draftOf = (entered: Text) => ({ entered, rings: { applications: new Map() } });
const isBlank = (text: Text) => Object.values(text).every((value) => value.trim() === '');
const makeKeeper = (onTrouble: () => void = () => undefined) =>
  makeDraftKeeper<Text>({ id: 5, isBlank, onTrouble });
const typed = draftOf(sampleApplicant);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

afterEach(emptyDevice);

it('writes once the typing pauses', async () => {
  const keeper = makeKeeper();
  keeper.note(draftOf({ ...blank, name: 'Z' }));
  keeper.note(typed);
  expect(await keptOnDevice()).toEqual([]);
  await quiet();
  expect(await keptOnDevice()).toEqual([[5, { ...typed, savedAt: expect.any(Number) }]]);
});

it('writes at once when the page may go', async () => {
  const keeper = makeKeeper();
  keeper.note(typed);
  keeper.flush();
  expect(await keeper.read()).toMatchObject(typed);
});

it('keeps no draft of nothing, but of a file alone', async () => {
  const keeper = makeKeeper();
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
  const keeper = makeKeeper();
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
  const keeper = makeKeeper(onTrouble);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keeper.note(typed);
  keeper.flush();
  await quiet();
  expect(onTrouble).toHaveBeenCalledTimes(1);
});
