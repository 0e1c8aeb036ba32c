import {
  Activity,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, UNSAFE_LocationContext } from 'react-router-dom';
import type { ResolvedPath } from '../content/resolvePath.ts';
import type { AheadPage } from './ahead/aheadPage.ts';
import { layOutHidden } from './ahead/layOutHidden.ts';
import { usePageLoader } from './pageLoader.ts';
import { TablePage } from './TablePage.tsx';
import * as styles from './PageStage.module.scss';

const none = () => undefined;

/**
 * A page that is drawn before it is opened: hidden, without effects, and with the address that it is meant for. Opened,
 * it only has to be shown. What stands around it is the same all its life, or React would draw it anew.
 */
const AheadOfTime = ({ page, isShown }: { page: AheadPage; isShown: boolean }) => {
  const current = use(UNSAFE_LocationContext);
  const [content] = useState(() => <TablePage path={page.path} />);
  const [ahead] = useState(() => ({ location: page.location, navigationType: NavigationType.Push }));
  const holder = useRef<HTMLDivElement>(null);
  const { ahead: stage } = usePageLoader();
  useLayoutEffect(() => {
    if (isShown || !holder.current) return undefined;
    stage.hold(holder.current);
    return layOutHidden(holder.current);
  }, [stage, isShown]);
  return (
    <div ref={holder} className={styles.page} hidden={!isShown} data-fonts="">
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>
          <UNSAFE_LocationContext value={isShown ? current : ahead}>{content}</UNSAFE_LocationContext>
        </div>
      </Activity>
    </div>
  );
};

interface Stage {
  canonical: string;
  /** The page that is shown, if it was drawn ahead. */
  drawn: AheadPage | undefined;
}

/** The page of an address, and hidden behind it the one that somebody is about to open (docs/requirements.md, FAST-2). */
export const PageStage = ({ path }: { path: ResolvedPath }) => {
  const { canonical } = path;
  const { ahead } = usePageLoader();
  const { location } = use(UNSAFE_LocationContext);
  const next = useSyncExternalStore(ahead.subscribe, ahead.page, none);
  // The same as long as it is shown: drawn anew with each page that is drawn ahead, it would delay that (FAST-15).
  const content = useMemo(() => <TablePage path={path} />, [path]);
  const [stage, setStage] = useState<Stage>({ canonical, drawn: undefined });
  if (stage.canonical !== canonical) {
    // What was drawn for another query is another page.
    const isNext = next?.path.canonical === canonical && next.location.search === location.search;
    setStage({ canonical, drawn: isNext ? next : undefined });
  }
  // Opened or passed by, a page is not the next one any more.
  useEffect(() => ahead.forget, [canonical, ahead]);
  const { drawn } = stage;
  return (
    <>
      {drawn ? (
        <AheadOfTime key={drawn.location.key} page={drawn} isShown />
      ) : (
        <div key={canonical} className={styles.page}>
          {content}
        </div>
      )}
      {next && next !== drawn && <AheadOfTime key={next.location.key} page={next} isShown={false} />}
    </>
  );
};
