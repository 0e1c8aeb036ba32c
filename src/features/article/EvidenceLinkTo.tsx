import type { EvidenceLink } from '../../content/evidencePart.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** A way to what is said; a file for programs is a document of its own, which the browser opens. */
export const EvidenceLinkTo = ({ link }: { link: EvidenceLink }) =>
  'file' in link ? (
    <a href={link.file}>{link.label}</a>
  ) : (
    <PageLink page={link.page} hash={link.hash}>
      {link.label}
    </PageLink>
  );
