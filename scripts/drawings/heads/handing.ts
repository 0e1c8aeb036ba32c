import { skinColours, type SkinColour } from '../portraits/tones.ts';

type Point = readonly [x: number, y: number];

/** A sleeve in the practice's colour from the shoulder over the elbow, and a hand that holds what lies under it. */
export const arm = (skin: SkinColour, shoulder: Point, elbow: Point, hand: Point): string =>
  `<path fill="none" stroke="var(--hue)" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" d="M${shoulder.join(' ')}L${elbow.join(' ')}L${hand.join(' ')}"/>` +
  `<circle cx="${hand[0]}" cy="${hand[1]}" r="7.5" fill="${skinColours[skin]}"/>`;

/** A written sheet from its upper left corner: its lines, and the tick in the signal's colour. */
export const sheet = (x: number, y: number): string =>
  `<path fill="var(--bs-body-bg)" stroke="var(--hue)" stroke-width="2" d="M${x} ${y}h34l10 10v46h-44zM${x + 34} ${y}v10h10"/>` +
  `<path fill="none" stroke="var(--hue)" stroke-width="2" d="M${x + 8} ${y + 14}h18M${x + 8} ${y + 24}h28M${x + 8} ${y + 34}h28"/>` +
  `<path fill="none" stroke="var(--accent)" stroke-width="3" d="M${x + 8} ${y + 44}l5 5 10-10"/>`;
