import { createContext, lazy, Suspense, use, type ComponentType } from 'react';
import { abandonHydration } from './abandonHydration.ts';
import { reloadAfterRelease } from './reloadAfterRelease.ts';
import { Spinner } from './Spinner.tsx';

const keepPrerendered = (error: unknown): Promise<never> => {
  if (!abandonHydration()) throw error;
  console.error(error);
  void reloadAfterRelease(error);
  return new Promise(() => undefined);
};

/**
 * A part of a page with its own chunk. The `<Suspense>` element is a constant that gets its props through a context:
 * React replaces prerendered HTML by the fallback if the element changes before the chunk has loaded.
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
