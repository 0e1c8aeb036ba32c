import { pages } from '../../content/pages.ts';
import type { ResolvedPath } from '../../content/resolvePath.ts';
import type { PageLoader } from '../pageLoader.ts';
import { viewChunks } from '../viewChunks.ts';
import { isThrifty } from '../../ui/isThrifty.ts';
import { holdDrawings } from './holdDrawings.ts';
import { linkedPage } from './linkedPage.ts';
import { watchIntent } from './watchIntent.ts';
import { watchLinks } from './watchLinks.ts';
import { whenIdle } from '../../ui/whenIdle.ts';

/** Files that are fetched unasked: those of today's whole menu; a site of many more pages stops there (PERF-2). */
const MOST_FILES = 40;

const filesOf = ({ name }: ResolvedPath): string[] => [
  `view ${viewChunks[pages[name].kind]}`,
  `words ${pages[name].words}`,
];

/**
 * Fetches what links lead to before they are followed, so that a click paints the page and asks for nothing: the files
 * when the browser is idle, one page after the other; what else the page needs as soon as somebody shows interest, and
 * then it is drawn, hidden (docs/requirements.md, PERF-1, PERF-2, FAST-2). What fails is asked for again by the click, which says what is wrong.
 */
export const fetchAhead = (loader: Pick<PageLoader, 'fetchFiles' | 'prepare' | 'ahead'>): void => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting: ResolvedPath[] = [];
  let isFetching = false;
  let wanted: HTMLAnchorElement | undefined;

  const fetchFiles = (path: ResolvedPath) => loader.fetchFiles(path).then(holdDrawings, () => undefined);
  const fetchNext = () => {
    const path = isThrifty() ? undefined : waiting.shift();
    isFetching = path !== undefined;
    if (path) fetchFiles(path).then(() => whenIdle(fetchNext), undefined);
  };
  const onSight = (link: HTMLAnchorElement) => {
    const path = linkedPage(link);
    if (!path || seen.has(path.name) || isThrifty()) return;
    const missing = filesOf(path).filter((file) => !files.has(file));
    if (files.size + missing.length > MOST_FILES) return;
    seen.add(path.name);
    for (const file of missing) files.add(file);
    waiting.push(path);
    if (isFetching) return;
    isFetching = true;
    whenIdle(fetchNext);
  };
  const onPress = (links: readonly HTMLAnchorElement[]) => {
    const [only, ...others] = links;
    wanted = others.length === 0 ? only : undefined;
    for (const link of links) {
      const path = linkedPage(link);
      if (!path) continue;
      const draw = () => {
        // Asked anew: by the time that the server has answered, the visitor may be there.
        if (link === wanted && linkedPage(link)) loader.ahead.draw(link);
      };
      loader.prepare(path).then(draw, () => undefined);
      // Those of a menu's links come as they are in sight.
      if (link === wanted) void fetchFiles(path);
    }
  };
  watchLinks(onSight);
  watchIntent({ onPress, onInterest: (links) => isThrifty() || onPress(links) });
};
