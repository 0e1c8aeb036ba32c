import { useRef } from 'react';
import { homeTexts } from '../../content/homeTexts.ts';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { BannerSlides } from './BannerSlides.tsx';
import { BannerToolbar } from './BannerToolbar.tsx';
import { useEarlyActs } from '../../ui/useEarlyActs.ts';
import { useSwipe } from '../../ui/useSwipe.ts';
import { useBanner } from './useBanner.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Banner.module.scss';

/**
 * The first screen: three slides in one place, so that nothing moves when they change.
 */
export const Banner = () => {
  const frame = useRef<HTMLElement>(null);
  const { at, choose, step, onKeyDown, rotation } = useBanner(frame);
  const swipe = useSwipe(step);
  useEarlyActs(frame, step);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the controls inside
    <section
      ref={frame}
      className={joinClasses('band-deep', styles.hero)}
      aria-label={homeTexts.banner}
      aria-roledescription={sliderTexts.carousel}
      data-early
      data-rotating={rotation.isRotating || undefined}
      onKeyDown={onKeyDown}
      {...rotation.handlers}
    >
      <BannerToolbar at={at} rotation={rotation} onStep={step} onChoose={choose} />
      <BannerSlides at={at} isRotating={rotation.isRotating} {...swipe} />
    </section>
  );
};
