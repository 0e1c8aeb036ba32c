import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { contentsTexts } from '../../content/contentsTexts.ts';
import { sampleDocuments as documents } from '../../content/documents/sampleDocuments.ts';
import { evidence, evidenceTexts, reviewed } from '../../content/evidence.ts';
import { evidencePictures } from '../../content/evidencePictures.ts';
import { incidentTexts } from '../../content/incident.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { references } from '../../content/references.ts';
import { site } from '../../content/site.ts';
import { supplierQuestions } from '../../content/supplierQuestions.ts';
import { wellKnownPaths } from '../../content/wellKnown.ts';
import { words } from '../../content/words/evidence.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { EvidencePage } from './EvidencePage.tsx';

const show = (name: keyof typeof evidence) =>
  render(<EvidencePage name={name} page={pages[name]} words={words[name]} />, { wrapper: MemoryRouter });

const region = (title: string) => within(screen.getByRole('region', { name: title }));

describe('how we work', () => {
  beforeEach(() => void show('howWeWork'));

  it('says how each practice is priced, and names no amount', () => {
    const rows = region('How each practice is priced').getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      Object.values(practices).map(({ page }) => pages[page].title),
    );
    expect(document.body.textContent).not.toMatch(/[$€£₹]/);
  });

  it('says what moves an amount, what a first offer contains and when it comes', () => {
    const prices = region('How each practice is priced').getAllByRole('row').slice(1);
    for (const row of prices) expect(within(row).getAllByRole('cell')).toHaveLength(2);
    const offer = region('A first offer, and when it comes');
    expect(offer.getAllByRole('listitem')).toHaveLength(3);
    expect(offer.getByRole('heading', { name: `Within ${site.answersWithin}` })).toBeVisible();
    expect(offer.getByRole('link', { name: references.ask })).toHaveAttribute(
      'href',
      `${paths.ourCustomers}#${references.id}`,
    );
  });

  it('marks the service sheet and the incident as examples', () => {
    for (const title of ['Service levels', incidentTexts.title])
      expect(region(title).getByText('Example, not a promise')).toBeVisible();
  });

  it('leads from a level, a night and a leaving to the sample of each', () => {
    const { sampleDocuments: path } = paths;
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith(path)).sort()).toEqual(
      documents.map(({ id }) => `${path}#${id}`).sort(),
    );
  });

  it('goes through a start in four steps, and draws their weeks', () => {
    expect(region('A start in four steps').getAllByRole('listitem')).toHaveLength(4);
    expect(
      region('A start in four steps').getByRole('img', { name: evidencePictures.start.shows }),
    ).toBeVisible();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });
});

describe('security and data', () => {
  it('says part by part what holds, and which certificates are not held', () => {
    show('securityAndData');
    for (const { title } of evidence.securityAndData) expect(region(title)).toBeDefined();
    expect(
      region('People and access').getByRole('img', { name: evidencePictures.access.shows }),
    ).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: contentsTexts.label }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      evidence.securityAndData.map(({ title }) => title),
    );
    const cells = region('Certificates').getAllByRole('cell');
    expect(cells.filter((_, at) => at % 2 === 0).map(({ textContent }) => textContent)).toEqual([
      'No',
      'No',
      'No',
    ]);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('answers a questionnaire, and leads from each answer to more of it', () => {
    show('securityAndData');
    const rows = region('What else a questionnaire asks').getAllByRole('row').slice(1);
    expect(rows).toHaveLength(supplierQuestions.length);
    for (const row of rows) {
      expect(within(row).getByRole('rowheader')).toHaveTextContent(/\?$/);
      expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/\w/));
    }
  });

  it('names what can be checked on the site itself, files for programs among it', () => {
    show('securityAndData');
    const website = region('What you can check on this website');
    for (const file of [wellKnownPaths.security, wellKnownPaths.securityPolicy])
      expect(website.getByRole('link', { name: file.split('/').at(-1) ?? '' })).toHaveAttribute('href', file);
    for (const href of [`${paths.contactUs}#privacy`, paths.accessibilityStatement])
      expect(website.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
    for (const seen of ['Scripts', 'Cookies'])
      expect(website.getByRole('rowheader', { name: seen })).toBeVisible();
  });

  it('says of each certificate that is not held what there is to see instead', () => {
    show('securityAndData');
    for (const row of region('Certificates').getAllByRole('row').slice(1))
      expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/\w/));
  });
});

it.each(['howWeWork', 'securityAndData'] as const)(
  'says when %s was last reviewed, and puts it on paper',
  async (name) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show(name);
    expect(screen.getByText(formatDay(reviewed[name])).tagName).toBe('TIME');
    await userEvent.click(screen.getByRole('button', { name: evidenceTexts.print }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  },
);
