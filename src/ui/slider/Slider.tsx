import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { sliderTexts } from '../../content/sliderTexts.ts';
import { reloadAfterRelease } from '../reloadAfterRelease.ts';
import { useReplay } from '../useReplay.ts';
import { useRotation, type Rotation } from '../useRotation.ts';
import { SliderButtons } from './SliderButtons.tsx';
import type { SliderHandle, SliderTrackProps } from './SliderTrack.tsx';

interface SliderProps extends Pick<SliderTrackProps, 'counts' | 'motion' | 'onMove'> {
  title: string;
  /** Plural, for the labels of the buttons. */
  itemsName: string;
  /** Shown below the title. */
  intro?: ReactNode;
  /** Index of the first visible item, from 0, if the page shows the position. The styles know how many are visible. */
  current?: number;
  /** `name` is announced when the visitor moves to the item. */
  items: readonly { key: string; name: string; content: ReactNode }[];
}

/** Loads the slider about half a screen before it is visible. */
const ROOT_MARGIN = '400px 0px';

/**
 * A row that becomes a slider once it is near the viewport. Before that, without JavaScript and in print it is a plain
 * list of all items, in which Previous and Next change the order.
 */
export const Slider = ({ title, itemsName, counts, motion, intro, current, items, onMove }: SliderProps) => {
  const titleId = useId();
  const { ref: frame, ...replay } = useReplay<HTMLDivElement>(title);
  const list = useRef<HTMLUListElement>(null);
  const handle = useRef<SliderHandle>(null);
  const [rotation, setRotation] = useState<Rotation>('auto');
  const [Track, setTrack] = useState<ComponentType<SliderTrackProps>>();
  const [startIndex, setStartIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const { isRotating, onFocus, ...button } = useRotation({
    frame,
    rotation,
    onStart: () => setRotation('started'),
    onStop: () => setRotation('stopped'),
  });
  const count = items.length;
  const toItem = (index: number) => (index + count) % count;
  const toIndex = (offset: number) => toItem(offset + startIndex);

  useEffect(() => {
    if (!frame.current || !('IntersectionObserver' in window)) return;
    const load = () => {
      import(/* webpackChunkName: "slider" */ './SliderTrack.tsx').then(
        ({ SliderTrack }) => setTrack(() => SliderTrack),
        (error: unknown) => {
          console.error(error);
          void reloadAfterRelease(error);
        },
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Replacing a link that has the focus would lose it.
        if (list.current?.contains(document.activeElement))
          list.current.addEventListener('focusout', load, { once: true });
        else load();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);

  const step = (direction: 1 | -1) => {
    const move = handle.current?.step(direction) ?? { index: direction, visible: 1 };
    const first = toIndex(move.index);
    const names = Array.from({ length: move.visible }, (_, offset) => items[toItem(first + offset)]?.name);
    setAnnouncement(
      sliderTexts.shown({
        names: names.join(', '),
        from: first + 1,
        to: toItem(first + move.visible - 1) + 1,
        count,
      }),
    );
    if (handle.current) return;
    setStartIndex(first);
    onMove?.(first);
  };
  const orderedItems = [...items.slice(startIndex), ...items.slice(0, startIndex)];
  const isAutomatic = motion.intervalMs !== undefined;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- watches the focus of the controls inside
    <div
      className="slider"
      data-columns={counts.wide}
      ref={frame}
      {...replay}
      role="group"
      aria-roledescription={sliderTexts.carousel}
      aria-labelledby={titleId}
      onFocus={onFocus}
    >
      <div className="slider-head">
        <h2 id={titleId}>{title}</h2>
        {current !== undefined && (
          <p className="slider-position">
            {current + 1}
            {(['wide', 'medium'] as const).map((width) => (
              <span key={width} data-width={width}>
                {sliderTexts.to(toItem(current + counts[width] - 1) + 1)}
              </span>
            ))}
            {sliderTexts.of(count)}
          </p>
        )}
        <SliderButtons itemsName={itemsName} rotation={isAutomatic ? button : undefined} onStep={step} />
        <span role="status" className="visually-hidden">
          {announcement}
        </span>
      </div>
      {intro}
      {Track && (
        <Track
          ref={handle}
          counts={counts}
          motion={motion}
          isRotating={isAutomatic && isRotating}
          onMove={(offset) => onMove?.(toIndex(offset))}
        >
          {orderedItems.map(({ key, content }) => (
            <div className="slider-cell" key={key}>
              {content}
            </div>
          ))}
        </Track>
      )}
      <ul ref={list} className={Track ? 'slider-plain is-replaced' : 'slider-plain'}>
        {orderedItems.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  );
};
