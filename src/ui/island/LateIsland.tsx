import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { LateCode } from '../../lib/lateCode.ts';
import { useBridge } from './useBridge.tsx';
import { useIslandRoot } from './useIslandRoot.ts';

declare global {
  // Not in the library's own types.
  var trustedTypes: { emptyHTML: string } | undefined;
}

/** React leaves alone what stands in an element that has its HTML from elsewhere. Its type, since pages forbid plain text. */
const AS_DRAWN = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

const Told = ({ onReady }: { onReady: () => void }) => {
  useEffect(() => {
    onReady();
  }, [onReady]);
  return null;
};

interface LateIslandProps<Props> {
  code: LateCode<ComponentType<Props>>;
  given: Props;
  isWanted: boolean;
  isInFirstView: boolean;
  onEmpty: () => void;
}

/** What the document has drawn, until React takes it over. */
export const LateIsland = <Props extends object>({
  code,
  given,
  isWanted,
  isInFirstView,
  onEmpty,
}: LateIslandProps<Props>) => {
  const frame = useRef<HTMLDivElement>(null);
  const bridge = useBridge();
  const [found] = useState(given);
  const drawing = (props: Props) => (Content: ComponentType<Props>, onReady: () => void) =>
    bridge(
      <>
        <Content {...props} />
        <Told onReady={onReady} />
      </>,
    );
  const drawings = { draw: drawing(given), drawAsFound: drawing(found) };
  useIslandRoot({ frame, code, onEmpty, isWanted, isInFirstView, ...drawings });
  // eslint-disable-next-line no-restricted-syntax -- it holds nothing: what the document has drawn stays
  return <div ref={frame} data-island="" dangerouslySetInnerHTML={AS_DRAWN} suppressHydrationWarning />;
};
