import Nav from 'react-bootstrap/Nav';
import type { StaticPageName } from '../../content/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageSelected } from '../../store/uiSlice.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useResolvedPath } from '../useResolvedPath.ts';

interface MenuLinkProps {
  page: StaticPageName;
  className: string | undefined;
  /** Shown as current, because its page or one below it is open. */
  active?: boolean;
  /** False if the bar has another link to the same page. */
  canBeCurrent?: boolean;
}

export const MenuLink = ({ page, className, active = false, canBeCurrent = true }: MenuLinkProps) => {
  const dispatch = useAppDispatch();
  const isCurrent = useResolvedPath()?.name === page && canBeCurrent;
  return (
    <Nav.Link
      as={PageLink}
      page={page}
      className={className}
      active={active}
      onClick={() => dispatch(pageSelected(page))}
      {...(isCurrent || active ? { 'aria-current': isCurrent ? ('page' as const) : ('true' as const) } : {})}
    />
  );
};
