import { useEffect, useRef, type KeyboardEvent } from 'react';
import Carousel from 'react-bootstrap/Carousel';
import { BANNER_INTERVAL_MS } from '../../contract/constants.ts';
import { homeTexts } from '../../content/homeTexts.ts';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { slides } from '../../content/slides.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import {
  pointerEntered,
  pointerLeft,
  rotationStarted,
  rotationStopped,
  selectIsHovered,
  selectRotation,
  selectSlide,
  slideAdvanced,
  slideSelected,
} from '../../store/bannerSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { Moments } from '../../ui/moments/Moments.tsx';
import { OfficesNow } from '../../ui/moments/OfficesNow.tsx';
import { SliderButtons } from '../../ui/slider/SliderButtons.tsx';
import { useReplay } from '../../ui/useReplay.ts';
import { useRotation } from '../../ui/useRotation.ts';
import { SlideText } from './SlideText.tsx';
import * as styles from './Banner.module.scss';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The first screen: three slides that fade into one another in the same place, so that nothing moves. */
export const Banner = () => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectSlide);
  const isHovered = useAppSelector(selectIsHovered);
  const { ref: frame, ...replay } = useReplay<HTMLElement>('banner');
  /** Index of the link of the current slide that had the focus; -1 for none. */
  const focusedLink = useRef(-1);
  const { isOn, isRotating, toggle, onFocus } = useRotation({
    frame,
    rotation: useAppSelector(selectRotation),
    onStart: () => dispatch(rotationStarted()),
    onStop: () => dispatch(rotationStopped()),
    isPaused: isHovered,
  });
  // pointerenter does not fire if the pointer was already over the banner at hydration.
  useEffect(() => {
    if (frame.current?.matches(':hover')) dispatch(pointerEntered());
  }, [frame, dispatch]);

  const showSlide = (slide: number) => dispatch(slideSelected((slide + slides.length) % slides.length));
  // From the store, because several clicks may come between two renders.
  const step = (direction: 1 | -1) => showSlide(selectSlide(store.getState()) + direction);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };
  const findLinks = (slide: number) => [
    ...(frame.current?.querySelectorAll('.carousel-item')[slide]?.querySelectorAll('a') ?? []),
  ];
  // A slide that disappears would lose the focus, so it moves to the same link of the new slide.
  const storeFocus = () => {
    focusedLink.current = Math.max(
      ...slides.map((_, slide) => findLinks(slide).findIndex((link) => link === document.activeElement)),
    );
  };
  const moveFocus = (slide: number) => {
    if (focusedLink.current >= 0) findLinks(slide)[focusedLink.current]?.focus();
    focusedLink.current = -1;
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys of the controls inside
    <section
      ref={frame}
      {...replay}
      className={joinClasses('band-deep', styles.hero)}
      aria-label={homeTexts.banner}
      aria-roledescription={sliderTexts.carousel}
      data-rotating={isRotating || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerEnter={() => {
        if (!isHovered) dispatch(pointerEntered());
      }}
      onPointerLeave={() => dispatch(pointerLeft())}
    >
      <div className={joinClasses('container', styles.heroToolbar)}>
        <SliderButtons itemsName={homeTexts.slides} rotation={{ isOn, toggle }} onStep={step} />
        <div className={styles.heroBars}>
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={styles.heroBar}
              aria-label={sliderTexts.goTo(index + 1, title)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => showSlide(index)}
            />
          ))}
        </div>
      </div>
      <Carousel
        fade
        controls={false}
        indicators={false}
        keyboard={false}
        pause={false}
        interval={isRotating ? BANNER_INTERVAL_MS : null}
        activeIndex={current}
        // The library passes an event for a swipe, but none for the interval.
        onSelect={(slide, event) => dispatch(event ? slideSelected(slide) : slideAdvanced(slide))}
        onSlide={storeFocus}
        onSlid={moveFocus}
        aria-live={isRotating ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <Carousel.Item
            key={slide.title}
            role="group"
            aria-roledescription={sliderTexts.slide}
            aria-label={`${index + 1}${sliderTexts.of(slides.length)}`}
          >
            <div className={styles.heroDrawing}>
              {slide.drawing === 'officesNow' ? <OfficesNow /> : <Moments {...slide.drawing} isHidden />}
            </div>
            <SlideText slide={slide} isFirst={index === 0} />
          </Carousel.Item>
        ))}
      </Carousel>
    </section>
  );
};
