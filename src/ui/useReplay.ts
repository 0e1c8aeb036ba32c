import { useEffect, useRef, type RefObject } from 'react';

/** Props for the root element of a part that is hydrated after the document is painted. */
interface ReplayProps<Root extends HTMLElement> {
  ref: RefObject<Root | null>;
  'data-replay': string;
}

/**
 * Tells the inline script (src/prerender/inlineScript.ts) that a part of the page is hydrated. The script then replays
 * the first click or submit in that part. Spread the result on the part's root element.
 *
 * @param name of the part, unique on its page and the same in every render
 */
export const useReplay = <Root extends HTMLElement>(name: string): ReplayProps<Root> => {
  const ref = useRef<Root>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root || root.dataset['hydrated'] === '') return;
    root.dataset['hydrated'] = '';
    // In a separate task, so that state set by layout effects, such as typed text, is rendered first.
    setTimeout(() => root.dispatchEvent(new Event('hydrated', { bubbles: true })));
  }, []);
  return { ref, 'data-replay': name };
};
