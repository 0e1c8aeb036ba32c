import type {
  ApplicationList,
  ApplicationQuery,
  ApplicationState,
  ChangeApplication,
  PreviewAnswers,
  SendAnswers,
  Templates,
} from '../contract/desk/applicationSchemas.ts';
import type { DeskResponses } from '../contract/desk/calls.ts';
import { deskCalls } from '../contract/desk/calls.ts';
import type { ChangeMessage, MessageQuery } from '../contract/desk/inboxSchemas.ts';
import type { OpeningText } from '../contract/desk/openingSchemas.ts';
import type { AddUser, ChangeUser, SetPassword, SignIn } from '../contract/desk/sessionSchemas.ts';
import { deskApi, TAGS, request, type DeskSession, type RequestOptions } from './deskApi.ts';
import type { DeskState } from './store.ts';

type Tag = (typeof TAGS)[number] | 'Session';
type Parts<Arg> = (arg: Arg) => RequestOptions;
type Name = keyof DeskResponses;

const OPENING_TAGS: readonly Tag[] = ['Openings', 'Start'];
/** Queries that show notes and mails of applications and messages. */
const RECORD_TAGS: readonly Tag[] = ['Applications', 'Messages', 'Message', 'Start'];

const toId = (of: number): RequestOptions => ({ of });

const assign = (patch: object) => (cached: object) => void Object.assign(cached, patch);
const putRow =
  (reference: string, now: Partial<ApplicationState>) =>
  ({ items, counts }: ApplicationList): void => {
    const row = items.find((item) => item.reference === reference);
    if (row && now.isRead && !row.isRead) counts.unread -= 1;
    if (row) Object.assign(row, now);
  };

