import { useState, type ComponentType } from 'react';
import type { LateCode } from '../../lib/lateCode.ts';
import { LateIsland } from './LateIsland.tsx';

interface IslandProps<Props> {
  code: LateCode<ComponentType<Props>>;
  /** For its component, once that is there. */
  given: Props;
  /** Something has happened that it has to tell of: its code is fetched wherever it is. */
  isWanted?: boolean;
  /** It is in sight when the page is opened: that is no sign that anybody wants it. */
  isInFirstView?: boolean;
}

interface Arrival<Props> {
  Content?: ComponentType<Props> | undefined;
  failure?: unknown;
}

/**
 * A part of a page whose code comes later than the page. Where the document has drawn it, it stays as it was drawn, and
 * React takes it over in its place when it is wanted; elsewhere it is drawn as soon as its code is there, which on pages
 * opened by a click is at once (docs/requirements.md, FAST-11, FAST-12).
 */
export const Island = <Props extends object>({
  code,
  given,
  isWanted = false,
  isInFirstView = false,
}: IslandProps<Props>) => {
  const [{ Content, failure }, setArrival] = useState<Arrival<Props>>(() => ({ Content: code.ready() }));
  // As a page's own chunk that does not come.
  if (failure !== undefined) throw failure;
  const onEmpty = () => {
    code.load().then(
      (arrived) => setArrival({ Content: arrived }),
      (error: unknown) => setArrival({ failure: error }),
    );
  };
  if (!Content) {
    return <LateIsland {...{ code, given, isWanted, isInFirstView, onEmpty }} />;
  }
  return (
    <div data-island="">
      <Content {...given} />
    </div>
  );
};
