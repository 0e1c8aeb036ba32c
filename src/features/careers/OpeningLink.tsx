import { Link, type LinkProps } from 'react-router-dom';
import { openingPath } from '../../content/paths.ts';
import { useAppStore } from '../../store/hooks.ts';
import { prefetchOpening } from '../../store/prefetch.ts';

interface OpeningLinkProps extends Omit<LinkProps, 'to' | 'id'> {
  /** The opening's id. */
  id: number;
}

/** A link to an opening. The opening is prefetched when the link is pointed at or focused. */
export const OpeningLink = ({ id, ...props }: OpeningLinkProps) => {
  const store = useAppStore();
  const fetchOpening = () => {
    if (navigator.onLine) prefetchOpening(store, id);
  };
  return <Link {...props} to={openingPath(id)} onPointerEnter={fetchOpening} onFocus={fetchOpening} />;
};
