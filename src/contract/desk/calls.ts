import type {
  AnswerPreview,
  AnswersSent,
  AnswersUndone,
  ApplicationChanged,
  ApplicationDetail,
  ApplicationList,
  ApplicationsChanged,
  Note,
  TagList,
  Templates,
} from './applicationSchemas.ts';
import type {
  DeskSettings,
  Erased,
  FoundPeople,
  MessageChanged,
  MessageDetail,
  MessageList,
  StartPage,
} from './inboxSchemas.ts';
import type {
  DeskOpening,
  OpeningNames,
  OpeningPreview,
  OpeningRows,
  OpeningVersions,
} from './openingSchemas.ts';
import type {
  CodeSetUp,
  LinkDetails,
  ListedUser,
  NoSession,
  OwnSessions,
  Session,
  UserLink,
  UserList,
} from './sessionSchemas.ts';

/**
 * Who may make a call. `anyone`: no session is needed. `signedIn`: also who must still set up two-factor
 * sign-in. `staff`: recruiters and admins. `admin`: only admins.
 */
export type DeskAccess = 'anyone' | 'signedIn' | 'staff' | 'admin';
export type DeskMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface DeskCall {
  method: DeskMethod;
  /** A route template: `:reference` stands for a reference, `:id` for a number. */
  path: string;
  access: DeskAccess;
}

/**
 * Every call of the staff desk: its route and who may make it. The desk has its own port and sends `no-store`. It refuses
 * calls that change something unless their `Origin` is the desk's.
 */
export const deskCalls = {
  signIn: { method: 'POST', path: '/api/session', access: 'anyone' },
  readSession: { method: 'GET', path: '/api/session', access: 'anyone' },
  signOut: { method: 'DELETE', path: '/api/session', access: 'signedIn' },
  signOutEverywhere: { method: 'DELETE', path: '/api/sessions', access: 'signedIn' },
  listSessions: { method: 'GET', path: '/api/sessions', access: 'signedIn' },
  endSession: { method: 'DELETE', path: '/api/sessions/:reference', access: 'signedIn' },
  changeOwnName: { method: 'PUT', path: '/api/account/name', access: 'signedIn' },
  changeOwnPassword: { method: 'PUT', path: '/api/account/password', access: 'signedIn' },
  checkLink: { method: 'POST', path: '/api/link', access: 'anyone' },
  setPassword: { method: 'POST', path: '/api/password', access: 'anyone' },
  prepareCode: { method: 'POST', path: '/api/code', access: 'signedIn' },
  confirmCode: { method: 'PUT', path: '/api/code', access: 'signedIn' },
  removeCode: { method: 'DELETE', path: '/api/code', access: 'signedIn' },

  listUsers: { method: 'GET', path: '/api/users', access: 'admin' },
  addUser: { method: 'POST', path: '/api/users', access: 'admin' },
  changeUser: { method: 'PATCH', path: '/api/users/:id', access: 'admin' },
  makeUserLink: { method: 'POST', path: '/api/users/:id/link', access: 'admin' },

  start: { method: 'GET', path: '/api/start', access: 'staff' },

  listApplications: { method: 'GET', path: '/api/applications', access: 'staff' },
  exportApplications: { method: 'GET', path: '/api/applications.csv', access: 'staff' },
  readApplication: { method: 'GET', path: '/api/applications/:reference', access: 'staff' },
  changeApplication: { method: 'PATCH', path: '/api/applications/:reference', access: 'staff' },
  changeApplications: { method: 'POST', path: '/api/applications/changes', access: 'staff' },
  listTags: { method: 'GET', path: '/api/tags', access: 'staff' },
  readResume: { method: 'GET', path: '/api/applications/:reference/resume', access: 'staff' },

  addNote: { method: 'POST', path: '/api/notes', access: 'staff' },
  previewAnswers: { method: 'POST', path: '/api/answers/preview', access: 'staff' },
  sendAnswers: { method: 'POST', path: '/api/answers', access: 'staff' },
  undoAnswers: { method: 'POST', path: '/api/answers/undo', access: 'staff' },
  resendMail: { method: 'POST', path: '/api/mails/:id/resend', access: 'staff' },
  readTemplates: { method: 'GET', path: '/api/templates', access: 'staff' },
  changeTemplates: { method: 'PUT', path: '/api/templates', access: 'admin' },

  listOpenings: { method: 'GET', path: '/api/openings', access: 'staff' },
  listOpeningNames: { method: 'GET', path: '/api/opening-names', access: 'staff' },
  addOpening: { method: 'POST', path: '/api/openings', access: 'staff' },
  readOpening: { method: 'GET', path: '/api/openings/:id', access: 'staff' },
  changeOpening: { method: 'PUT', path: '/api/openings/:id', access: 'staff' },
  deleteOpening: { method: 'DELETE', path: '/api/openings/:id', access: 'staff' },
  /** Limits who may see it at the desk. */
  limitOpening: { method: 'PUT', path: '/api/openings/:id/recruiters', access: 'admin' },
  publishOpening: { method: 'POST', path: '/api/openings/:id/publish', access: 'staff' },
  closeOpening: { method: 'POST', path: '/api/openings/:id/close', access: 'staff' },
  copyOpening: { method: 'POST', path: '/api/openings/:id/copy', access: 'staff' },
  extendOpening: { method: 'POST', path: '/api/openings/:id/extend', access: 'staff' },
  openingVersions: { method: 'GET', path: '/api/openings/:id/versions', access: 'staff' },
  restoreOpening: { method: 'POST', path: '/api/openings/:id/restore', access: 'staff' },
  previewOpening: { method: 'GET', path: '/api/openings/:id/preview', access: 'staff' },

  listMessages: { method: 'GET', path: '/api/messages', access: 'staff' },
  readMessage: { method: 'GET', path: '/api/messages/:reference', access: 'staff' },
  changeMessage: { method: 'PATCH', path: '/api/messages/:reference', access: 'staff' },

  /** A POST, because proxies log URLs and a query would contain names and email addresses. */
  findPeople: { method: 'POST', path: '/api/people/find', access: 'admin' },
  /** `?reference=A&reference=B`: a ZIP file with all data of these records. */
  exportPerson: { method: 'GET', path: '/api/people/file', access: 'admin' },
  erasePeople: { method: 'POST', path: '/api/people/erase', access: 'admin' },
  correctPerson: { method: 'PATCH', path: '/api/people/:reference', access: 'admin' },
  withdrawConsent: { method: 'DELETE', path: '/api/people/:reference/consent', access: 'admin' },
  holdApplication: { method: 'PUT', path: '/api/people/:reference/hold', access: 'admin' },
  readSettings: { method: 'GET', path: '/api/settings', access: 'admin' },
} as const satisfies Record<string, DeskCall>;
export type DeskCallName = keyof typeof deskCalls;

