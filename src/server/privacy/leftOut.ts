const STAFF = 'it names a member of our staff; the log gives the role';
const AUTHORISES = 'whoever has it could change or delete the data';
const COMPARED = 'the email address once more, as we compare it';

/** Columns about a person that a copy of the data does not contain, with the reason, by table. */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  applications: {
    mailbox: COMPARED,
    resume_id: 'a number of ours; the file itself is in the copy',
    withdrawal_hash: AUTHORISES,
    withdrawal_until: 'until when that link is good',
    invitations: 'how many invitations were sent; the emails are in the copy',
    updated_at: 'when staff last changed it; the log says so',
    owner_id: STAFF,
  },
  messages: { owner_id: STAFF },
  alerts: { mailbox: COMPARED, token: AUTHORISES },
  notes: { actor: STAFF },
  audit: { id: 'a number of ours', actor: STAFF },
};

/** The same as text, one line for each, and what is left out as a whole. */
export const describeLeftOut = (): string =>
  [
    'data.json leaves out:',
    ...Object.entries(LEFT_OUT).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, reason]) => `- ${table}.${column}: ${reason}`),
    ),
    '- hashes that recognise a repeated attempt or a link, and the words of the search: they repeat what is in the copy',
  ].join('\n');
