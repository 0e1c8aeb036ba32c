import { mark } from '../content/mark.ts';
import { site } from '../content/site.ts';

/** The mark and the name. */
export const Logo = () => (
  <span className="logo">
    <svg className="logo-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="logo-line" d={mark.line} fill="none" strokeWidth="3" />
      <path className="logo-node" d={mark.nodes} />
      <path className="logo-signal" d={mark.signal} />
    </svg>
    <span className="logo-name">{site.name}</span>
  </span>
);
