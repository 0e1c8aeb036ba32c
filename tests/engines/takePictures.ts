import sharp from 'sharp';
import { paths } from '../../src/content/paths.ts';
import type { Driver, Engine, Look } from './driver.ts';
import { until } from './tab.ts';

/** Six kinds of page, as every engine draws them. */
const pages = {
  home: paths.home,
  practice: paths.networkInfrastructure,
  service: paths.networkAudit,
  careers: paths.careers,
  job: '/career-details/1',
  contact: paths.contactUs,
};
export const picturedLooks: readonly Look[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, isStill: true })),
);

/** A day would differ every day, the present moment every minute, a caret every half second. */
const HIDE = `() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('time, figure.band-deep em, figure.band-deep path { display: none !important } * { caret-color: transparent !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

/** Shows the page to its end once, so that everything is there that comes when it is near; no driver waits for promises. */
const COMPLETE = `() => {
  document.documentElement.dataset.fonts = '';
  // Firefox refuses a face that stands for one of the machine's, where the machine has none of those.
  const fetched = Promise.allSettled([...document.fonts].map((face) => face.load()));
  for (const picture of document.images) picture.loading = 'eager';
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const walk = async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await fetched;
    await Promise.all([...document.images].map((picture) => picture.decode()));
    // Laid out as its parts come, a page is up to 1/60 px other than laid out whole in Firefox, and a line a pixel higher.
    document.body.style.width = '50%';
    document.body.getBoundingClientRect();
    document.body.style.width = '';
    await frame();
  };
  walk().then(() => { window.isComplete = true; });
}`;

const IS_TAKEN_OVER = "() => 'js' in document.documentElement.dataset";
const IS_COMPLETE =
  "() => 'isComplete' in window && !document.querySelector('.slider-plain:not(.is-replaced)')";

const untilTrue = (driver: Driver, source: string) =>
  until(async () => {
    if ((await driver.run(source, [])) !== true)
      throw new Error(
        `The page is not complete: ${await driver.run('() => location.pathname + innerWidth', [])}`,
      );
  });

const open = async (driver: Driver, url: string): Promise<void> => {
  await driver.go(url);
  await untilTrue(driver, IS_TAKEN_OVER);
  await driver.run(HIDE, []);
  await driver.run(COMPLETE, []);
  await untilTrue(driver, IS_COMPLETE);
};

export interface Picture {
  /** Such as `home-390-light`. */
  name: string;
  png: Buffer;
}

/** Every page in a look, one after the other. */
export async function* takePictures(engine: Engine, siteUrl: string, look: Look): AsyncGenerator<Picture> {
  const driver = await engine.visit(look);
  try {
    for (const [page, path] of Object.entries(pages)) {
      await open(driver, siteUrl + path);
      const png = await sharp(await driver.picture())
        .flatten({ background: '#fff' })
        .png()
        .toBuffer();
      yield { name: `${page}-${look.width}-${look.scheme}`, png };
    }
  } finally {
    await driver.close();
  }
}
