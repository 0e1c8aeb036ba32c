import { site } from '../../src/content/site.ts';
import { daylight } from '../../src/lib/daylight.ts';
import { colours } from './colours.ts';

/** Units of `ui/relay/RelayChart.tsx`: a lane of 60, an hour of 20. */
const LANE = 60;
const HOUR = 20;
const BAND = 40;
const STEPS = 24;

const mix = (share: number): string => {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
  const channels = [0, 1, 2].map((at) => {
    const [night, day] = [channel(colours.deepRaised, at), channel(colours.daylight, at)];
    return Math.round(night + (day - night) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

/** A day of each office from midnight to midnight in London, as light as the sun makes it there. */
export const drawDay = (): string => {
  const lanes = site.offices.map((office, lane) => {
    const stops = Array.from(
      { length: STEPS + 1 },
      (_, hour) =>
        `<stop offset="${(hour / STEPS).toFixed(3)}" stop-color="${mix(daylight(hour, office))}"/>`,
    );
    return [
      `<linearGradient id="l${lane}">${stops.join('')}</linearGradient>`,
      `<path fill="url(#l${lane})" d="M0 ${lane * LANE}h${24 * HOUR}v${BAND}H0z"/>`,
    ].join('');
  });
  const hours = [6, 12, 18].map((hour) => `M${hour * HOUR} 0V${LANE * site.offices.length}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 * HOUR} ${LANE * site.offices.length}" preserveAspectRatio="none">${lanes.join('')}<path stroke="${colours.deepLine}" vector-effect="non-scaling-stroke" d="${hours.join('')}"/></svg>\n`;
};
