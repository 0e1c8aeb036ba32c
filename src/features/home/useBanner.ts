import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { BANNER_INTERVAL_MS } from '../../contract/constants.ts';
import { slides } from '../../content/slides.ts';
import {
  pointerArrived,
  pointerLeft,
  rotationStarted,
  rotationStopped,
  selectIsPointedAt,
  selectRotation,
  selectSlide,
  slideAdvanced,
  slideChosen,
} from '../../store/bannerSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { useRotation } from '../../ui/useRotation.ts';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** When the slides move by themselves. */
const useBannerRotation = (frame: RefObject<HTMLElement | null>) => {
  const dispatch = useAppDispatch();
  const isPointedAt = useAppSelector(selectIsPointedAt);
  const { onFocus, ...rotation } = useRotation({
    frame,
    rotation: useAppSelector(selectRotation),
    onStart: () => dispatch(rotationStarted()),
    onStop: () => dispatch(rotationStopped()),
    isHeldBack: isPointedAt,
  });
  // A pointer that rests here since before the script arrives nowhere any more.
  useEffect(() => {
    if (frame.current?.matches(':hover')) dispatch(pointerArrived());
  }, [frame, dispatch]);
  const handlers = {
    onFocus,
    onPointerEnter: () => {
      if (!isPointedAt) dispatch(pointerArrived());
    },
    onPointerLeave: () => dispatch(pointerLeft()),
  };
  return { ...rotation, handlers };
};

/** Which slide is shown, and everything that changes it (docs/requirements.md, CONST-5). */
export const useBanner = (frame: RefObject<HTMLElement | null>) => {
  const store = useAppStore();
  const at = useAppSelector(selectSlide);
  /** Which of the shown slide's links had the focus; -1: none. */
  const focused = useRef(-1);
  const rotation = useBannerRotation(frame);

  const linksShown = () => [
    ...(frame.current?.querySelectorAll<HTMLElement>('.carousel-item.active a') ?? []),
  ];
  const noteFocus = () => {
    focused.current = linksShown().findIndex((link) => link === document.activeElement);
  };
  const choose = (index: number) => {
    noteFocus();
    store.dispatch(slideChosen((index + slides.length) % slides.length));
  };
  // From the store: several steps may come between two drawings.
  const step = (direction: 1 | -1) => choose(selectSlide(store.getState()) + direction);
  const advance = useEffectEvent(() => {
    noteFocus();
    store.dispatch(slideAdvanced((selectSlide(store.getState()) + 1) % slides.length));
  });
  const { isRotating } = rotation;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => advance(), BANNER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRotating]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };

  /** A slide that leaves would take the focus with it to nowhere: it goes on to the same place of the new one. */
  const handOnFocus = useEffectEvent(() => {
    const place = focused.current;
    focused.current = -1;
    if (place >= 0) linksShown()[place]?.focus();
  });
  useEffect(() => handOnFocus(), [at]);

  return { at, choose, step, onKeyDown, rotation };
};
