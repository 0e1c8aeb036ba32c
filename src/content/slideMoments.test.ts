import { handover } from './handover.ts';
import { incidentStops } from './incident.ts';
import { alarmMoments } from './slideMoments.ts';
import { slides } from './slides.ts';

it('tells the alarm at night by the clock of the example incident (SEE-5)', () => {
  const [alarm, seen] = incidentStops('us');
  const [first, second] = alarmMoments;
  expect(alarm).toMatchObject({ title: expect.stringMatching(`^${first?.title} Alarm`) });
  expect(alarm?.text).toContain(first?.lines[0]?.split(' ').at(-1));
  expect(seen).toMatchObject({ title: expect.stringMatching(`^${second?.title} Seen`) });
  expect(seen?.text).toContain(second?.lines[0]?.split(' ').at(-1));
});

it('draws three moments on every slide, each under another sky', () => {
  for (const { moments } of slides)
    expect(moments.map(({ sky }) => sky).sort()).toEqual(handover.map(({ sky }) => sky).sort());
});
