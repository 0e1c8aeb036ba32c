import { OpeningDetail } from '../contract/schemas.ts';
import { drawnStates } from './drawnStates.ts';

it('an opening is drawn with all that it may say, so that none of it looks unfinished at first', () => {
  const said = new Set(drawnStates.flatMap(([, { opening }]) => Object.keys(opening ?? {})));
  expect(Object.keys(OpeningDetail.properties).filter((field) => !said.has(field))).toEqual([]);
});

it('an opening is drawn without pay, too, as it says so', () => {
  const drawn = drawnStates.flatMap(([, { opening }]) => opening ?? []);
  expect(drawn.filter(({ salary_range }) => salary_range === undefined)).toHaveLength(1);
});
