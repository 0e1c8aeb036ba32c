import type { Kysely } from 'kysely';
import { calls } from '../../../contract/calls.ts';
import type { MessageParams } from '../../../contract/schemasEmail.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { EmailIds } from '../../platform/settings/emailIds.ts';
import { SelfCheckError, type OwnCall } from './ownCalls.ts';

/** Sends a message and reads it back. `run` is its subject. */
export const probeMessage = async (
  call: OwnCall,
  { db, emailIds, run }: { db: Kysely<Tables>; emailIds: EmailIds; run: string },
): Promise<void> => {
  const sent: MessageParams = {
    from_name: 'Self-check',
    from_email: 'self-check@example.com',
    phone_number: '000000',
    subject: run,
    message: run,
  };
  const { user, service, contact } = emailIds;
  const body = JSON.stringify({
    user_id: user,
    service_id: service,
    template_id: contact,
    template_params: sent,
  });
  await call('message', calls.emailSend, { type: 'application/json', body });
  const stored = await db
    .selectFrom('messages')
    .select(['message', 'is_test'])
    .where('subject', '=', run)
    .execute();
  const isGood = stored.length === 1 && stored[0]?.message === run && stored[0].is_test === 1;
  if (!isGood) throw new SelfCheckError('message', 'is not what was sent');
};
