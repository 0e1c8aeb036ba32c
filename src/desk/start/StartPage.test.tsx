import { act, screen } from '@testing-library/react';
import type { StartPage as StartData } from '../../contract/desk/inboxSchemas.ts';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { api } from '../api.ts';
import { StartPage } from './StartPage.tsx';

const makeStart = (count: number): StartData => ({
  newSinceYesterday: { applications: count, messages: 0 },
  unread: { applications: count, messages: 0 },
  unhandledMessages: count,
  waiting: { count, items: [], days: 10 },
  interviews: [],
  closing: [],
  mail: { hasMail: true, waiting: 0, failed: 0, items: [] },
  ending: { count: 0, items: [] },
  overdue: 0,
  backup: { at: null },
});

// jsdom does not scroll.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());

test('the start page counts one application, or several', async () => {
  const desk = await renderDesk(<p>Desk</p>);
  const show = (count: number) =>
    act(() => desk.store.dispatch(api.util.upsertQueryData('readStart', undefined, makeStart(count))));
  await show(1);
  desk.rerender(desk.wrap(<StartPage />));
  for (const name of ['1 new application since yesterday', '1 unread application', '1 message to handle'])
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  await show(2);
  for (const name of ['2 new applications since yesterday', '2 unread applications', '2 messages to handle'])
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
});
