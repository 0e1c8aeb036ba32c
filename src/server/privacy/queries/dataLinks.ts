import type { Kysely, Selectable } from 'kysely';
import { LINK_HOURS, PAGE_MINUTES } from '../../../content/yourDataTexts.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import type { DataLinksTable } from '../../platform/database/dataLinksTable.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newReference } from '../../platform/submissions.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { composeDataLink } from '../mails.ts';

const TOKEN_BYTES = 24;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Emails with a link in a day: to a mailbox at anybody's request, and to other addresses from a person's page. */
const MAX_LINKS_PER_DAY = 5;

type Kind = Selectable<DataLinksTable>['kind'];
export interface DataLink {
  kind: Kind;
  mailbox: string;
  record: string | null;
  email: string | null;
}

/** The address under which the newest record of a mailbox is stored. */
const findAddress = async (db: Kysely<Tables>, mailbox: string): Promise<string | undefined> => {
  for (const table of ['applications', 'messages', 'alerts'] as const) {
    const row = await db
      .selectFrom(table)
      .select('email')
      .where('mailbox', '=', mailbox)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) return row.email;
  }
  return undefined;
};

/** Deletes links and the emails with them. */
export const eraseLinks = async (transaction: Kysely<Tables>, mailbox: string): Promise<void> => {
  const references = transaction.selectFrom('data_links').select('reference').where('mailbox', '=', mailbox);
  await transaction.deleteFrom('outbox').where('subject_reference', 'in', references).execute();
  await transaction.deleteFrom('data_links').where('mailbox', '=', mailbox).execute();
};

/** Deletes the links of a mailbox of which no record is left, because they contain its address. */
export const eraseUnusedLinks = async (transaction: Kysely<Tables>, mailbox: string): Promise<void> => {
  if (mailbox !== '' && (await findAddress(transaction, mailbox)) === undefined)
    await eraseLinks(transaction, mailbox);
};

interface DataLinkOptions {
  db: Kysely<Tables>;
  clock: () => Date;
}

/** The emailed links to a person's own data: only who reads the mailbox gets one, and each is good once. */
export const dataLinkQueries = ({ db, clock }: DataLinkOptions) => {
  const insert = async (
    transaction: Kysely<Tables>,
    link: Partial<DataLink> & Pick<DataLink, 'kind' | 'mailbox'>,
    minutes: number,
  ) => {
    const token = newToken(TOKEN_BYTES);
    const reference = newReference();
    const now = clock();
    await transaction
      .insertInto('data_links')
      .values({
        record: null,
        email: null,
        ...link,
        token_hash: hashToken(token),
        reference,
        created_at: now.toISOString(),
        until: new Date(now.getTime() + minutes * MINUTE_MS).toISOString(),
      })
      .execute();
    return { token, reference };
  };

  const find = (from: Kysely<Tables>, token: string): Promise<DataLink | undefined> =>
    from
      .selectFrom('data_links')
      .select(['kind', 'mailbox', 'record', 'email'])
      .where('token_hash', '=', hashToken(token))
      .where('until', '>', clock().toISOString())
      .executeTakeFirst();

  const hasReachedLimit = async (
    transaction: Kysely<Tables>,
    { kind, mailbox }: Pick<DataLink, 'kind' | 'mailbox'>,
  ): Promise<boolean> => {
    const { links } = await transaction
      .selectFrom('data_links')
      .select(({ fn }) => fn.countAll<number>().as('links'))
      .where('mailbox', '=', mailbox)
      .where('kind', '=', kind)
      .where('created_at', '>', new Date(clock().getTime() - DAY_MS).toISOString())
      .executeTakeFirstOrThrow();
    return Number(links) >= MAX_LINKS_PER_DAY;
  };

  /** Deletes a link and returns it; undefined if it is unknown, used or expired. Of two calls at once one succeeds. */
  const take = async (
    transaction: Kysely<Tables>,
    token: string,
    kind: Kind,
  ): Promise<DataLink | undefined> => {
    const link = await find(transaction, token);
    if (link?.kind !== kind) return undefined;
    const taken = await transaction
      .deleteFrom('data_links')
      .where('token_hash', '=', hashToken(token))
      .returning('token_hash')
      .executeTakeFirst();
    return taken && link;
  };

  return {
    /**
     * Emails a link to the address under which something is stored. If there is nothing, or the mailbox got too many
     * links, the same rows are inserted and deleted again, so that the response time reveals nothing.
     */
    request: (email: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const mailbox = normaliseMailbox(email);
        const at = clock().toISOString();
        const address = await findAddress(transaction, mailbox);
        const isLimited = await hasReachedLimit(transaction, { kind: 'link', mailbox });
        const isRefused = address === undefined || isLimited;
        const { token, reference } = await insert(transaction, { kind: 'link', mailbox }, LINK_HOURS * 60);
        const recipient = address ?? email;
        await queueMails(
          transaction,
          [composeDataLink({ kind: 'dataLink', reference, recipient, token })],
          at,
        );
        const refused = isRefused ? reference : newReference();
        await transaction.deleteFrom('outbox').where('subject_reference', '=', refused).execute();
        await transaction.deleteFrom('data_links').where('reference', '=', refused).execute();
      }),

    /** The kind of a valid link. */
    findKind: async (token: string): Promise<Kind | undefined> => (await find(db, token))?.kind,

    /** Uses up a link, and returns the token of the page that it opens with the mailbox. */
    open: (token: string): Promise<{ token: string; mailbox: string } | undefined> =>
      inTransaction(db, async (transaction) => {
        const link = await take(transaction, token, 'link');
        if (!link) return undefined;
        const { mailbox } = link;
        return { mailbox, token: (await insert(transaction, { kind: 'page', mailbox }, PAGE_MINUTES)).token };
      }),

    /** The mailbox of an open page. */
    findPage: async (token: string): Promise<string | undefined> => {
      const link = await find(db, token);
      return link?.kind === 'page' ? link.mailbox : undefined;
    },

    /**
     * Emails a link to the new address of a record, which counts once the link is opened. Returns false and sends nothing
     * if too many were sent: the new address may be a stranger's.
     */
    requestAddress: ({
      mailbox,
      record,
      email,
    }: {
      mailbox: string;
      record: string;
      email: string;
    }): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        if (await hasReachedLimit(transaction, { kind: 'address', mailbox })) return false;
        const link = { kind: 'address', mailbox, record, email } as const;
        const { token, reference } = await insert(transaction, link, LINK_HOURS * 60);
        const mail = composeDataLink({ kind: 'addressLink', reference, recipient: email, token });
        await queueMails(transaction, [mail], clock().toISOString());
        return true;
      }),

    /** Uses up the link to a new address. */
    takeAddress: (token: string): Promise<DataLink | undefined> =>
      inTransaction(db, (transaction) => take(transaction, token, 'address')),
  };
};
export type DataLinkQueries = ReturnType<typeof dataLinkQueries>;
