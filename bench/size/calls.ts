import { calls as publicCalls } from '../../src/contract/calls.ts';
import { feedPaths, openingPath, paths } from '../../src/content/paths.ts';
import type { DeskCallName } from '../../src/contract/desk/calls.ts';
import type { DeskBrowser, DeskRequest } from '../../tests/support/desk.ts';
import { makeEmail, makeReference } from './rows.ts';
import type { Size } from './seed.ts';

export interface MeasuredCall {
  name: string;
  act: (run: number) => Promise<unknown>;
}

const desk =
  (admin: DeskBrowser, call: DeskCallName, request: DeskRequest = {}) =>
  async () => {
    const { status, text } = await admin.call(call, request);
    if (status >= 400) throw new Error(`${call}: ${status} ${text}`);
  };

/** The calls of the staff desk that read many rows. */
export const listDeskCalls = (admin: DeskBrowser, { applications, openings }: Size): MeasuredCall[] => {
  const list = (query: Record<string, string>) => desk(admin, 'listApplications', { query });
  const middle = String(Math.min(Math.floor(applications / 2), 900_000));
  const people = (words: string) => desk(admin, 'findPeople', { body: { words } });
  const reference = makeReference(Math.floor(applications / 2));
  return [
    { name: 'start page', act: desk(admin, 'start') },
    { name: 'applications', act: list({}) },
    { name: 'applications, page in the middle', act: list({ offset: middle, after: reference }) },
    { name: 'applications, one stage', act: list({ status: 'offer' }) },
    { name: 'applications, unread', act: list({ unread: 'true' }) },
    { name: 'applications, owner', act: list({ owner: 'none' }) },
    { name: 'applications by name', act: list({ sort: 'name' }) },
    { name: 'applications by opening', act: list({ sort: 'opening' }) },
    { name: 'applications by stage', act: list({ sort: 'status' }) },
    { name: 'applications by owner', act: list({ sort: 'owner' }) },
    { name: 'applications, rare words', act: list({ words: makeEmail(Math.floor(applications / 3)) }) },
    { name: 'applications, common word', act: list({ words: 'technician' }) },
    { name: 'applications, two letters', act: list({ words: 'wa' }) },
    { name: 'applications of one opening', act: list({ opening: String(1000 + Math.floor(openings / 2)) }) },
    {
      name: 'one application',
      act: desk(admin, 'readApplication', { at: reference, query: { peek: 'true' } }),
    },
    { name: 'openings', act: desk(admin, 'listOpenings') },
    { name: 'one opening', act: desk(admin, 'readOpening', { at: 1000 + Math.floor(openings / 2) }) },
    { name: 'names of all openings', act: desk(admin, 'listOpeningNames') },
    { name: 'messages', act: desk(admin, 'listMessages', { query: {} }) },
    { name: 'people, an address', act: people(makeEmail(Math.floor(applications / 3))) },
    { name: 'people, a name', act: people('Grace Lovelace') },
    { name: 'people, a common word', act: people('technician') },
  ];
};

/** What a change of an opening makes the public pages read again. */
export const makeRereading = (admin: DeskBrowser, url: string, { openings }: Size): MeasuredCall => ({
  name: 'an opening is copied, then all lists',
  act: async () => {
    await desk(admin, 'copyOpening', { at: 1000 + Math.floor(openings / 3) })();
    for (const path of [paths.careers, publicCalls.careerList, '/sitemap.xml', feedPaths.jobBoards])
      await (await fetch(url + path)).arrayBuffer();
  },
});

/** Every run asks for something else, so that no response comes from the cache. */
export const listPublicCalls = (url: string, { openings }: Size): MeasuredCall[] => {
  const get = (path: (run: number) => string) => async (run: number) => {
    const response = await fetch(url + path(run));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path(run)}: ${response.status}`);
  };
  const unique = Date.now().toString(36);
  return [
    { name: `${paths.search}?q=`, act: get((run) => `${paths.search}?q=network+${unique}${run}`) },
    { name: `${paths.careers}?q=`, act: get((run) => `${paths.careers}?q=engineer+${run + 20}`) },
    {
      name: 'list call with words',
      act: get((run) => `${publicCalls.careerList}?limit=20&q=engineer+${run + 40}`),
    },
    {
      name: 'list call, 20 from the middle',
      act: get((run) => `${publicCalls.careerList}?limit=20&offset=${run + 30}`),
    },
    {
      name: 'job call',
      act: get((run) => `${publicCalls.careerDetail}/${1000 + (((run + 1) * 10) % openings)}`),
    },
    { name: 'sitemap', act: get(() => '/sitemap.xml') },
    { name: 'openings for job boards', act: get(() => feedPaths.jobBoards) },
    { name: 'job page', act: get((run) => openingPath(1000 + (((run + 1) * 10 + 1) % openings))) },
  ];
};
