import { createContext, lazy, Suspense, use, type ComponentType } from 'react';
import { reloadAfterRelease } from './reloadAfterRelease.ts';
import { Spinner } from './Spinner.tsx';

/** Leaves parts that cannot be hydrated to the browser, which sends their forms. Returns whether there are any. */
export const releasePrerendered = (): boolean => {
  const parts = document.querySelectorAll<HTMLElement>('[data-h]:not([data-hydrated])');
  for (const part of parts) {
    part.dataset['hydrated'] = '';
    part.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }
  return parts.length > 0;
};

const keepPrerendered = (error: unknown): Promise<never> => {
  if (!releasePrerendered()) throw error;
  console.error(error);
  void reloadAfterRelease(error);
  return new Promise(() => undefined);
};

/**
 * A part of a page with a chunk of its own. The `<Suspense>` element is a constant that gets its props by a context:
 * React replaces prerendered HTML by the fallback if the element changes before the chunk has arrived.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(() => load().then((component) => ({ default: component }), keepPrerendered));
  const PropsContext = createContext<Props | null>(null);
  const WithProps = () => {
    const props = use(PropsContext);
    return props && <Loaded {...props} />;
  };
  const part = (
    <Suspense fallback={<Spinner />}>
      <WithProps />
    </Suspense>
  );
  return function LazyPart(props: Props) {
    return <PropsContext value={props}>{part}</PropsContext>;
  };
};
