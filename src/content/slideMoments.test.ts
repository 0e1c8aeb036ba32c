import { handover } from './handover.ts';
import { incidentStops } from './incident.ts';
import { alarmMoments, roomMoments } from './slideMoments.ts';
import { slides } from './slides.ts';

it('tells the alarm at night by the clock of the example incident (SEE-5)', () => {
  const [alarm, seen] = incidentStops('us');
  const [first, second] = alarmMoments;
  expect(alarm).toMatchObject({ title: expect.stringMatching(`^${first?.title} Alarm`) });
  expect(alarm?.text).toContain(first?.lines[0]?.split(' ').at(-1));
  expect(seen).toMatchObject({ title: expect.stringMatching(`^${second?.title} Seen`) });
  expect(seen?.text).toContain(second?.lines[0]?.split(' ').at(-1));
});

const minutesOf = ({ title }: { title: string }): number => {
  const [hours = NaN, minutes = NaN] = title.split(':').map(Number);
  return hours * 60 + minutes;
};

it('tells why by breakfast, after the night', () => {
  const [, read, told] = alarmMoments.map(minutesOf);
  expect(told).toBeGreaterThan(Number(read));
  expect(told).toBeLessThanOrEqual(8 * 60);
});

it('tries the room in the morning after its screen was hung, with time left before the guests arrive', () => {
  const [hung, tried, guests] = roomMoments.map(minutesOf);
  expect(hung).toBeGreaterThanOrEqual(17 * 60);
  expect(tried).toBeGreaterThanOrEqual(7 * 60);
  const left = Number(guests) - Number(tried);
  expect(left).toBeGreaterThanOrEqual(60);
  expect(left).toBeLessThanOrEqual(90);
});

it('draws three moments on every slide, each under another sky', () => {
  for (const { moments } of slides)
    expect(moments.map(({ sky }) => sky).sort()).toEqual(handover.map(({ sky }) => sky).sort());
});