/** Every call of the desk, with the tags that it provides and invalidates. */
export const api = deskApi.injectEndpoints({
  endpoints: (build) => {
    const reads = <N extends Name, Arg = undefined>(name: N, tags: readonly Tag[], parts?: Parts<Arg>) =>
      build.query<DeskResponses[N], Arg>({
        query: (arg) => request(name, parts?.(arg)),
        providesTags: [...tags],
        // Queries by POST contain personal data, which is not cached.
        ...(deskCalls[name].method === 'POST' && { keepUnusedDataFor: 0 }),
      });
    const changes = <N extends Name, Arg = undefined>(name: N, tags: readonly Tag[], parts?: Parts<Arg>) =>
      build.mutation<DeskResponses[N], Arg>({
        query: (arg) => request(name, parts?.(arg)),
        invalidatesTags: (_, error) => (error ? [] : [...tags]),
      });
    const changesOpening = <N extends Name, Body = object>(name: N) =>
      changes(name, OPENING_TAGS, ({ id, ...body }: Body & { id: number }) => ({ of: id, body }));
    /** Stores the new session, and refetches what failed meanwhile. */
    const opensSession = <N extends 'signIn' | 'setPassword' | 'confirmCode' | 'removeCode', Body>(name: N) =>
      build.mutation<DeskResponses[N], Body>({
        query: (body) => request(name, { body }),
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          // The form that made the call shows its error.
          const answer = await queryFulfilled.catch(() => undefined);
          // Somebody with two-factor sign-in set a new password, and now signs in.
          if (!answer?.data) return;
          await dispatch(api.util.upsertQueryData('readSession', undefined, answer.data));
          dispatch(deskApi.util.invalidateTags([...TAGS]));
        },
      });
    return {
      readSession: build.query<DeskSession | null, undefined>({
        query: () => request('readSession'),
        providesTags: ['Session'],
        transformResponse: (answer: DeskResponses['readSession']) => (answer.user ? answer : null),
        // The sign-in form covers the page, which keeps its input.
        merge: (before, now) => now ?? (before && { ...before, hasEnded: true }),
      }),
      signIn: opensSession<'signIn', SignIn>('signIn'),
      setPassword: opensSession<'setPassword', SetPassword>('setPassword'),
      confirmCode: opensSession<'confirmCode', { code: string }>('confirmCode'),
      removeCode: opensSession<'removeCode', { password: string }>('removeCode'),
      checkLink: reads('checkLink', [], (token: string) => ({ body: { token } })),
      signOut: changes('signOut', []),
      signOutEverywhere: changes('signOutEverywhere', []),
      prepareCode: reads('prepareCode', [], () => ({ body: {} })),

      readStart: reads('start', ['Start']),
      readSettings: reads('readSettings', ['Admin']),
      listUsers: reads('listUsers', ['Admin']),
      addUser: changes('addUser', ['Admin', 'Session'], (body: AddUser) => ({ body })),
      changeUser: changes('changeUser', ['Admin', 'Session'], (user: { id: number; patch: ChangeUser }) => ({
        of: user.id,
        body: user.patch,
      })),
      makeUserLink: changes('makeUserLink', ['Admin'], (of: number) => ({ of, body: {} })),
      findPeople: reads('findPeople', ['Admin'], (words: string) => ({ body: { words } })),
      erasePeople: changes(
        'erasePeople',
        ['Admin', 'Openings', ...RECORD_TAGS],
        (references: readonly string[]) => ({ body: { references } }),
      ),

      listOpenings: reads('listOpenings', ['Openings']),
      readOpening: reads('readOpening', ['Openings'], toId),
      openingVersions: reads('openingVersions', ['Openings'], toId),
      previewOpening: reads('previewOpening', [], toId),
      addOpening: changes('addOpening', OPENING_TAGS, (body: OpeningText) => ({ body })),
      changeOpening: changesOpening<'changeOpening', OpeningText & { version: number }>('changeOpening'),
      publishOpening: changesOpening<'publishOpening', { at?: string }>('publishOpening'),
      extendOpening: changesOpening<'extendOpening', { closingDate: string | null }>('extendOpening'),
      restoreOpening: changesOpening<'restoreOpening', { version: number }>('restoreOpening'),
      closeOpening: changesOpening('closeOpening'),
      copyOpening: changesOpening('copyOpening'),
      deleteOpening: changes('deleteOpening', OPENING_TAGS, toId),

      readTemplates: reads('readTemplates', ['Templates']),
      changeTemplates: changes('changeTemplates', ['Templates'], (body: Templates) => ({ body })),
      previewAnswers: reads('previewAnswers', [], (body: PreviewAnswers) => ({ body })),
      sendAnswers: build.mutation<DeskResponses['sendAnswers'], { key: string; answers: SendAnswers }>({
        query: ({ key, answers }) =>
          request('sendAnswers', { body: answers, headers: { 'Idempotency-Key': key } }),
        // Also after a refusal: somebody else changed one of them.
        invalidatesTags: [...RECORD_TAGS],
      }),
      addNote: changes('addNote', RECORD_TAGS, (body: { reference: string; text: string }) => ({ body })),

      listMessages: reads('listMessages', ['Messages'], (params: MessageQuery) => ({ params })),
      readMessage: build.query<DeskResponses['readMessage'], string>({
        query: (of) => request('readMessage', { of }),
        providesTags: ['Message'],
        // Reading marks it as read on the server, which changes the list and the counts.
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
        query: ({ reference, patch }) => request('changeMessage', { of: reference, body: patch }),
        onQueryStarted: async ({ reference, patch }, { dispatch, queryFulfilled }) => {
          const written = dispatch(api.util.updateQueryData('readMessage', reference, assign(patch)));
          await queryFulfilled.catch(() => written.undo());
        },
        invalidatesTags: ['Messages', 'Message', 'Start'],
      }),

      listApplications: reads('listApplications', ['Applications'], (params: ApplicationQuery) => ({
        params,
      })),
      /** Prefetching leaves it unread; `changeApplication` marks it once somebody opens it. */
      readApplication: reads('readApplication', ['Applications'], (of: string) => ({
        of,
        params: { peek: 'true' },
      })),
      /** An optimistic update of every list and page, undone if the call fails. */
      changeApplication: build.mutation<
        DeskResponses['changeApplication'],
        { reference: string; patch: ChangeApplication }
      >({
        query: ({ reference, patch }) => request('changeApplication', { of: reference, body: patch }),
        onQueryStarted: async ({ reference, patch }, { dispatch, getState, queryFulfilled }) => {
          const shown = api.util.selectInvalidatedBy(getState() as DeskState, ['Applications']);
          const lists = shown.filter(({ endpointName }) => endpointName === 'listApplications');
          const write = (now: Partial<ApplicationState>) => [
            dispatch(api.util.updateQueryData('readApplication', reference, assign(now))),
            ...lists.map(({ originalArgs }) =>
              dispatch(api.util.updateQueryData('listApplications', originalArgs, putRow(reference, now))),
            ),
          ];
          const written = write(patch);
          await queryFulfilled.then(
            ({ data }) => write(data.now),
            () => written.forEach(({ undo }) => undo()),
          );
        },
        // An application that was only read stays in the list of unread ones.
        invalidatesTags: (_, error, { patch }) =>
          patch.isRead && !error ? ['Start'] : ['Applications', 'Start'],
      }),
    };
  },
});
