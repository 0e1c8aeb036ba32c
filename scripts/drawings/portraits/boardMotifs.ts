import { body, lamp, line, round, signal, solid } from './strokes.ts';

/** What the nine of the board answer for. */
export const boardMotifs = {
  table: [
    body('M48 72h64v48H48z'),
    solid('M54 50h12v12H54zM74 50h12v12H74zM94 50h12v12H94zM54 130h12v12H54zM74 130h12v12H74zM94 130h12v12H94zM122 76h12v12h-12zM122 104h12v12h-12z'), // prettier-ignore
    lamp(32, 96),
  ],
  offices: [
    line('M16 136h128M36 112v24M84 72v64M128 104v32'),
    signal('M36 108Q48 64 84 64T128 96'),
    body('M26 98h20v20H26zM74 54h20v20H74zM118 86h20v20h-20z'),
  ],
  clock: [
    body(round(80, 96, 46)),
    signal('M80 50a46 46 0 0 1 39.8 69'),
    line('M80 96V66M80 96l22 13'),
    solid('M75 45h10v10H75zM115 114h10v10h-10zM35 114h10v10H35z'),
  ],
  talk: [
    body('M24 48h76v44H56l-14 14V92H24z'),
    line('M36 64h52M36 76h32'),
    body('M60 100h76v44h-16v14l-14-14H60z'),
    signal('M72 116h52'),
    line('M72 130h32'),
  ],
  shield: [
    body('M80 40l44 16v42c0 26-18 44-44 56-26-12-44-30-44-56V56z'),
    solid(round(80, 84, 10)),
    solid('M75 88h10v28H75z'),
    lamp(80, 84),
  ],
  chip: [
    line(
      'M62 64V40M80 64V40M98 64V40M62 128v24M80 128v24M98 128v24M48 78H24M48 96H24M48 114H24M112 78h24M112 114h24',
    ),
    signal('M112 96h48'),
    body('M48 64h64v64H48z'),
    solid('M70 86h20v20H70z'),
  ],
  ledger: [
    body('M36 40h88v112H36z'),
    line('M50 62h32M98 62h12M50 82h32M98 82h12M50 102h32M98 102h12M50 116h60M50 134h32'),
    signal('M92 134h18'),
  ],
  checks: [
    body('M32 40h76v104H32z'),
    line('M44 64l6 6 10-12M44 92l6 6 10-12M70 66h26M70 94h18'),
    body(round(106, 112, 24)),
    signal('M123 129l24 24'),
    line('M96 112h20'),
  ],
  group: [
    body('M20 140v-12a20 20 0 0 1 40 0v12zM100 140v-12a20 20 0 0 1 40 0v12z'),
    body(round(40, 92, 11)),
    body(round(120, 92, 11)),
    body('M54 140v-18a26 26 0 0 1 52 0v18z'),
    body(round(80, 76, 14)),
    signal('M0 152h160'),
  ],
} as const;
