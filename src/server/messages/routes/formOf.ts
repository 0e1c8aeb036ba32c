import type { MessageForm } from '../../../contract/messageRules.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { EmailIds } from '../../platform/settings/emailIds.ts';

type IdName = 'user_id' | 'service_id' | 'template_id';

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Which form a call brings: its template says so. Refuses ids that are missing, each named as required, and ids that
 * are not ours (docs/requirements.md, MAIL-3).
 */
export const formOf = (call: Readonly<Record<string, unknown>>, ids: EmailIds): MessageForm => {
  const known: Readonly<Record<IdName, readonly string[]>> = {
    user_id: [ids.user],
    service_id: [ids.service],
    template_id: [ids.contact, ids.enquiry],
  };
  const faults = (Object.keys(known) as IdName[]).flatMap((name): [string, string][] => {
    const value = call[name];
    if (isMissing(value)) return [[name, `The ${name} is required`]];
    return known[name].some((id) => id === value) ? [] : [[name, `The ${name} is not known here`]];
  });
  if (faults.length > 0) {
    const sentence = faults.map(([, text]) => text).join('. ');
    throw new Refusal(400, sentence, { fields: Object.fromEntries(faults) });
  }
  return call['template_id'] === ids.contact ? 'contact' : 'enquiry';
};
