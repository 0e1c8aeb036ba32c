import { act, screen, within } from '@testing-library/react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const template = { subject: 'Your application for {job}', body: 'Dear {name}' };
const templates = { invite: template, decline: template, question: template };
const ada = { reference: 'A', name: 'Ada', job: 'Engineer', stage: 'received', updatedAt: 't1' } as const;
const ben = { reference: 'B', name: 'Ben', job: 'Engineer', stage: 'withdrawn', updatedAt: 't2' } as const;

const open = async (dialog: ReactNode) => {
  const desk = await renderDesk(<p>List</p>);
  await act(() => desk.store.dispatch(api.util.upsertQueryData('readTemplates', undefined, templates)));
  desk.rerender(desk.wrap(dialog));
  return desk;
};
beforeEach(() => sessionStorage.clear());

test('people who have withdrawn are named and left out of an invitation', async () => {
  await open(<AnswerDialog kind="invite" recipients={[ada, ben]} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Invite to an interview: 2 people' });
  expect(await within(dialog).findByText(/No email to: Ben, Engineer, withdrawn/)).toBeInTheDocument();
});

test('an invitation needs a date', async () => {
  const { user } = await open(<AnswerDialog kind="invite" recipients={[ada]} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('link', { name: 'Enter the date and time of the interview' })).toBeInTheDocument();
});

test('an answer needs more than the quoted message', async () => {
  const message = { reference: 'M', name: 'Grace', updatedAt: 't3' };
  const { user } = await open(
    <AnswerDialog
      kind="reply"
      recipients={[message]}
      subject="Re: Audit"
      quote={'Grace wrote:\n> Hello'}
      onClose={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(
    screen.getByRole('link', { name: 'Write your answer above the quoted message' }),
  ).toBeInTheDocument();
});

test('a message that is handled says so before a second answer', async () => {
  const message = { reference: 'M', name: 'Grace', isHandled: true, updatedAt: 't3' };
  await open(<AnswerDialog kind="reply" recipients={[message]} onClose={() => undefined} />);
  expect(await screen.findByText(/This message is handled already/)).toBeInTheDocument();
});
