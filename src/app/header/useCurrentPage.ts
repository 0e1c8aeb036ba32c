import { useLocation } from 'react-router-dom';
import type { PageName } from '../../content/paths.ts';
import { resolvePath } from '../../content/resolvePath.ts';

/** The page that is shown; undefined where the address has none. */
export const useCurrentPage = (): PageName | undefined => resolvePath(useLocation().pathname)?.name;
