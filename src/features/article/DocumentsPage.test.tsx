import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { sampleDocuments, sampleTexts } from '../../content/documents/sampleDocuments.ts';
import { pages } from '../../content/pages.ts';
import { pageTexts } from '../../content/pageTexts/evidence.ts';
import { DocumentsPage } from './DocumentsPage.tsx';

const show = (hash = '') =>
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <DocumentsPage name="sampleDocuments" page={pages.sampleDocuments} texts={pageTexts.sampleDocuments} />
    </MemoryRouter>,
  );

const showExpanded = () => {
  show();
  for (const details of document.querySelectorAll('details')) details.open = true;
};

/** The label of the first fact in each document. */
const firstFacts = () =>
  sampleDocuments.map(({ title, facts }) =>
    within(screen.getByRole('region', { name: title })).getByText(facts[0]?.[0] ?? ''),
  );

describe('the sample documents', () => {
  it('show the first one, and the one that the URL names, expanded', () => {
    show(`#${sampleDocuments[2]?.id ?? ''}`);
    const sections = [...document.querySelectorAll<HTMLDetailsElement>('section[id] details')];
    expect(sections.map(({ open }) => open)).toEqual([true, false, true]);
  });

  it('can be collapsed one by one', async () => {
    showExpanded();
    const [first, second] = firstFacts();
    const [hideButton] = screen.getAllByText(sampleTexts.hide);
    expect(first).toBeVisible();
    await userEvent.click(hideButton as HTMLElement);
    expect(first).not.toBeVisible();
    expect(second).toBeVisible();
  });

  it('are expanded for printing, and collapsed again afterwards', async () => {
    showExpanded();
    const [first, second] = firstFacts();
    await userEvent.click(screen.getAllByText(sampleTexts.hide)[0] as HTMLElement);
    expect(first).not.toBeVisible();
    fireEvent(window, new Event('beforeprint'));
    expect(first).toBeVisible();
    fireEvent(window, new Event('afterprint'));
    expect(first).not.toBeVisible();
    expect(second).toBeVisible();
  });
});
