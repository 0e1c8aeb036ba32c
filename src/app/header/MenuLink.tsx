import type { StaticPageName } from '../../content/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageChosen } from '../../store/uiSlice.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useCurrentPath } from '../currentPath.tsx';

interface MenuLinkProps {
  page: StaticPageName;
  className: string | undefined;
  /** Not where the page has another link that is. */
  isMarked?: boolean;
}

/** A link of the menu; says so when it is the page that is shown. */
export const MenuLink = ({ page, className, isMarked = true }: MenuLinkProps) => {
  const dispatch = useAppDispatch();
  const isCurrent = useCurrentPath()?.name === page && isMarked;
  return (
    <PageLink
      page={page}
      className={className}
      onClick={() => dispatch(pageChosen())}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    />
  );
};
