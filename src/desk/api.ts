import type {
  ApplicationQuery,
  ApplicationState,
  ApplicationChanged,
  ApplicationConflict,
  PreviewAnswers,
  SendAnswers,
  Template,
  Templates,
} from '../contract/desk/applicationSchemas.ts';
import type { DeskAnswers } from '../contract/desk/calls.ts';
import { STAGE_NAMES } from '../contract/desk/constants.ts';
import type { ChangeMessage, MessageQuery } from '../contract/desk/inboxSchemas.ts';
import type { OpeningText } from '../contract/desk/openingSchemas.ts';
import type { AddUser, ChangeUser, Session, SetPassword, SignIn } from '../contract/desk/sessionSchemas.ts';
import { deskApi, TAGS, request, type DeskError, type RequestParts } from './deskApi.ts';
import { signedInAgain } from './session/sessionSlice.ts';
import { toastShown, type Change } from './shell/toastsSlice.ts';
import type { DeskDispatch } from './store.ts';

type Tag = (typeof TAGS)[number] | 'Session';
type TagOf = Tag | { type: Tag; id: string | number };
type Tags<Arg> = readonly Tag[] | ((arg: Arg) => readonly TagOf[]);
type Parts<Arg> = (arg: Arg) => RequestParts;
type Name = keyof DeskAnswers;

const tagsOf = <Arg>(tags: Tags<Arg>, arg: Arg): TagOf[] => [
  ...(typeof tags === 'function' ? tags(arg) : tags),
];
const queryOf =
  <Arg>(name: Name, parts?: Parts<Arg>) =>
  (arg: Arg) =>
    request(name, parts?.(arg));

interface OfOpening {
  id: number;
}
const openingTags = ({ id }: OfOpening): TagOf[] => ['Openings', 'Start', { type: 'Opening', id }];
const recordTags = (references: readonly string[]): TagOf[] =>
  references.flatMap((id): TagOf[] => [
    { type: 'Application', id },
    { type: 'Message', id },
  ]);

interface ChangeSet {
  changes: readonly Change[];
  /** What the message says once it is done; none for changes that nobody has to hear of. */
  said?: string;
}

const isOnlyReading = (changes: readonly Change[]): boolean =>
  changes.every(({ patch }) => Object.keys(patch).every((key) => key === 'isRead'));

/** Only what may be changed, and what the browser saw before; what is undefined is not sent. */
const toBody = ({ status, interviewAt, ownerId, isRead, updatedAt }: Change['patch']) => ({
  status,
  interviewAt,
  ownerId,
  isRead,
  updatedAt,
});

const failureText = ({ status, text, body }: DeskError): string =>
  status === 409
    ? `Somebody else changed this meanwhile: it is now ‘${STAGE_NAMES[(body as ApplicationConflict).current.status]}’. Nothing was changed.`
    : `That was not saved. ${text}`;

