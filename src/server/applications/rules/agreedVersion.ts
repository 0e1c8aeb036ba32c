import { CONSENT_VERSIONS } from '../../../contract/constants.ts';

/**
 * The version of the text that was ticked, where it is one that a page of ours has shown. Anything else is no agreement:
 * a client that sends an empty text or 'no' must not have somebody kept for longer (docs/requirements.md, PRIV-2).
 */
export const agreedVersion = (consent: string | undefined): string | undefined =>
  consent !== undefined && CONSENT_VERSIONS.includes(consent) ? consent : undefined;
