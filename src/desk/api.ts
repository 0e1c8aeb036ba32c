import type {
  ApplicationList,
  ApplicationQuery,
  ApplicationState,
  ChangeApplication,
  ChangeApplications,
  PreviewAnswers,
  SendAnswers,
  Templates,
} from '../contract/desk/applicationSchemas.ts';
import type { DeskResponses } from '../contract/desk/calls.ts';
import { deskCalls } from '../contract/desk/calls.ts';
import type { ChangeMessage, CorrectPerson, MessageQuery } from '../contract/desk/inboxSchemas.ts';
import type { OpeningQuery, OpeningText } from '../contract/desk/openingSchemas.ts';
import type {
  AddUser,
  ChangeOwnPassword,
  ChangeUser,
  SetPassword,
  SignIn,
} from '../contract/desk/sessionSchemas.ts';
import { deskApi, TAGS, buildRequest, type DeskSession, type RequestOptions } from './deskApi.ts';
import type { DeskState } from './store.ts';

type Tags = readonly ((typeof TAGS)[number] | 'Session')[];
type Options<Arg> = (arg: Arg) => RequestOptions;
type Name = keyof DeskResponses;
type SessionCall = 'signIn' | 'setPassword' | 'confirmCode' | 'removeCode';

const OPENING_TAGS: Tags = ['Openings', 'Start'];
/** Tags of the queries that show notes and emails of applications and messages. */
const RECORD_TAGS: Tags = ['Applications', 'Messages', 'Message', 'Start'];

const toOptions = (id: number): RequestOptions => ({ id });

const assign = (patch: object) => (cached: object) => void Object.assign(cached, patch);
const updateRow =
  (reference: string, state: Partial<ApplicationState>) =>
  ({ items, counts }: ApplicationList): void => {
    const row = items.find((item) => item.reference === reference);
    if (row && state.isRead && !row.isRead) counts.unread -= 1;
    if (row) Object.assign(row, state);
  };

/** The latest change of each application: the state that it began from, and the time of the state that it made. */
const latestChanges = new Map<string, { from: string; madeAt: Promise<string | undefined> }>();
/** A change of one application. */
interface Change {
  reference: string;
  patch: ChangeApplication;
}
/** In their order. */
const unansweredChanges = new Set<Change>();

