import type { BuildSettings } from '../contract/buildSettings.ts';
import type { PendingApplication, PendingMessage } from './pendingSubmissions.ts';
import type { pause } from './waiting.ts';

/** Where calls go, and the ids that the e-mail calls carry. An empty host stands for our own server. */
export type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Of our own server; empty for the page's own origin. */
  origin: string;
  /** How time passes between attempts, where it is not by the clock. */
  pause?: typeof pause;
};

/** The thunks' extra argument: what calls need and what must never stand in state or actions. */
export interface StoreExtra extends CallSettings {
  pendingApplications: Map<string, PendingApplication>;
  pendingMessages: Map<string, PendingMessage>;
}
