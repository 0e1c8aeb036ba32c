import {
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { LateCode } from '../../lib/lateCode.ts';
import { reloadAfterRelease } from '../reloadAfterRelease.ts';
import { whenSpare } from '../whenSpare.ts';
import { IslandMeans, type IslandTree } from './islandContexts.ts';
import { keepSubmit } from './keepSubmit.ts';
import { watchForSigns } from './watchForSigns.ts';

interface IslandParts<Code> {
  frame: RefObject<HTMLElement | null>;
  code: LateCode<Code>;
  /** What the document has drawn in the frame; `onReady` is to be called once React has taken it over. */
  draw: (code: Code, onReady: () => void) => ReactNode;
  /** The same as the document has drawn it. */
  drawAsFound: (code: Code, onReady: () => void) => ReactNode;
  /** Something has happened that it has to tell of. */
  isWanted: boolean;
  /** Seeing it is no sign: its code is fetched at leisure, and it waits for another. */
  isInFirstView: boolean;
  /** The document has drawn nothing there. */
  onEmpty: () => void;
}

/** Has React take over what the document has drawn in a frame, as a tree of its own, at the first sign that it is wanted. */
export const useIslandRoot = <Code>({
  frame,
  code,
  draw,
  drawAsFound,
  isWanted,
  isInFirstView,
  onEmpty,
}: IslandParts<Code>): void => {
  const { takeOver } = use(IslandMeans);
  const tree = useRef<IslandTree>(null);
  const submit = useRef<ReturnType<typeof keepSubmit>>(null);
  const [isReady, setIsReady] = useState(false);
  const showSign = useRef<() => void>(() => undefined);
  const [onReady] = useState(() => () => {
    setIsReady(true);
    // After the drawing that follows it: what was entered before is in the form's state only then.
    setTimeout(() => submit.current?.replay());
  });

  const wake = useEffectEvent((island: Element, arrived: Code) => {
    // In slices of 5 ms (FAST-8).
    startTransition(() => {
      tree.current = takeOver?.(island, drawAsFound(arrived, onReady)) ?? null;
    });
  });
  const tellEmpty = useEffectEvent(onEmpty);

  useEffect(() => {
    const end = new AbortController();
    const watch = (island: Element) => {
      submit.current = keepSubmit(island);
      const onArrival = (arrived: Code) => {
        if (!end.signal.aborted) wake(island, arrived);
      };
      const onFailure = (error: unknown) => {
        console.error(error);
        submit.current?.release();
        void reloadAfterRelease(error);
      };
      const onSign = () => void code.load().then(onArrival, onFailure);
      const { stop, wake: show } = watchForSigns(island, { onSign, isInFirstView });
      // What does not come is asked for again at the first sign.
      if (isInFirstView) whenSpare(() => void code.load().catch(() => undefined));
      showSign.current = show;
      end.signal.addEventListener('abort', stop);
    };
    const look = () => {
      if (end.signal.aborted || !frame.current) return;
      if (frame.current.hasChildNodes()) watch(frame.current);
      else tellEmpty();
    };
    // Of a page that was drawn anew, since a translator had changed it, the drawn part is put here in a moment.
    if (frame.current?.hasChildNodes()) look();
    else setTimeout(look);
    return () => {
      end.abort();
      const gone = tree.current;
      tree.current = null;
      // React is at work on the page's own tree, and does not end another one meanwhile.
      queueMicrotask(() => gone?.unmount());
    };
  }, [frame, code, isInFirstView]);

  useEffect(() => {
    const arrived = code.ready();
    // Told of anything new before it was taken over, React would throw away what the document has drawn.
    if (arrived && isReady) tree.current?.render(draw(arrived, onReady));
  });

  useEffect(() => {
    if (isWanted) showSign.current();
  }, [isWanted]);
};
