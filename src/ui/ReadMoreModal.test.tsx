import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadMore } from './ReadMore.tsx';
import { ReadMoreModal } from './ReadMoreModal.tsx';

const Page = () => {
  const [title, setTitle] = useState<string>();
  return (
    <>
      <ReadMore label="Read more" about=" about Ada" onOpen={() => setTitle('Ada')}>
        <p>In place</p>
      </ReadMore>
      <ReadMoreModal title={title} onClose={() => setTitle(undefined)}>
        <p>In the dialog</p>
      </ReadMoreModal>
    </>
  );
};

const open = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Read more about Ada' }));
  return screen.getByRole('dialog', { name: 'Ada' });
};

it('is named by its heading', async () => {
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
  expect(screen.getByText('In the dialog')).toBeVisible();
});

it.each([
  ['the X', () => userEvent.click(screen.getByRole('button', { name: 'Close Ada' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('is closed by %s, which returns the focus', async (_, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Read more about Ada' })).toHaveFocus();
});