/** Every call of the desk, with what it reads and what it makes stale. */
const api = deskApi.injectEndpoints({
  endpoints: (build) => {
    const reads = <N extends Name, Arg = undefined>(name: N, tags: Tags<Arg>, parts?: Parts<Arg>) =>
      build.query<DeskAnswers[N], Arg>({
        query: queryOf(name, parts),
        providesTags: (_, __, arg) => tagsOf(tags, arg),
      });
    const changes = <N extends Name, Arg = undefined>(name: N, tags: Tags<Arg>, parts?: Parts<Arg>) =>
      build.mutation<DeskAnswers[N], Arg>({
        query: queryOf(name, parts),
        invalidatesTags: (_, error, arg) => (error ? [] : tagsOf(tags, arg)),
      });
    /** Searches by POST: names and addresses of people are no part of an address. */
    const finds = <N extends Name, Arg>(name: N, tags: Tags<Arg>, parts: Parts<Arg>) =>
      build.query<DeskAnswers[N], Arg>({
        query: queryOf(name, parts),
        providesTags: (_, __, arg) => tagsOf(tags, arg),
        keepUnusedDataFor: 0,
      });
    /** Its answer is the new session, and what failed meanwhile is fetched again. */
    const opensSession = <N extends 'signIn' | 'setPassword' | 'confirmCode' | 'removeCode', Body>(name: N) =>
      build.mutation<DeskAnswers[N], Body>({
        query: (body) => request(name, { body }),
        onQueryStarted: async (_, { dispatch: send, queryFulfilled }) => {
          const dispatch = send as DeskDispatch;
          // The form that made the call shows its error.
          const answer = await queryFulfilled.catch(() => undefined);
          // A new password for somebody with a code: they sign in with both.
          if (!answer?.data) return;
          await dispatch(api.util.upsertQueryData('readSession', undefined, answer.data));
          dispatch(signedInAgain());
          dispatch(deskApi.util.invalidateTags([...TAGS]));
        },
      });
    return {
      readSession: build.query<Session | null, undefined>({
        query: () => request('readSession'),
        providesTags: ['Session'],
        transformResponse: (answer: DeskAnswers['readSession']) => (answer.user ? answer : null),
        // A session that ended shows the sign-in form over the page, which keeps what was typed.
        merge: (before, now) => now ?? before,
      }),
      signIn: opensSession<'signIn', SignIn>('signIn'),
      setPassword: opensSession<'setPassword', SetPassword>('setPassword'),
      confirmCode: opensSession<'confirmCode', { code: string }>('confirmCode'),
      removeCode: opensSession<'removeCode', { password: string }>('removeCode'),
      checkLink: reads('checkLink', [], (token: string) => ({ body: { token } })),
      signOut: changes('signOut', []),
      signOutEverywhere: changes('signOutEverywhere', []),
      prepareCode: changes('prepareCode', [], () => ({ body: {} })),

      readStart: reads('start', ['Start']),
      listUsers: reads('listUsers', ['Users']),
      addUser: changes('addUser', ['Users', 'Session'], (body: AddUser) => ({ body })),
      changeUser: changes('changeUser', ['Users', 'Session'], (user: { id: number; patch: ChangeUser }) => ({
        of: user.id,
        body: user.patch,
      })),
      makeUserLink: changes('makeUserLink', ['Users'], (of: number) => ({ of, body: {} })),
      findPeople: finds('findPeople', ['People'], (words: string) => ({ body: { words } })),
      erasePeople: changes(
        'erasePeople',
        ['People', 'Applications', 'Messages', 'Openings', 'Start'],
        (references: readonly string[]) => ({ body: { references } }),
      ),
      readSettings: reads('readSettings', ['Settings']),

      listOpenings: reads('listOpenings', ['Openings']),
      readOpening: reads(
        'readOpening',
        (id) => [{ type: 'Opening', id }],
        (of: number) => ({ of }),
      ),
      addOpening: changes('addOpening', ['Openings'], (body: OpeningText) => ({ body })),
      changeOpening: changes(
        'changeOpening',
        openingTags,
        ({ id, text, version }: OfOpening & { text: OpeningText; version: number }) => ({
          of: id,
          body: { ...text, version },
        }),
      ),
      publishOpening: changes('publishOpening', openingTags, ({ id, at }: OfOpening & { at?: string }) => ({
        of: id,
        body: at ? { at } : {},
      })),
      extendOpening: changes(
        'extendOpening',
        openingTags,
        ({ id, closingDate }: OfOpening & { closingDate: string | null }) => ({
          of: id,
          body: { closingDate },
        }),
      ),
      closeOpening: changes('closeOpening', openingTags, ({ id }: OfOpening) => ({ of: id, body: {} })),
      copyOpening: changes('copyOpening', ['Openings'], ({ id }: OfOpening) => ({ of: id, body: {} })),
      deleteOpening: changes('deleteOpening', ['Openings', 'Start'], ({ id }: OfOpening) => ({ of: id })),
      openingVersions: reads(
        'openingVersions',
        (id) => [{ type: 'Opening', id }],
        (of: number) => ({ of }),
      ),
      restoreOpening: changes(
        'restoreOpening',
        openingTags,
        ({ id, version }: OfOpening & { version: number }) => ({ of: id, body: { version } }),
      ),
      previewOpening: reads('previewOpening', [], (of: number) => ({ of })),

      readTemplates: reads('readTemplates', ['Templates']),
      changeTemplates: changes(
        'changeTemplates',
        ['Templates'],
        (body: Record<keyof Templates, Template>) => ({
          body,
        }),
      ),
      previewAnswers: finds('previewAnswers', [], (body: PreviewAnswers) => ({ body })),
      sendAnswers: changes(
        'sendAnswers',
        ({ answers }) => ['Start', 'Applications', 'Messages', ...recordTags(answers.references)],
        ({ key, answers }: { key: string; answers: SendAnswers }) => ({
          body: answers,
          headers: { 'Idempotency-Key': key },
        }),
      ),
      addNote: changes(
        'addNote',
        ({ reference }) => ['Applications', 'Messages', ...recordTags([reference])],
        (body: { reference: string; text: string }) => ({ body }),
      ),

      listMessages: reads('listMessages', ['Messages'], (params: MessageQuery) => ({ params })),
      readMessage: build.query<DeskAnswers['readMessage'], string>({
        query: (of) => request('readMessage', { of }),
        providesTags: (_, __, id) => [{ type: 'Message', id }],
        // The server stores that it was read, which the list and the counts show.
        onQueryStarted: (_, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            () => void dispatch(deskApi.util.invalidateTags(['Messages', 'Start'])),
            () => undefined,
          ),
      }),
      changeMessage: build.mutation<
        DeskAnswers['changeMessage'],
        { reference: string; patch: ChangeMessage }
      >({
        query: ({ reference, patch }) => request('changeMessage', { of: reference, body: patch }),
        onQueryStarted: async ({ reference, patch }, { dispatch, queryFulfilled }) => {
          const change = dispatch(
            api.util.updateQueryData(
              'readMessage',
              reference,
              (message) => void Object.assign(message, patch),
            ),
          );
          try {
            await queryFulfilled;
          } catch (thrown) {
            change.undo();
            const { error } = thrown as { error?: DeskError };
            if (error) dispatch(toastShown({ kind: 'failed', text: failureText(error) }));
          }
        },
        invalidatesTags: (_, __, { reference }) => ['Messages', 'Start', { type: 'Message', id: reference }],
      }),

      listApplications: reads('listApplications', ['Applications'], (params: ApplicationQuery) => ({
        params,
      })),
      /** Prefetching leaves it unread: `changeApplications` marks it once somebody looks at it. */
      readApplication: reads(
        'readApplication',
        (id) => [{ type: 'Application', id }],
        (of: string) => ({ of, params: { peek: 'true' } }),
      ),
      changeApplications: build.mutation<ApplicationChanged[], ChangeSet>({
        queryFn: async (arg, _, __, call) => {
          const done: ApplicationChanged[] = [];
          for (const { reference, patch } of arg.changes) {
            const { data, error } = await call(
              request('changeApplication', { of: reference, body: toBody(patch) }),
            );
            // The error is the base query's own, which the builder types as unknown here.
            if (error) return { error: error as DeskError };
            done.push(data as ApplicationChanged);
          }
          return { data: done };
        },
        onQueryStarted: async (arg, { dispatch: send, getState, queryFulfilled }) => {
          const dispatch = send as DeskDispatch;
          const undo = arg.changes.map(({ reference, patch }) =>
            patchCaches(dispatch, getState, reference, patch),
          );
          try {
            const { data } = await queryFulfilled;
            for (const { now } of data) patchCaches(dispatch, getState, now.reference, now);
            const back = data.map(({ now, before }) => ({
              reference: now.reference,
              patch: { ...before, updatedAt: now.updatedAt },
            }));
            if (arg.said) dispatch(toastShown({ kind: 'done', text: arg.said, undo: back }));
          } catch (thrown) {
            for (const takeBack of undo) takeBack();
            const { error } = thrown as { error?: DeskError };
            if (error) dispatch(toastShown({ kind: 'failed', text: failureText(error) }));
            dispatch(deskApi.util.invalidateTags(['Applications']));
          }
        },
        invalidatesTags: (_, error, arg) => {
          if (isOnlyReading(arg.changes) && !error) return ['Start'];
          const lists = isOnlyReading(arg.changes) ? [] : (['Applications'] as const);
          return ['Start', ...lists, ...recordTags(arg.changes.map(({ reference }) => reference))];
        },
      }),
    };
  },
});

