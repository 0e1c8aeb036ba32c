import type { EvidenceLinkEntry } from '../../content/evidencePart.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** A link to the evidence. A machine-readable file is a plain link, outside the router. */
export const EvidenceLink = ({ link }: { link: EvidenceLinkEntry }) =>
  'file' in link ? (
    <a href={link.file}>{link.label}</a>
  ) : (
    <PageLink page={link.page} hash={link.hash}>
      {link.label}
    </PageLink>
  );
