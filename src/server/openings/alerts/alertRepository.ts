import type { Kysely } from 'kysely';
import { CONFIRM_DAYS } from '../../../content/alertTexts.ts';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { lowerCase, lowerCaseOf } from '../../platform/database/lowerCase.ts';
import { hasMailsEnough, strangersMails } from '../../outbox/queries/strangersMails.ts';
import type { StoredAlert, Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { newReference } from '../../platform/submissions/newReference.ts';
import { isSameToken, newToken } from '../rules/token.ts';
import { composeAlertLink } from './composeAlertMails.ts';

/** Ends alerts so that no backup brings them back. */
type EraseAlerts = (request: {
  alerts: readonly string[];
  actor: string;
  why: 'withdrawn';
}) => Promise<unknown>;

export interface AlertRepositoryParts {
  db: Kysely<Tables>;
  erase: EraseAlerts;
  clock: () => Date;
  /** Days for which a confirmed alert runs. */
  runsDays: number;
}

export interface WantedAlert {
  email: string;
  asked: string;
}

const ACTOR = 'visitor';
/** Mails with a link that one address gets in a day, whoever asks for them; and alerts that it may have. */
const MOST_LINKS = 3;
const MOST_ALERTS = 10;

/** Job alerts: asked for by anybody, confirmed and ended by whoever reads the address's mail (docs/requirements.md, ALERT-1 to ALERT-4). */
export const alertRepository = ({ db, erase, clock, runsDays }: AlertRepositoryParts) => {
  const ofAddress = (transaction: Kysely<Tables>, email: string): Promise<StoredAlert[]> =>
    transaction.selectFrom('alerts').selectAll().where(lowerCaseOf('email'), '=', lowerCase(email)).execute();

  const find = async (reference: string, token: string): Promise<StoredAlert | undefined> => {
    const alert = await db
      .selectFrom('alerts')
      .selectAll()
      .where('reference', '=', reference.toUpperCase())
      .where('delete_after', '>', clock().toISOString())
      .executeTakeFirst();
    return alert && isSameToken(alert.token, token) ? alert : undefined;
  };

  return {
    find,

    /**
     * Stores an alert that has to be confirmed and mails the link for it; nothing where it is confirmed already, or the
     * address has had its links of the day. True where a mail was queued; nobody outside may learn which.
     */
    ask: ({ email, asked }: WantedAlert): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const now = clock().toISOString();
        const since = daysAfter(now, -1);
        const alerts = await ofAddress(transaction, email);
        const same = alerts.find((alert) => alert.asked === asked);
        const mails = await strangersMails(transaction, { email, at: now });
        if (same?.confirmed_at || mails.alertLinks >= MOST_LINKS || hasMailsEnough(mails)) return false;
        if (!same && alerts.length >= MOST_ALERTS) return false;
        const links = same && same.link_at > since ? same.links + 1 : 1;
        const delete_after = daysAfter(now, CONFIRM_DAYS);
        const alert = same ?? { reference: newReference(), email, asked, token: newToken() };
        await transaction
          .insertInto('alerts')
          .values({
            ...{ reference: alert.reference, email: alert.email, asked, token: alert.token },
            ...{ links, link_at: now, created_at: now, confirmed_at: null, told_at: null, told: '[]' },
            delete_after,
          })
          .onConflict((conflict) =>
            conflict.column('reference').doUpdateSet({ links, link_at: now, delete_after }),
          )
          .execute();
        await queueMails(transaction, [composeAlertLink(alert, now.replace(/\D/g, ''))], now);
        await recordAudit(transaction, {
          at: now,
          actor: ACTOR,
          action: 'alert.asked',
          subject: `alert ${alert.reference}`,
        });
        return true;
      }),

    /** Confirms an alert; again changes nothing. False for one that is over, or another token. */
    confirm: async (reference: string, token: string): Promise<boolean> => {
      const alert = await find(reference, token);
      if (!alert) return false;
      if (alert.confirmed_at !== null) return true;
      const at = clock().toISOString();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('alerts')
          .set({ confirmed_at: at, delete_after: daysAfter(at, runsDays) })
          .where('reference', '=', alert.reference)
          .execute();
        const subject = `alert ${alert.reference}`;
        await recordAudit(transaction, { at, actor: ACTOR, action: 'alert.confirmed', subject });
      });
      return true;
    },

    /** Ends an alert, or all of its address, of which one mail tells; one that is over has ended already. */
    end: async (reference: string, token: string, { isAll }: { isAll: boolean }): Promise<void> => {
      const alert = await find(reference, token);
      if (!alert) return;
      const ended = isAll ? await ofAddress(db, alert.email) : [alert];
      await erase({ alerts: ended.map((each) => each.reference), actor: ACTOR, why: 'withdrawn' });
    },
  };
};
export type AlertRepository = ReturnType<typeof alertRepository>;