/** Every call of the desk, with the tags that it provides and invalidates. */
export const api = deskApi.injectEndpoints({
  endpoints: (build) => {
    const query = <N extends Name, Arg = undefined>(name: N, tags: Tags, options?: Options<Arg>) =>
      build.query<DeskResponses[N], Arg>({
        query: (arg) => buildRequest(name, options?.(arg)),
        providesTags: [...tags],
        // POST queries carry personal data or secrets: dropped from the cache once no component uses them.
        ...(deskCalls[name].method === 'POST' && { keepUnusedDataFor: 0 }),
      });
    const mutation = <N extends Name, Arg = undefined>(name: N, tags: Tags, options?: Options<Arg>) =>
      build.mutation<DeskResponses[N], Arg>({
        query: (arg) => buildRequest(name, options?.(arg)),
        invalidatesTags: (_, error) => (error ? [] : [...tags]),
      });
    const openingMutation = <N extends Name, Body = object>(name: N) =>
      mutation(name, OPENING_TAGS, ({ id, ...body }: Body & { id: number }) => ({ id, body }));
    /** Stores the new session, and refetches what failed while signed out. */
    const sessionMutation = <N extends SessionCall, Body>(name: N) =>
      build.mutation<DeskResponses[N], Body>({
        query: (body) => buildRequest(name, { body }),
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          // The form that made the call shows its error.
          const response = await queryFulfilled.catch(() => undefined);
          // After setting a new password, a user with two-factor sign-in still has to sign in.
          if (!response?.data) return;
          await dispatch(api.util.upsertQueryData('readSession', undefined, response.data));
          dispatch(deskApi.util.invalidateTags([...TAGS]));
        },
      });
    return {
      readSession: build.query<DeskSession | null, undefined>({
        query: () => buildRequest('readSession'),
        providesTags: ['Session'],
        transformResponse: (response: DeskResponses['readSession']) => (response.user ? response : null),
        // The sign-in form opens over the page, so that the page keeps its input.
        merge: (cached, session) => session ?? (cached && { ...cached, hasEnded: true }),
      }),
      signIn: sessionMutation<'signIn', SignIn>('signIn'),
      setPassword: sessionMutation<'setPassword', SetPassword>('setPassword'),
      confirmCode: sessionMutation<'confirmCode', { code: string }>('confirmCode'),
      removeCode: sessionMutation<'removeCode', { password: string }>('removeCode'),
      checkLink: query('checkLink', [], (token: string) => ({ body: { token } })),
      listSessions: query('listSessions', ['Admin']),
      endSession: mutation('endSession', ['Admin'], (id: string) => ({ id })),
      changeOwnName: mutation('changeOwnName', ['Session', 'Admin'], (name: string) => ({ body: { name } })),
      changeOwnPassword: mutation('changeOwnPassword', ['Admin'], (body: ChangeOwnPassword) => ({ body })),
      signOut: mutation('signOut', []),
      signOutEverywhere: mutation('signOutEverywhere', []),
      prepareCode: query('prepareCode', [], () => ({ body: {} })),

      readStart: query('start', ['Start']),
      readSettings: query('readSettings', ['Admin']),
      listUsers: query('listUsers', ['Admin']),
      addUser: mutation('addUser', ['Admin', 'Session'], (body: AddUser) => ({ body })),
      changeUser: mutation(
        'changeUser',
        ['Admin', 'Session'],
        ({ id, patch }: { id: number; patch: ChangeUser }) => ({ id, body: patch }),
      ),
      makeUserLink: mutation('makeUserLink', ['Admin'], (id: number) => ({ id, body: {} })),
      findPeople: query('findPeople', ['Admin'], (words: string) => ({ body: { words } })),
      erasePeople: mutation(
        'erasePeople',
        ['Admin', 'Openings', ...RECORD_TAGS],
        (references: readonly string[]) => ({ body: { references } }),
      ),

      correctPerson: mutation(
        'correctPerson',
        ['Admin', ...RECORD_TAGS],
        ({ reference, details }: { reference: string; details: CorrectPerson }) => ({
          id: reference,
          body: details,
        }),
      ),
      holdApplication: mutation(
        'holdApplication',
        ['Admin', 'Start', ...RECORD_TAGS],
        ({ reference, reason }: { reference: string; reason: string | null }) => ({
          id: reference,
          body: { reason },
        }),
      ),
      withdrawConsent: mutation('withdrawConsent', ['Admin', ...RECORD_TAGS], (id: string) => ({ id })),

      listOpenings: query('listOpenings', ['Openings'], (params: OpeningQuery) => ({ params })),
      listOpeningNames: query('listOpeningNames', ['Openings']),
      readOpening: query('readOpening', ['Openings'], toOptions),
      openingVersions: query('openingVersions', ['Openings'], toOptions),
      previewOpening: query('previewOpening', [], toOptions),
      addOpening: mutation('addOpening', OPENING_TAGS, (body: OpeningText) => ({ body })),
      changeOpening: openingMutation<'changeOpening', OpeningText & { version: number }>('changeOpening'),
      publishOpening: openingMutation<'publishOpening', { at?: string }>('publishOpening'),
      limitOpening: openingMutation<'limitOpening', { recruiters: number[] | null }>('limitOpening'),
      extendOpening: openingMutation<'extendOpening', { closingDate: string | null }>('extendOpening'),
      restoreOpening: openingMutation<'restoreOpening', { version: number }>('restoreOpening'),
      closeOpening: openingMutation('closeOpening'),
      copyOpening: openingMutation('copyOpening'),
      deleteOpening: mutation('deleteOpening', OPENING_TAGS, toOptions),

      readTemplates: query('readTemplates', ['Templates']),
      changeTemplates: mutation('changeTemplates', ['Templates'], (body: Templates) => ({ body })),
      // With a tag, so that a preview that failed while signed out is fetched again.
      previewAnswers: query('previewAnswers', ['Templates'], (body: PreviewAnswers) => ({ body })),
      sendAnswers: build.mutation<DeskResponses['sendAnswers'], { key: string; answers: SendAnswers }>({
        query: ({ key, answers }) =>
          buildRequest('sendAnswers', { body: answers, headers: { 'Idempotency-Key': key } }),
        // Also after a refusal, because a colleague may have changed one of the records.
        invalidatesTags: [...RECORD_TAGS],
      }),
      undoAnswers: mutation('undoAnswers', RECORD_TAGS, (body: { key: string }) => ({ body })),
      listTags: query('listTags', ['Applications']),
      changeApplications: mutation(
        'changeApplications',
        ['Applications', 'Start'],
        (body: ChangeApplications) => ({ body }),
      ),
      resendMail: mutation('resendMail', RECORD_TAGS, ({ id, email }: { id: number; email: string }) => ({
        id,
        body: { email },
      })),
      addNote: mutation('addNote', RECORD_TAGS, (body: { reference: string; text: string }) => ({
        body,
      })),

      listMessages: query('listMessages', ['Messages'], (params: MessageQuery) => ({ params })),
      readMessage: build.query<DeskResponses['readMessage'], string>({
        query: (id) => buildRequest('readMessage', { id }),
        providesTags: ['Message'],
        // The server marks the message as read, which changes the list and the counts.
        onQueryStarted: (_, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            () => void dispatch(deskApi.util.invalidateTags(['Messages', 'Start'])),
            () => undefined,
          ),
      }),
      changeMessage: build.mutation<
        DeskResponses['changeMessage'],
        { reference: string; patch: ChangeMessage }
      >({
        query: ({ reference, patch }) => buildRequest('changeMessage', { id: reference, body: patch }),
        onQueryStarted: async ({ reference, patch }, { dispatch, queryFulfilled }) => {
          const update = dispatch(api.util.updateQueryData('readMessage', reference, assign(patch)));
          await queryFulfilled.catch(() => update.undo());
        },
        invalidatesTags: ['Messages', 'Message', 'Start'],
      }),

      listApplications: query('listApplications', ['Applications'], (params: ApplicationQuery) => ({
        params,
      })),
      /** Does not mark the application as read, so it can be prefetched; `changeApplication` does when it opens. */
      readApplication: query('readApplication', ['Applications'], (id: string) => ({
        id,
        params: { peek: 'true' },
      })),
      /** Updates every list and page optimistically, and undoes it if the call fails. */
      changeApplication: build.mutation<DeskResponses['changeApplication'], Change>({
        // A change from a state that is being changed already waits, so that nobody has a conflict with themselves.
        queryFn: async ({ reference, patch }, _, __, baseQuery) => {
          const send = async (updatedAt = patch.updatedAt) => {
            const body = { ...patch, ...(updatedAt && { updatedAt }) };
            const { data, error } = await baseQuery(
              buildRequest('changeApplication', { id: reference, body }),
            );
            return error ? { error } : { data: data as DeskResponses['changeApplication'] };
          };
          const from = patch.updatedAt;
          if (!from) return send();
          const latest = latestChanges.get(reference);
          const result = latest?.from === from ? latest.madeAt.then(send) : send();
          latestChanges.set(reference, { from, madeAt: result.then(({ data }) => data?.now.updatedAt) });
          return result;
        },
        onQueryStarted: async (change, { dispatch, getState, queryFulfilled }) => {
          const { reference, patch } = change;
          const cached = api.util.selectInvalidatedBy(getState() as DeskState, ['Applications']);
          const lists = cached.filter(({ endpointName }) => endpointName === 'listApplications');
          const patchCaches = (state: Partial<ApplicationState>) => [
            dispatch(api.util.updateQueryData('readApplication', reference, assign(state))),
            ...lists.map(({ originalArgs }) =>
              dispatch(
                api.util.updateQueryData('listApplications', originalArgs, updateRow(reference, state)),
              ),
            ),
          ];
          unansweredChanges.add(change);
          const patches = patchCaches(patch);
          const answer = await queryFulfilled.catch(() => undefined);
          unansweredChanges.delete(change);
          const later = [...unansweredChanges].filter((other) => other.reference === reference);
          // The answer does not know the later changes.
          if (answer) patchCaches(Object.assign({}, answer.data.now, ...later.map((other) => other.patch)));
          else patches.forEach(({ undo }) => undo());
        },
        // An application that was only read stays in the list of unread ones.
        invalidatesTags: (_, error, { patch }) =>
          patch.isRead && !error ? ['Start'] : ['Applications', 'Start'],
      }),
    };
  },
});
