import { body, lamp, line, round, signal, solid } from './strokes.ts';

/** What the nine of the team have in their hands or before their eyes. */
export const teamMotifs = {
  screens: [
    body('M24 48h32v28H24zM64 48h32v28H64zM104 48h32v28h-32z'),
    line('M30 62h20M110 62h20M40 76v36M80 76v36M120 76v36'),
    signal('M68 62h6l4-8 5 16 4-8h5'),
    body('M16 112h128v14H16z'),
    line('M32 126v26M128 126v26'),
  ],
  headset: [
    line('M44 104V88a36 36 0 0 1 72 0v16'),
    body('M34 96h18v36H34zM108 96h18v36h-18z'),
    line('M117 132v16H92'),
    lamp(86, 148),
  ],
  board: [
    line('M48 132l-6 16M112 132l6 16'),
    body('M24 44h112v88H24z'),
    line('M52 68v40M52 88h22M96 88h12V64h12M108 88v24h12'),
    signal('M56 88h48'),
    solid('M47 63h10v10H47zM47 103h10v10H47zM115 59h10v10h-10zM115 107h10v10h-10z'),
    body('M75 78h20v20H75z'),
  ],
  code: [
    body('M24 44h112v96H24z'),
    line('M24 62h112M60 84L42 102l18 18M100 84l18 18-18 18'),
    solid('M32 50h6v6h-6zM44 50h6v6h-6z'),
    signal('M88 82l-16 40'),
  ],
  call: [
    line('M80 116v28M52 144h56'),
    body('M24 48h112v68H24z'),
    line('M80 48v68M38 106a14 14 0 0 1 28 0M94 106a14 14 0 0 1 28 0'),
    body(round(52, 76, 9)),
    body(round(108, 76, 9)),
    lamp(80, 42),
  ],
  switch: [
    line('M36 108v40H0M54 108v92M72 108v92M90 84V0M108 84V58h52'),
    signal('M124 108v36h36'),
    body('M20 80h120v32H20z'),
    solid('M30 94h12v10H30zM48 94h12v10H48zM66 94h12v10H66zM84 94h12v10H84zM102 94h12v10h-12z'),
    lamp(125, 99),
  ],
  route: [
    line('M0 72h44M116 56h44M132 120h28M132 120v80'),
    signal('M0 156h52l28-22'),
    body('M80 134L54 96a31 31 0 1 1 52 0z'),
    solid('M73 70h14v14H73z'),
  ],
  laptop: [
    body('M40 56h80v60H40z'),
    line('M50 68h32M50 80h20M80 0v56'),
    signal('M52 98h16l6-12 8 20 6-8h20'),
    body('M24 116h112v12H24z'),
    line('M0 144h160'),
  ],
  cable: [
    body(round(76, 92, 44)),
    line(`${round(76, 92, 34)}${round(76, 92, 26)}`),
    solid('M68 84h16v16H68z'),
    signal('M120 92v56h40'),
    body('M108 124h24v14h-24z'),
  ],
} as const;
