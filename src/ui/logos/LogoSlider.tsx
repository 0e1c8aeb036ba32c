import { ABOUT_SLIDE_MS, LOGO_INTERVAL_MS, LOGO_SLIDE_MS, LOGO_SLIDES } from '../../contract/constants.ts';
import type { LogoEntry } from '../../content/logos.ts';
import type { StaticPageName } from '../../content/paths.ts';
import { PageLink } from '../PageLink.tsx';
import { Slider } from '../slider/Slider.tsx';
import { Wordmark } from './Wordmark.tsx';

interface LogoSliderProps {
  title: string;
  what: string;
  logos: readonly LogoEntry[];
  /** Where each of them is described, under its `id`. */
  page: StaticPageName;
}

const motion = { userMs: ABOUT_SLIDE_MS, autoMs: LOGO_SLIDE_MS, intervalMs: LOGO_INTERVAL_MS } as const;

/** Wordmarks that move by themselves, each a link to what we do with that company. */
export const LogoSlider = ({ title, what, logos, page }: LogoSliderProps) => (
  <Slider
    title={title}
    what={what}
    shown={LOGO_SLIDES}
    motion={motion}
    items={logos.map(({ id, name }) => ({
      key: id,
      content: (
        <PageLink className="logo-cell" page={page} hash={id}>
          <Wordmark id={id} />
          <span className="visually-hidden">{name}</span>
        </PageLink>
      ),
    }))}
  />
);
