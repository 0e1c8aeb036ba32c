import type { EvidenceRow } from './evidencePart.ts';
import { wellKnownPaths } from './wellKnown.ts';

/** Statements that readers can verify themselves. Tests of the site and its server check each of them. */
export const websiteEvidence: readonly EvidenceRow[] = [
  [
    'Reporting a weakness',
    'Who to write to, and until when',
    { file: wellKnownPaths.security, label: 'security.txt' },
  ],
  [
    'What we do with a report',
    'How far you may look, and what you can expect from us',
    { file: wellKnownPaths.securityPolicy, label: 'security-policy.txt' },
  ],
  [
    'What we keep about visitors',
    'Item by item: what, why, and when it is deleted',
    { page: 'privacy', label: 'Privacy' },
  ],
  [
    'Accessibility',
    'Which standard, how it is tested, and what falls short',
    { page: 'accessibilityStatement', label: 'Statement' },
  ],
  [
    'Scripts',
    'Each must match a checksum in the page’s policy, and all come from this address',
    'Headers of any page, in your browser’s tools',
  ],
  ['Cookies', 'None', 'Storage, in the same tools'],
];
