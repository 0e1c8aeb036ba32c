import { practices, type PracticeKey } from '../content/practices.ts';
import { hashName } from './hashName.ts';

export interface Motif {
  /** On a field of 160 by 200. */
  line: string;
  nodes: readonly (readonly [number, number])[];
}

export interface MonogramDrawing {
  initials: string;
  hue: PracticeKey;
  /** One above the initials, one below. */
  motifs: readonly [Motif, Motif];
}

const ABOVE: readonly [Motif, ...Motif[]] = [
  { line: 'M0 40h48l24 -24h88', nodes: [[48, 40], [72, 16], [128, 16]] }, // prettier-ignore
  { line: 'M24 0v24h64v28h72', nodes: [[24, 24], [88, 52], [128, 52]] }, // prettier-ignore
  { line: 'M0 20h32v32h96V0', nodes: [[32, 20], [32, 52], [128, 28]] }, // prettier-ignore
  { line: 'M0 52h40l36 -36h84', nodes: [[40, 52], [76, 16], [120, 16]] }, // prettier-ignore
  { line: 'M112 0v24H56v28H0', nodes: [[112, 24], [56, 24], [24, 52]] }, // prettier-ignore
  { line: 'M0 28h72v24h88', nodes: [[36, 28], [72, 52], [136, 52]] }, // prettier-ignore
];

const BELOW: readonly [Motif, ...Motif[]] = [
  { line: 'M0 172h40l24 -24h96', nodes: [[40, 172], [64, 148], [120, 148]] }, // prettier-ignore
  { line: 'M136 200v-28H72v-24H0', nodes: [[136, 172], [72, 148], [24, 148]] }, // prettier-ignore
  { line: 'M0 148h56v28h104', nodes: [[56, 148], [56, 176], [112, 176]] }, // prettier-ignore
  { line: 'M48 200v-44h64v20h48', nodes: [[48, 156], [112, 156], [112, 176]] }, // prettier-ignore
  { line: 'M0 184h72l32 -32h56', nodes: [[32, 184], [72, 184], [104, 152]] }, // prettier-ignore
  { line: 'M88 200v-28h72M0 152h88v20', nodes: [[44, 152], [88, 172], [128, 172]] }, // prettier-ignore
];

const HUES = Object.keys(practices) as PracticeKey[];

/** First letters of the first and the last word that begins with a capital: 'Annika van Dorsten' gives 'AD'. */
const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const [first = letters[0] ?? ''] = capitals;
  return capitals.length > 1 ? `${first}${capitals.at(-1)}` : first;
};

const pick = <Item>(list: readonly [Item, ...Item[]], number: number): Item =>
  list[number % list.length] ?? list[0];

/** What stands for a portrait: the same name always gives the same drawing. */
export const monogramOf = (name: string): MonogramDrawing => {
  const hash = hashName(name);
  return {
    initials: initialsOf(name),
    hue: HUES[(hash >>> 9) % HUES.length] ?? 'managed',
    motifs: [pick(ABOVE, hash >>> 7), pick(BELOW, hash >>> 1)],
  };
};
