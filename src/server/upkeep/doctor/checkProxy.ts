import { when } from '../../platform/clock/when.ts';
import type { TrustProxy } from '../../platform/http/trustProxy.ts';
import { note, type Finding } from './finding.ts';

/**
 * Whether TRUST_PROXY seems to be forgotten (docs/requirements.md, SET-4). A note and no fault: whoever reaches the
 * server can say that they were forwarded.
 */
export const checkProxy = (trusted: TrustProxy, seen: string | undefined): Finding[] =>
  trusted !== false || seen === undefined
    ? []
    : [
        note(
          `A request of ${when(seen)} came by way of a proxy, but TRUST_PROXY is not set: all visitors behind a proxy count as one visitor, and few of them can send anything; set it to the number of proxies or their addresses`,
        ),
      ];
