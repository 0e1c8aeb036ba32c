import type { EvidenceLink } from '../../content/evidencePart.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** A link to the evidence. The browser itself opens machine-readable files. */
export const EvidenceLinkTo = ({ link }: { link: EvidenceLink }) =>
  'file' in link ? (
    <a href={link.file}>{link.label}</a>
  ) : (
    <PageLink page={link.page} hash={link.hash}>
      {link.label}
    </PageLink>
  );
