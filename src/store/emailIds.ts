import { missingIdTexts } from '../content/emailTexts.ts';
import type { StoreExtra } from './storeExtra.ts';

/** The ids that an e-mail call carries, as the wire names them. */
export type CallIds = Record<keyof typeof missingIdTexts, string>;

/** Ids of the calls of one form, by its template. */
export const emailIds = (
  { emailUserId, emailServiceId }: Pick<StoreExtra, 'emailUserId' | 'emailServiceId'>,
  template: string,
): CallIds => ({ user_id: emailUserId, service_id: emailServiceId, template_id: template });

/** Every id that is missing, each as required; none when all are there (docs/requirements.md, MAIL-3). */
export const missingIds = (ids: CallIds): string[] =>
  (Object.keys(missingIdTexts) as (keyof CallIds)[])
    .filter((name) => ids[name] === '')
    .map((name) => missingIdTexts[name]);
