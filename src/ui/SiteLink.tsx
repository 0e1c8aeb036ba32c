import { Link, type LinkProps } from 'react-router-dom';

/** A link to an address of the site, from the root. */
export const SiteLink = (props: LinkProps) => <Link {...props} />;
