import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { casePictures } from '../src/content/caseStudies/casePictures.ts';
import { HEAD_SCENE, headLayers, headScenePath, headScenes } from '../src/content/headScenes.ts';
import { customers, partners } from '../src/content/logos.ts';
import { officePlans } from '../src/content/officePlans.ts';
import { motifNames } from '../src/content/people/motifs.ts';
import { practiceKeys, practices, type PracticeKey } from '../src/content/practices.ts';
import { NARROW_SCENE, SCENE, scenePath } from '../src/content/scenes.ts';
import { SHARE_SIZE, sharePath, sharePictures, type SharePictureName } from '../src/content/sharePictures.ts';
import { slides } from '../src/content/slides.ts';
import { solutionPictures } from '../src/content/solutions/solutionPictures.ts';
import { site } from '../src/content/site.ts';
import { EUROPE, naturalEarth } from '../src/lib/naturalEarth.ts';
import { drawPictures, drawSite } from './drawSite.ts';
import { drawLine } from './drawings/letters.ts';
import { faceColours, hairColours, skinColours } from './drawings/portraits/tones.ts';

/** The colours of people, which are those of no page. */
const tones = [skinColours, hairColours, faceColours].flatMap((colours) => Object.values<string>(colours));

/** Whose drawings show people. */
const withPeople = ['motifs', 'slides'];

const shared = (Object.keys(sharePictures) as SharePictureName[]).map((name) => sharePath(name).slice(1));

