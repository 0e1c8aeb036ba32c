import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { useReport } from './Toasts.tsx';

const Changes = ({ undone, undoSeconds }: { undone: string[]; undoSeconds?: number }) => {
  const report = useReport();
  const change = (name: string) => () =>
    void report(
      { data: name },
      {
        text: `${name}: declined`,
        ...(undoSeconds !== undefined && { undoSeconds }),
        undo: async () => {
          undone.push(name);
          return { data: name };
        },
      },
    );
  return (
    <>
      {['Ada', 'Ben'].map((name) => (
        <button key={name} type="button" onClick={change(name)}>
          Decline {name}
        </button>
      ))}
      <button
        type="button"
        onClick={() => void report({ error: { status: 500, text: 'The disk is full', fields: {} } })}
      >
        Fail
      </button>
    </>
  );
};

test('Undo takes back what its message names, says so, and gives the focus back', async () => {
  const undone: string[] = [];
  const { user } = await renderDesk(<Changes undone={undone} />);
  await user.click(screen.getByRole('button', { name: 'Decline Ada' }));
  expect(await screen.findByText('Ada: declined')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['Ada']);
  expect(await screen.findByText('Undone: Ada: declined')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline Ada' })).toHaveFocus();
});

test('the key z undoes the latest action, then the one before, then nothing', async () => {
  const undone: string[] = [];
  const { user } = await renderDesk(<Changes undone={undone} />);
  for (const name of ['Ada', 'Ben'])
    await user.click(screen.getByRole('button', { name: `Decline ${name}` }));
  await user.keyboard('z');
  await user.keyboard('z');
  await user.keyboard('z');
  expect(undone).toEqual(['Ben', 'Ada']);
  expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
});

test('a message stays while it has the pointer or the focus', async () => {
  const { user } = await renderDesk(<Changes undone={[]} undoSeconds={1} />);
  await user.click(screen.getByRole('button', { name: 'Decline Ada' }));
  const message = await screen.findByText('Ada: declined');
  await user.hover(message);
  await wait(1500);
  expect(message).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.unhover(message);
  await wait(1500);
  expect(message).toBeVisible();
  const gone = waitForElementToBeRemoved(message, { timeout: 3000 });
  act(() => screen.getByRole('button', { name: 'Decline Ada' }).focus());
  await gone;
}, 15_000);

test('a success waits its turn to be spoken', async () => {
  const { user } = await renderDesk(<Changes undone={[]} />);
  await user.click(screen.getByRole('button', { name: 'Decline Ada' }));
  const message = await screen.findByText('Ada: declined');
  expect(message.closest('[role="alert"], [aria-live="assertive"]')).toBeNull();
  expect(message.closest('[aria-live="polite"]')).toBeVisible();
});

test('a failure is an alert with its cause, and stays until it is closed', async () => {
  const { user } = await renderDesk(<Changes undone={[]} />);
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved. The disk is full');
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