/** Writes a change into every list and page that shows the application; the answer takes it back again. */
const patchCaches = (
  dispatch: DeskDispatch,
  getState: () => unknown,
  reference: string,
  patch: Partial<ApplicationState>,
): (() => void) => {
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  const lists = api.util.selectInvalidatedBy(state, ['Applications']);
  const undo = [
    ...lists.map(({ originalArgs }) =>
      dispatch(
        api.util.updateQueryData(
          'listApplications',
          originalArgs as ApplicationQuery,
          ({ items, counts }) => {
            const row = items.find((item) => item.reference === reference);
            if (row && patch.isRead && !row.isRead) counts.unread -= 1;
            if (row) Object.assign(row, patch);
          },
        ),
      ),
    ),
    dispatch(
      api.util.updateQueryData('readApplication', reference, (detail) => void Object.assign(detail, patch)),
    ),
  ];
  return () => undo.forEach((done) => done.undo());
};

export const {
  useListApplicationsQuery,
  useReadApplicationQuery,
  useChangeApplicationsMutation,
  useListOpeningsQuery,
  useReadOpeningQuery,
  useAddOpeningMutation,
  useChangeOpeningMutation,
  usePublishOpeningMutation,
  useExtendOpeningMutation,
  useCloseOpeningMutation,
  useCopyOpeningMutation,
  useDeleteOpeningMutation,
  useOpeningVersionsQuery,
  useRestoreOpeningMutation,
  usePreviewOpeningQuery,
  useListUsersQuery,
  useAddUserMutation,
  useChangeUserMutation,
  useMakeUserLinkMutation,
  useFindPeopleQuery,
  useErasePeopleMutation,
  useReadSettingsQuery,
  useReadTemplatesQuery,
  useChangeTemplatesMutation,
  usePreviewAnswersQuery,
  useSendAnswersMutation,
  useAddNoteMutation,
  useReadSessionQuery,
  useSignInMutation,
  useCheckLinkQuery,
  useSetPasswordMutation,
  useSignOutMutation,
  usePrepareCodeMutation,
  useConfirmCodeMutation,
  useRemoveCodeMutation,
  useListMessagesQuery,
  useReadMessageQuery,
  useChangeMessageMutation,
  useReadStartQuery,
  useSignOutEverywhereMutation,
} = api;