describe('the drawings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  const read = (file: string) => readFileSync(join(folder, file));
  beforeAll(() => drawSite(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hold a wordmark for every company, in the colour of the text around it', () => {
    const sprite = read('images/logos.svg').toString();
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...customers, ...partners].map(({ id }) => id));
    expect(sprite).not.toMatch(/#[0-9a-f]{3}/i);
  });

  it('give every company a sign of its own', () => {
    const sprite = read('images/logos.svg').toString();
    const drawn = [...sprite.matchAll(/<symbol[^>]*><g[^>]*>(.*?)<\/g>/g)].map(([, sign]) => sign);
    expect(new Set(drawn).size).toBe(customers.length + partners.length);
  });

  it.each([
    ['cases', casePictures],
    ['solutions', solutionPictures],
    ['offices', officePlans],
    ['motifs', Object.fromEntries(motifNames.map((name) => [name, 200]))],
    [
      'slides',
      Object.fromEntries(slides.flatMap(({ moments }) => moments.map(({ picture }) => [picture, 0]))),
    ],
  ])(
    'hold every drawing of the %s, in the colours and letters of the page (DRAW-2, DRAW-4, DRAW-5, DRAW-9, DRAW-10)',
    (file, pictures) => {
      const sprite = read(`images/${file}.svg`).toString();
      const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.sort()).toEqual(Object.keys(pictures).sort());
      const colours = [...sprite.matchAll(/#[0-9a-f]{3,6}/gi)].map(([colour]) => colour);
      expect(colours.filter((colour) => !withPeople.includes(file) || !tones.includes(colour))).toEqual([]);
      expect(sprite).not.toMatch(/font-family|font-size/i);
      expect(brotliCompressSync(sprite).length).toBeLessThanOrEqual(5 * 1024);
    },
  );

  it.each(Object.keys(practices) as PracticeKey[])(
    'show people in the rooms of %s, in the colours of the page (DRAW-10)',
    (practice) => {
      const scene = read(scenePath(practice).slice(1)).toString();
      const symbols = [...scene.matchAll(/<symbol id="(.*?)" viewBox="0 0 (.*?) (.*?)">(.*?)<\/symbol>/g)];
      expect(symbols.map(([, ...symbol]) => symbol.slice(0, 3))).toEqual([
        ['scene', `${SCENE.width}`, `${SCENE.height}`],
        ['narrow', `${NARROW_SCENE.width}`, `${NARROW_SCENE.height}`],
      ]);
      const someone = new RegExp(Object.values(skinColours).join('|'));
      for (const [, , , , drawing] of symbols) expect(drawing).toMatch(someone);
      expect([...scene.matchAll(/#[0-9a-f]{3,6}/gi)].filter(([colour]) => !tones.includes(colour))).toEqual(
        [],
      );
      expect(brotliCompressSync(scene).length).toBeLessThanOrEqual(5 * 1024);
    },
  );

  it.each(headScenes)(
    'show people at the work that %s tells of, in the colours of the page (SEE-9)',
    (name) => {
      const scene = read(headScenePath(name).slice(1)).toString();
      const layers = [...scene.matchAll(/<symbol id="(.*?)" viewBox="0 0 (.*?)">/g)];
      expect(layers.map(([, ...layer]) => layer)).toEqual(
        ['scene', ...(headLayers[name] ?? [])].map((layer) => [
          layer,
          `${HEAD_SCENE.width} ${HEAD_SCENE.height}`,
        ]),
      );
      expect(scene).toMatch(new RegExp(Object.values(skinColours).join('|')));
      expect([...scene.matchAll(/#[0-9a-f]{3,6}/gi)].filter(([colour]) => !tones.includes(colour))).toEqual(
        [],
      );
      expect(brotliCompressSync(scene).length).toBeLessThanOrEqual(2 * 1024);
    },
  );

  it('have a room for each practice in the house of the services (SEE-9)', () => {
    const house = read(headScenePath('ourServices').slice(1)).toString();
    const ids = [...house.matchAll(/<symbol id="(.*?)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['scene', ...practiceKeys]);
  });

  it('give nobody the face of somebody else (DRAW-5)', () => {
    const symbols = read('images/motifs.svg').toString().split('</symbol>').slice(0, -1);
    // The tool comes first, the person is what is drawn last and larger.
    const people = symbols.map((symbol) => symbol.slice(symbol.indexOf('scale(1.1)')));
    expect(new Set(people).size).toBe(motifNames.length);
  });

  it('let no name meet a vote: only the token crosses the wall (DRAW-2)', () => {
    const [, drawing = ''] =
      /<symbol id="voting".*?>(.*?)<\/symbol>/.exec(read('images/cases.svg').toString()) ?? [];
    const [, wall = ''] = /stroke-dasharray="3 5" d="M(\d+) /.exec(drawing) ?? [];
    const crossing = [...drawing.matchAll(/d="M(\d+) \d+H(\d+)"/g)].filter(
      ([, from, to]) => Number(from) < Number(wall) && Number(to) > Number(wall),
    );
    expect(crossing).toHaveLength(1);
    expect(crossing[0]?.[0]).toBeDefined();
    expect(drawing).toContain(`stroke="var(--accent)" fill="none" stroke-width="2.5" ${crossing[0]?.[0]}`);
  });

  it('hold the world in one path and the relay in another, in at most six kilobytes (DRAW-6)', () => {
    const world = read('images/world.svg');
    expect(world.toString().match(/<path/g)).toHaveLength(2);
    expect(gzipSync(world, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
    const { x, y, width, height } = EUROPE;
    expect(world.toString()).toContain(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`);
    expect(world.toString().match(/h0/g)?.length).toBeGreaterThan(1200);
    const [hyderabad, london, austin] = [...site.offices]
      .sort((one, other) => other.longitude - one.longitude)
      .map(({ longitude, latitude }) => naturalEarth(longitude, latitude).join(' '));
    expect(world.toString()).toMatch(
      new RegExp(`M${hyderabad}Q[\\d. ]+ ${london}M${london}Q[\\d. ]+ ${austin}"`),
    );
  });

  it.each(['world', 'europe'])('let no pin lie on another in %s (DRAW-6)', (file) => {
    const circles = [
      ...read(`images/${file}.svg`)
        .toString()
        .matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="(\d+)"/g),
    ];
    const pins = circles.map(([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }));
    expect(pins.length).toBeGreaterThan(4);
    const overlapping = pins.flatMap((one, at) =>
      pins
        .slice(at + 1)
        .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
    );
    expect(overlapping).toEqual([]);
  });

  it('hold Europe larger, on land and sea', () => {
    const dots = read('images/europe.svg').toString().match(/h0/g)?.length;
    expect(dots).toBeGreaterThan(300);
    expect(dots).toBeLessThan(1000);
  });

  it.each([
    ...shared.map((file) => [file, SHARE_SIZE.width, SHARE_SIZE.height] as [string, number, number]),
    ['apple-touch-icon.png', 180, 180],
    ['images/icon-192.png', 192, 192],
    ['images/icon-512.png', 512, 512],
    ['images/icon-maskable.png', 512, 512],
  ])('hold %s at %i by %i pixels', async (file, width, height) => {
    const found = await sharp(read(file)).metadata();
    expect([found.width, found.height]).toEqual([width, height]);
  });

  it('are the same to the byte when they are drawn again, another for each subject, and light to send', async () => {
    const again = await drawPictures();
    for (const file of shared) {
      expect(read(file).equals(again[file] as Buffer)).toBe(true);
      expect(read(file).length).toBeLessThan(60_000);
    }
    expect(new Set(shared.map((file) => read(file).toString('base64'))).size).toBe(shared.length);
  });

  it('hold an icon file with one picture of 32 pixels that can be read', async () => {
    const icon = read('favicon.ico');
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
    const start = icon.readUInt32LE(18);
    expect(icon.readUInt32LE(14)).toBe(icon.length - start);
    expect((await sharp(icon.subarray(start)).metadata()).width).toBe(32);
  });

  it('hold a manifest whose icons exist, under the company’s name', () => {
    const manifest = JSON.parse(read('site.webmanifest').toString()) as {
      [field: string]: unknown;
      name: string;
      short_name: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest.name).toBe(site.fullName);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const colour: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/);
    expect(manifest).toMatchObject({ display: 'browser', theme_color: colour, background_color: colour });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(manifest.icons.filter(({ src }) => !existsSync(join(folder, src)))).toEqual([]);
  });

  it('refuse a letter that nobody has drawn', () => {
    expect(() => drawLine('Ærø', { size: 10, stroke: 1, tracking: 1 })).toThrow("no letter 'Æ'");
  });
});