/** The JSON bodies of successful responses. */
export interface DeskResponses {
  signIn: Session;
  readSession: Session | NoSession;
  signOut: null;
  signOutEverywhere: null;
  listSessions: OwnSessions;
  endSession: null;
  changeOwnName: Session;
  changeOwnPassword: null;
  checkLink: LinkDetails;
  setPassword: Session | null;
  prepareCode: CodeSetUp;
  confirmCode: Session;
  removeCode: Session;
  listUsers: UserList;
  addUser: UserLink;
  changeUser: ListedUser;
  makeUserLink: UserLink;
  start: StartPage;
  listApplications: ApplicationList;
  readApplication: ApplicationDetail;
  changeApplication: ApplicationChanged;
  changeApplications: ApplicationsChanged;
  listTags: TagList;
  addNote: Note;
  previewAnswers: AnswerPreview;
  sendAnswers: AnswersSent;
  undoAnswers: AnswersUndone;
  resendMail: null;
  readTemplates: Templates;
  changeTemplates: Templates;
  listOpenings: OpeningRows;
  listOpeningNames: OpeningNames;
  addOpening: DeskOpening;
  readOpening: DeskOpening;
  changeOpening: DeskOpening;
  deleteOpening: null;
  limitOpening: DeskOpening;
  publishOpening: DeskOpening;
  closeOpening: DeskOpening;
  copyOpening: DeskOpening;
  extendOpening: DeskOpening;
  openingVersions: OpeningVersions;
  restoreOpening: DeskOpening;
  previewOpening: OpeningPreview;
  listMessages: MessageList;
  readMessage: MessageDetail;
  changeMessage: MessageChanged;
  findPeople: FoundPeople;
  erasePeople: Erased;
  correctPerson: null;
  withdrawConsent: null;
  holdApplication: null;
  readSettings: DeskSettings;
}
