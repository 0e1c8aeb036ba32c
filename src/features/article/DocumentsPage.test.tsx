import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { sampleDocuments, sampleTexts } from '../../content/documents/sampleDocuments.ts';
import { handover } from '../../content/handover.ts';
import { incidentStops, incidentTexts } from '../../content/incident.ts';
import { pages } from '../../content/pages.ts';
import { words } from '../../content/words/evidence.ts';
import { DocumentsPage } from './DocumentsPage.tsx';

const show = (hash = '') =>
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <DocumentsPage name="sampleDocuments" page={pages.sampleDocuments} words={words.sampleDocuments} />
    </MemoryRouter>,
  );

const showUnfolded = () => {
  show();
  for (const details of document.querySelectorAll('details')) details.open = true;
};

const region = (title: string) => within(screen.getByRole('region', { name: title }));

describe('the sample documents', () => {
  it('are three sheets, each marked as an example with nothing real in it', () => {
    showUnfolded();
    for (const { title } of sampleDocuments) {
      expect(region(title).getByText(incidentTexts.mark)).toBeVisible();
      expect(region(title).getByText(sampleTexts.invented)).toBeVisible();
    }
    expect(sampleDocuments).toHaveLength(3);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('are real tables, each under its own heading and its rows named', () => {
    showUnfolded();
    for (const { title, blocks } of sampleDocuments)
      for (const block of blocks.filter(({ kind }) => kind === 'table')) {
        const table = region(title).getByRole('table', { name: block.title });
        expect(within(table).getAllByRole('rowheader')).toHaveLength(
          block.kind === 'table' ? block.rows.length : 0,
        );
      }
  });

  it('say which services they come with', () => {
    showUnfolded();
    for (const { title, services } of sampleDocuments)
      for (const service of services)
        expect(region(title).getByRole('link', { name: pages[service].title })).toBeVisible();
  });

  it('tell of one night alike: the incident, the note at the handover and the report', () => {
    showUnfolded();
    const times = incidentStops('us').flatMap(({ title }) => /^\d\d:\d\d/.exec(title) ?? []);
    const [alarm = '', seen = '', told = '', mended = ''] = times;
    const note = screen.getByRole('region', { name: 'The handover note' });
    for (const time of [alarm, seen, told]) expect(note).toHaveTextContent(time);
    expect(note).not.toHaveTextContent(mended);
    for (const { city, time } of handover) expect(note).toHaveTextContent(new RegExp(`${city}.*${time}`));
    const report = screen.getByRole('region', { name: 'The monthly report' });
    for (const time of [alarm, mended]) expect(report).toHaveTextContent(time);
  });

  it('count in the report from the alarm of that night to each of its stops', () => {
    showUnfolded();
    const minutes = incidentStops('us').flatMap(({ title }) => {
      const [, hour, minute] = /^(\d\d):(\d\d)/.exec(title) ?? [];
      return hour === undefined ? [] : [Number(hour) * 60 + Number(minute)];
    });
    const [seen = 0, told = 0, mended = 0] = minutes.slice(1).map((at) => at - Number(minutes[0]));
    const row = screen.getByRole('row', { name: /^1: a site is down/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual([
      expect.stringMatching(`^${seen} minutes \\(target `),
      expect.stringMatching(`^${told} minutes \\(target `),
      `${Math.floor(mended / 60)} hour ${mended % 60} minutes`,
    ]);
  });

  it('begin with the first unfolded, and unfold the one that the address names', () => {
    show(`#${sampleDocuments[2]?.id ?? ''}`);
    const all = [...document.querySelectorAll<HTMLDetailsElement>('section[id] details')];
    expect(all.map(({ open }) => open)).toEqual([true, false, true]);
  });

  it('can be folded, one by one', async () => {
    showUnfolded();
    const [first, second] = sampleDocuments.map(({ title }) => region(title));
    const [fold] = screen.getAllByText(sampleTexts.fold);
    expect(first?.getByText(sampleTexts.invented)).toBeVisible();
    await userEvent.click(fold as HTMLElement);
    expect(first?.getByText(sampleTexts.invented)).not.toBeVisible();
    expect(second?.getByText(sampleTexts.invented)).toBeVisible();
  });

  it('are printed open, and folded again afterwards if they were', async () => {
    showUnfolded();
    const [first, second] = sampleDocuments.map(({ title }) => region(title).getByText(sampleTexts.invented));
    await userEvent.click(screen.getAllByText(sampleTexts.fold)[0] as HTMLElement);
    expect(first).not.toBeVisible();
    fireEvent(window, new Event('beforeprint'));
    expect(first).toBeVisible();
    fireEvent(window, new Event('afterprint'));
    expect(first).not.toBeVisible();
    expect(second).toBeVisible();
  });

  it('go to paper by a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    showUnfolded();
    await userEvent.click(screen.getByRole('button', { name: sampleTexts.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
