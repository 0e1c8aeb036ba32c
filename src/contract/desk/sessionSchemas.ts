import { Type, type Static, type TProperties } from 'typebox';
import { DESK_LIMITS, ROLES } from './constants.ts';

/** An object without unknown properties. */
export const strictObject = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  Type.Unsafe<Choice>({ type: 'string', enum: choices });
export const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Whether a list has rows before and after the page. */
export const PageEnds = Type.Object({ hasPrevious: Type.Boolean(), hasNext: Type.Boolean() });
export type PageEnds = Static<typeof PageEnds>;

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Code = Type.String({ pattern: '^[0-9]{6}$' });
const Password = Type.String({ maxLength: DESK_LIMITS.password.max });
const Token = Type.String({ minLength: 1, maxLength: 100 });

/** A person who may sign in. */
export const DeskUser = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  role: oneOf(ROLES),
  /** Two-factor sign-in: whether signing in needs a code from an authenticator app. */
  hasCode: Type.Boolean(),
});
export type DeskUser = Static<typeof DeskUser>;

/** A user who can own applications and messages. */
export const Colleague = Type.Object({ id: Type.Integer(), name: Type.String() });
export type Colleague = Static<typeof Colleague>;

/** The response to `readSession`, `signIn`, `setPassword` and `confirmCode`. */
export const Session = Type.Object({
  user: DeskUser,
  /**
   * An admin without two-factor sign-in: every call that needs `staff` or `admin` access is refused until it is set up.
   */
  mustSetUpCode: Type.Boolean(),
  /** Signing in without a code is not allowed. */
  needsCode: Type.Boolean(),
  /** All users who may sign in, sorted by name. */
  colleagues: Type.Array(Colleague),
});
export type Session = Static<typeof Session>;

/** `signIn`: 200 Session; 401 SignInRefused; 429 after too many attempts, also with an unknown email address. */
export const SignIn = strictObject({
  email: Type.String({ maxLength: DESK_LIMITS.email }),
  password: Password,
  code: Type.Optional(Type.String({ maxLength: 20 })),
});
export type SignIn = Static<typeof SignIn>;

/** The response to `readSession` if nobody is signed in. */
export const NoSession = Type.Object({ user: Type.Null() });
export type NoSession = Static<typeof NoSession>;

/** `needsCode`: the password is correct, and a code is required too. */
export const SignInRefused = Type.Object({
  error: Type.String(),
  needsCode: Type.Optional(Type.Literal(true)),
});
export type SignInRefused = Static<typeof SignInRefused>;

/** `checkLink`: 200 LinkDetails; 404 for a used, expired or unknown link. */
export const CheckLink = strictObject({ token: Token });
export type CheckLink = Static<typeof CheckLink>;
/** `email` is null for the first account, which sets it together with the password. */
export const LinkDetails = Type.Object({ email: orNull(Type.String()), name: Type.String() });
export type LinkDetails = Static<typeof LinkDetails>;

/**
 * `setPassword`: sets the password, invalidates the link and signs in. 200 Session; 204 if signing in needs a code.
 * `email` is only for the first account.
 */
export const SetPassword = strictObject({
  token: Token,
  password: Password,
  name: Type.Optional(text(DESK_LIMITS.name)),
  email: Type.Optional(Type.String({ maxLength: DESK_LIMITS.email })),
});
export type SetPassword = Static<typeof SetPassword>;

/** `prepareCode`: the secret for an authenticator app, also as a URI; `svg` is the URI as a QR code. */
export const CodeSetUp = Type.Object({ secret: Type.String(), uri: Type.String(), svg: Type.String() });
export type CodeSetUp = Static<typeof CodeSetUp>;
/** `confirmCode`: 200 Session; 400 for a wrong code. */
export const ConfirmCode = strictObject({ code: Code });
export type ConfirmCode = Static<typeof ConfirmCode>;
/** `removeCode`: 200 Session; 403 for admins and for a wrong password. */
export const RemoveCode = strictObject({ password: Password });
export type RemoveCode = Static<typeof RemoveCode>;

/** `changeOwnName`: 200 Session. */
export const ChangeOwnName = strictObject({ name: text(DESK_LIMITS.name) });
export type ChangeOwnName = Static<typeof ChangeOwnName>;
/** `changeOwnPassword`: 204, and every other session of the user ends; 400 for a password that is refused; 403 for a wrong one. */
export const ChangeOwnPassword = strictObject({ current: Password, password: Password });
export type ChangeOwnPassword = Static<typeof ChangeOwnPassword>;

/** `listSessions`: where the user is signed in, the latest first. */
export const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      startedAt: Type.String(),
      seenAt: Type.String(),
      /** Such as 'Firefox on Linux'; empty if it is unknown. */
      browser: Type.String(),
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type OwnSessions = Static<typeof OwnSessions>;

/** One row of `listUsers`. Instants are ISO 8601. */
export const ListedUser = Type.Object({
  ...DeskUser.properties,
  isDisabled: Type.Boolean(),
  /** False until the user has set a password with the one-time link. */
  hasPassword: Type.Boolean(),
  lastSeenAt: orNull(Type.String()),
});
export type ListedUser = Static<typeof ListedUser>;
export const UserList = Type.Object({ users: Type.Array(ListedUser) });
export type UserList = Static<typeof UserList>;

/** `addUser`: 201 UserLink; 409 if the email address already has an account. */
export const AddUser = strictObject({
  email: Type.String({ maxLength: DESK_LIMITS.email }),
  name: text(DESK_LIMITS.name),
  role: oneOf(ROLES),
});
export type AddUser = Static<typeof AddUser>;
/** `changeUser`: 200 ListedUser; 409 for the last admin. Ends the user's sessions unless only the name changes. */
export const ChangeUser = strictObject({
  name: Type.Optional(text(DESK_LIMITS.name)),
  role: Type.Optional(oneOf(ROLES)),
  isDisabled: Type.Optional(Type.Boolean()),
  /** Turns off two-factor sign-in after the loss of a phone; an admin must set it up again at the next sign-in. */
  hasCode: Type.Optional(Type.Literal(false)),
});
export type ChangeUser = Static<typeof ChangeUser>;
/** `addUser` and `makeUserLink`: the URL for setting a password, valid once, for 24 hours. */
export const UserLink = Type.Object({ user: ListedUser, link: Type.String(), validUntil: Type.String() });
export type UserLink = Static<typeof UserLink>;
