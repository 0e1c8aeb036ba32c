type Box = readonly [x: number, y: number, width: number, height: number];

interface Drawing {
  lines: string;
  /** The one line in the accent colour. */
  signal: string;
  boxes: readonly Box[];
  signalBoxes: readonly Box[];
  /** Icons inside boxes. */
  icons: string;
}

/** On a canvas of 320 by 160. */
export const drawings = {
  /** Voters, a gate, a sealed box, the count. */
  caseStudyOne: {
    lines: 'M40 36h56v44M40 124h56V80M216 80h24M240 40v80M240 40h20M240 120h20',
    signal: 'M40 80h152M216 80h44',
    boxes: [[28, 24, 24, 24], [28, 112, 24, 24], [84, 68, 24, 24], [152, 44, 64, 72], [260, 32, 32, 16], [260, 112, 20, 16]], // prettier-ignore
    signalBoxes: [[28, 68, 24, 24], [260, 72, 44, 16]], // prettier-ignore
    icons: 'M168 58h32M168 84l11 11 21 -24M92 80h8',
  },
  /** A network of sites, with its alarms collected in one place. */
  caseStudyTwo: {
    lines: 'M48 28h64v36M48 80h64M208 64V28h64M208 80h64M208 96v36h64M272 28v104',
    signal: 'M48 132h64V96',
    boxes: [[36, 16, 24, 24], [36, 68, 24, 24], [260, 16, 24, 24], [260, 68, 24, 24], [260, 120, 24, 24], [96, 48, 128, 64]], // prettier-ignore
    signalBoxes: [[36, 120, 24, 24]],
    icons: 'M108 80h28l8 -16 12 32 8 -16h14M196 68h16M196 80h16M196 92h16',
  },
  /** One service that writes to many people, each at the right time. */
  caseStudyThree: {
    lines: 'M104 80h36M140 32v96M140 32h36M140 128h36',
    signal: 'M104 80h72',
    boxes: [[32, 52, 72, 56], [176, 16, 96, 32], [176, 112, 96, 32], [176, 64, 112, 32]], // prettier-ignore
    signalBoxes: [[264, 74, 12, 12]],
    icons: 'M32 60l36 26 36 -26M190 28h48M190 36h28M190 76h44M190 84h60M190 124h56M190 132h36',
  },
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
