import { PLACEHOLDERS, type Stage, type TemplateName } from '../../contract/desk/constants.ts';

export const PLACEHOLDER_HINT = `Filled in for each person: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`;

interface Kind {
  /** The button that opens the dialog, and its key. */
  button: string;
  key: string;
  title: (count: number) => string;
  send: (count: number) => string;
  template?: TemplateName;
  status?: Stage;
  /** Opens with a preview, because the template needs no input. */
  startsWithPreview?: true;
  isInvitation?: true;
  isMessage?: true;
}

const answerKinds = {
  invite: {
    button: 'Invite…',
    key: 'i',
    title: (count) => (count === 1 ? 'Invite to an interview' : `Invite ${count} people to an interview`),
    send: (count) => (count === 1 ? 'Invite and send' : `Invite ${count} and send`),
    template: 'invite',
    status: 'interview',
    isInvitation: true,
  },
  question: {
    button: 'Write…',
    key: 'a',
    title: (count) => (count === 1 ? 'Write to the applicant' : `Write to ${count} applicants`),
    send: (count) => (count === 1 ? 'Send' : `Send ${count} mails`),
    template: 'question',
  },
  decline: {
    button: 'Decline…',
    key: 'd',
    title: (count) => (count === 1 ? 'Decline' : `Decline ${count} applications`),
    send: (count) => (count === 1 ? 'Decline and send' : `Decline ${count} and send`),
    template: 'decline',
    status: 'declined',
    startsWithPreview: true,
  },
  reply: {
    button: 'Answer…',
    key: 'a',
    title: () => 'Answer',
    send: () => 'Send and mark as handled',
    isMessage: true,
  },
} as const satisfies Record<string, Kind>;

export type AnswerKind = keyof typeof answerKinds;
export const getAnswerKind = (kind: AnswerKind): Kind => answerKinds[kind];

export const APPLICATION_ANSWERS = ['invite', 'question', 'decline'] as const;

/** The keyboard shortcuts that open a dialog. */
export const answerKeys = (kinds: readonly AnswerKind[], open: (kind: AnswerKind) => void) =>
  Object.fromEntries(kinds.map((kind) => [getAnswerKind(kind).key, () => open(kind)]));
