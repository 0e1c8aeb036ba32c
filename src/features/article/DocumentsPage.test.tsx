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

const region = (title: string) => within(screen.getByRole('region', { name: title }));

describe('the sample documents', () => {
  it('show the first one, and the one that the URL names, expanded', () => {
    show(`#${sampleDocuments[2]?.id ?? ''}`);
    const sections = [...document.querySelectorAll<HTMLDetailsElement>('section[id] details')];
    expect(sections.map(({ open }) => open)).toEqual([true, false, true]);
  });

  it('can be collapsed one by one', async () => {
    showExpanded();
    const [first, second] = sampleDocuments.map(({ title }) => region(title));
    const [hideButton] = screen.getAllByText(sampleTexts.hide);
    expect(first?.getByText(sampleTexts.invented)).toBeVisible();
    await userEvent.click(hideButton as HTMLElement);
    expect(first?.getByText(sampleTexts.invented)).not.toBeVisible();
    expect(second?.getByText(sampleTexts.invented)).toBeVisible();
  });

  it('are expanded for printing, and collapsed again afterwards', async () => {
    showExpanded();
    const [first, second] = sampleDocuments.map(({ title }) => region(title).getByText(sampleTexts.invented));
    await userEvent.click(screen.getAllByText(sampleTexts.hide)[0] as HTMLElement);
    expect(first).not.toBeVisible();
    fireEvent(window, new Event('beforeprint'));
    expect(first).toBeVisible();
    fireEvent(window, new Event('afterprint'));
    expect(first).not.toBeVisible();
    expect(second).toBeVisible();
  });
});
