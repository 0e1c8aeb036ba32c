import type { TouchEventHandler } from 'react';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { slides } from '../../content/slides.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { MomentsDrawing } from './MomentsDrawing.tsx';
import { SlideText } from './SlideText.tsx';

interface BannerSlidesProps {
  at: number;
  isRotating: boolean;
  onTouchStart: TouchEventHandler;
  onTouchEnd: TouchEventHandler;
}

/**
 * The slides under Bootstrap's names. react-bootstrap's carousel is 6 kB of script, whose buttons, keys, touch and pause
 * would be left out, since they ignore focus, reduced motion and Start (FAST-3).
 */
export const BannerSlides = ({ at, isRotating, ...swipe }: BannerSlidesProps) => (
  <div className="carousel" aria-live={isRotating ? 'off' : 'polite'} {...swipe}>
    <div className="carousel-inner">
      {slides.map((slide, index) => (
        <div
          key={slide.title}
          className={joinClasses('carousel-item', index === at && 'active')}
          role="group"
          aria-roledescription={sliderTexts.slide}
          aria-label={sliderTexts.place(index + 1, slides.length)}
        >
          <MomentsDrawing moments={slide.moments} />
          <SlideText slide={slide} isFirst={index === 0} />
        </div>
      ))}
    </div>
  </div>
);
