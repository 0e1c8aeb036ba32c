import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { pageTexts } from '../../content/pageTexts/contact.ts';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { site } from '../../content/site.ts';
import { MessageOutcomePage, listInvalidLabels } from './MessageOutcomePage.tsx';

const makePage = (name: 'messageSent' | 'messageNotSent', query = '') => (
  <MemoryRouter initialEntries={[`/x${query}`]}>
    <MessageOutcomePage name={name} page={pages[name]} texts={pageTexts[name]} />
  </MemoryRouter>
);

it('says in a green status that the message was sent', () => {
  render(makePage('messageSent'));
  const status = screen.getByRole('status');
  expect(status).toHaveClass('alert-success');
  expect(status.textContent?.startsWith('Email sent successfully!')).toBe(true);
  expect(isValidOutline(headingLevels())).toBe(true);
});

it('says in a red alert that it was not sent, which fields are invalid, and what to do', () => {
  render(makePage('messageNotSent', '?fields=phone_number,from_name,password'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveClass('alert-danger');
  expect(alert.textContent?.startsWith('Error sending email. Please try again.')).toBe(true);
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Name', 'Phone']);
  expect(alert).not.toHaveTextContent('password');
  expect(screen.getByRole('link', { name: 'Contact Form' })).toHaveAttribute('href', '/contact_form');
  for (const { email } of site.offices) expect(screen.getByRole('link', { name: email })).toBeVisible();
});

it('ignores names that are not fields of a form', () => {
  expect(listInvalidLabels('?fields=__proto__,toString,message&fields=enquiry')).toEqual([
    "What you're looking for?",
    'Message',
  ]);
  expect(listInvalidLabels('')).toEqual([]);
});
