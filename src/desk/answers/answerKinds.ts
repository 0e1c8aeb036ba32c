import { PLACEHOLDERS, type Stage, type TemplateName } from '../../contract/desk/constants.ts';

export const PLACEHOLDER_HINT = `Filled in for each person: ${PLACEHOLDERS.filter(
  (name) => name !== 'question',
)
  .map((name) => `{${name}}`)
  .join(', ')}`;

interface Kind {
  /** The button that opens the dialog, and its key. */
  button: string;
  key: string;
  title: string;
  send: string;
  /** What has happened to the person, for the message after it. */
  done: string;
  /** Undefined for replies to messages. */
  template?: TemplateName;
  status?: Stage;
}

const answerKinds = {
  invite: {
    button: 'Invite…',
    key: 'i',
    title: 'Invite to an interview',
    send: 'Invite and send',
    done: 'invited',
    template: 'invite',
    status: 'interview',
  },
  question: {
    button: 'Write…',
    key: 'a',
    title: 'Write',
    send: 'Send',
    done: 'written to',
    template: 'question',
  },
  decline: {
    button: 'Decline…',
    key: 'd',
    title: 'Decline',
    send: 'Decline and send',
    done: 'declined',
    template: 'decline',
    status: 'declined',
  },
  reply: { button: 'Answer…', key: 'a', title: 'Answer', send: 'Send and mark as handled', done: 'answered' },
} as const satisfies Record<string, Kind>;

export type AnswerKind = keyof typeof answerKinds;
export const getAnswerKind = (kind: AnswerKind): Kind => answerKinds[kind];

export const APPLICATION_ANSWERS = ['invite', 'question', 'decline'] as const;

export const makeAnswerShortcuts = (kinds: readonly AnswerKind[], open: (kind: AnswerKind) => void) =>
  Object.fromEntries(kinds.map((kind) => [getAnswerKind(kind).key, () => open(kind)]));
