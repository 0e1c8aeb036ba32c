import type { StaticPageName } from '../../content/paths.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useCurrentPage } from './useCurrentPage.ts';

interface MenuLinkProps {
  page: StaticPageName;
  className: string;
  onChoose: () => void;
}

/** A link of the menu; says so when it is the page that is shown. */
export const MenuLink = ({ page, className, onChoose }: MenuLinkProps) => {
  const isCurrent = useCurrentPage() === page;
  return (
    <PageLink
      page={page}
      className={className}
      onClick={onChoose}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    />
  );
};
