import { ROLES } from '../../contract/desk/constants.ts';
import { isEmail, trimEmail } from '../../contract/personRules.ts';
import { formatUtc } from '../../lib/formatUtc.ts';
import type { Config } from '../platform/settings/config.ts';
import { defineCommand } from '../terminal/command.ts';
import { refusal, usageError } from '../terminal/failure.ts';
import { escapeLine, writeLines } from '../terminal/terminal.ts';
import type { NewLink, UserQueries } from './queries/users.ts';
import { buildLinkUrl } from './users.ts';
import { staffCommand } from '../platform/settings/config.ts';

const EMAIL_ARGS = { email: ['<EMAIL>', "the person's email address"] } as const;

const describeLink = ({ user, token, until }: NewLink, { desk }: Config): string[] => [
  `${escapeLine(user.email ?? '')} (${user.role}) can set a password with this link, once, until ${formatUtc(until)}:`,
  buildLinkUrl(desk?.url || `http://127.0.0.1:${desk?.port ?? 3001}`, token),
];

const requireUser = async (users: UserQueries, email: string) => {
  const user = await users.findByEmail(email);
  if (!user)
    throw refusal(`There is no account with the address ${email}; see '${staffCommand()} users list'`);
  return user;
};

export const addUser = defineCommand(
  {
    name: 'users add',
    summary: 'Creates an account for the staff desk and prints a one-time link that sets its password.',
    args: EMAIL_ARGS,
    options: {
      role: ['--role <ROLE>', `what the person may do: ${ROLES.join(' or ')}`],
      name: ['--name <NAME>', 'the name that colleagues and applicants read'],
    },
    examples: ['./staff users add grace@example.com --role recruiter --name "Grace Hopper"'],
  },
  async ({ args, options, database, settings, output, actor }) => {
    const role = ROLES.find((each) => each === options.role);
    if (!role) throw usageError(`users add needs --role ${ROLES.join(' or --role ')}`);
    if (!isEmail(trimEmail(args.email))) throw usageError(`'${args.email}' is not an email address`);
    const { users } = await database();
    const name = options.name?.trim() || (args.email.split('@')[0] ?? '');
    writeLines(output, describeLink(await users.add({ email: args.email, name, role }, actor), settings()));
  },
);

export const listUsers = defineCommand(
  {
    name: 'users list',
    summary: 'Lists the accounts of the staff desk.',
    args: {},
    options: {},
    examples: ['./staff users list'],
  },
  async ({ database, output }) => {
    const users = await (await database()).users.list();
    const describeStates = (user: (typeof users)[number]) => [
      user.role,
      ...(user.is_disabled ? ['disabled'] : []),
      ...(user.password_hash === null ? ['no password yet'] : []),
      user.code_secret === null ? 'no code' : 'with code',
      user.seen_at === null ? 'not signed in' : `last seen ${formatUtc(user.seen_at)}`,
    ];
    const lines = users.map((user) =>
      escapeLine(`${user.email} (${user.name}): ${describeStates(user).join(', ')}`),
    );
    writeLines(
      output,
      lines.length > 0 ? lines : [`There are no accounts yet; see '${staffCommand()} users add'`],
    );
  },
);

export const linkUser = defineCommand(
  {
    name: 'users link',
    summary: 'Prints a new one-time link for a person who has forgotten the password.',
    args: EMAIL_ARGS,
    options: { removeCode: ['--remove-code', 'also remove the code of a lost phone'] },
    examples: ['./staff users link grace@example.com', './staff users link grace@example.com --remove-code'],
  },
  async ({ args, options, database, settings, output, actor }) => {
    const { users } = await database();
    const { id } = await requireUser(users, args.email);
    if (options.removeCode) await users.change(id, { hasCode: false }, actor);
    const link = await users.makeLink(id, actor);
    if (link) writeLines(output, describeLink(link, settings()));
  },
);

export const disableUser = defineCommand(
  {
    name: 'users disable',
    summary: 'Disables an account: ends its sessions and refuses further sign-ins.',
    args: EMAIL_ARGS,
    options: { undo: ['--undo', 'let a disabled account sign in again'] },
    examples: ['./staff users disable grace@example.com'],
  },
  async ({ args, options, database, output, actor }) => {
    const { users } = await database();
    const { id } = await requireUser(users, args.email);
    const isDisabled = options.undo !== true;
    await users.change(id, { isDisabled }, actor);
    writeLines(output, [`${args.email} ${isDisabled ? 'is disabled' : 'can sign in again'}`]);
  },
);
