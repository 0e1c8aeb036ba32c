import { useRef } from 'react';
import Carousel from 'react-bootstrap/Carousel';
import { BANNER_INTERVAL_MS } from '../../contract/constants.ts';
import { homeTexts } from '../../content/homeTexts.ts';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { slides } from '../../content/slides.ts';
import { BannerDrawing } from './BannerDrawing.tsx';
import { BannerToolbar } from './BannerToolbar.tsx';
import { SlideText } from './SlideText.tsx';
import { useEarlyActs } from '../../ui/useEarlyActs.ts';
import { useSwipe } from '../../ui/useSwipe.ts';
import { useBanner } from './useBanner.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Banner.module.scss';

/**
 * The first screen: three slides in one place, so that nothing moves when they change. The library keeps the time and
 * the order; its buttons, its keys and its pause are left out, since they ignore focus, reduced motion and Start.
 */
export const Banner = () => {
  const frame = useRef<HTMLElement>(null);
  const { at, choose, advance, step, onKeyDown, handOnFocus, rotation } = useBanner(frame);
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
      <Carousel
        activeIndex={at}
        onSelect={advance}
        onSlid={handOnFocus}
        interval={rotation.isRotating ? BANNER_INTERVAL_MS : null}
        slide={false}
        controls={false}
        indicators={false}
        keyboard={false}
        touch={false}
        pause={false}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        {...swipe}
      >
        {slides.map((slide, index) => (
          <Carousel.Item
            key={slide.title}
            role="group"
            aria-roledescription={sliderTexts.slide}
            aria-label={sliderTexts.place(index + 1, slides.length)}
          >
            <BannerDrawing name={slide.drawing} />
            <SlideText slide={slide} isFirst={index === 0} />
          </Carousel.Item>
        ))}
      </Carousel>
    </section>
  );
};
