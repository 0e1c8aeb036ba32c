import type { FastifyInstance } from 'fastify';
import { ResendMail } from '../../contract/desk/applicationSchemas.ts';
import { isEmail, personErrors, trimEmail } from '../../contract/personRules.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { DeskDependencies } from './dependencies.ts';
import { route } from './route.ts';

const sentences = {
  gone: 'This email no longer exists',
  sent: 'This email has left already, or is leaving now',
  othersAddress:
    'Other records have this address: a correction must not join two people. Nothing was changed',
};

/** Routes for emails to one person. */
export const registerMails = (
  app: FastifyInstance,
  { person, wakeOutbox }: Pick<DeskDependencies, 'person' | 'wakeOutbox'>,
): void => {
  route(app, 'resendMail', { body: ResendMail }, async ({ id, body, user, reply }) => {
    const email = trimEmail(body.email);
    if (!isEmail(email))
      throw new Refusal(400, personErrors.email, { fields: { email: personErrors.email } });
    const result = await person.resend(id, { email, by: user });
    if (result === 'unknown') throw new Refusal(404, sentences.gone);
    if (result === 'sent') throw new Refusal(409, sentences.sent);
    if (result === 'other person')
      throw new Refusal(409, sentences.othersAddress, { fields: { email: sentences.othersAddress } });
    wakeOutbox();
    return reply.code(204).send();
  });
};
