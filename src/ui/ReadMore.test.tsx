import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ReadMore } from './ReadMore.tsx';

const opened: string[] = [];

const page = (
  <ReadMore label="Read more" about=" about Ada" onOpen={() => opened.push('Ada')}>
    <p>
      In place, with a <a href="#place">link</a>
    </p>
  </ReadMore>
);

const details = () => document.querySelector('details') as HTMLDetailsElement;
const summary = () => document.querySelector('summary') as HTMLElement;
const button = () => screen.queryByRole('button', { name: 'Read more about Ada' });

let hydrate: () => Promise<void>;

beforeEach(() => {
  opened.length = 0;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  hydrate = () =>
    act(async () => {
      hydrateRoot(document.body.firstElementChild as Element, page);
      await Promise.resolve();
    });
});

it('expands in place before hydration, and opens the dialog afterwards', async () => {
  expect(button()).toBeNull();
  expect(summary()).toBeVisible();
  await hydrate();
  expect(summary()).not.toBeVisible();
  await userEvent.click(button() as HTMLElement);
  expect(opened).toEqual(['Ada']);
});

it('stays expanded, with the focus on a link inside, until it is collapsed', async () => {
  details().open = true;
  screen.getByRole('link').focus();
  await hydrate();
  expect(screen.getByText(/^In place/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(button()).toBeNull();
  summary().focus();
  await act(async () => {
    details().open = false;
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(button()).toHaveFocus();
  expect(opened).toEqual([]);
});

it('keeps the focus on the control with the same name', async () => {
  summary().focus();
  await hydrate();
  expect(button()).toHaveFocus();
});
