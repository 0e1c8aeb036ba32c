import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { Footer } from './Footer.tsx';

const renderFooter = () => {
  render(<Footer />, { wrapper: MemoryRouter });
  return within(screen.getByRole('contentinfo'));
};

describe('the footer', () => {
  it.each([
    ['Services', paths.ourServices],
    ['Audio and Visual Solutions', paths.solutionsAudioVisual],
    ['Network Infrastructure Solutions', paths.solutionsNetwork],
    ['Client Experience', paths.clientExperience],
    ['Learn', paths.companyNews],
    ['About Us', paths.aboutUs],
    ['Contact Us', paths.contactUs],
    ['Privacy Policy', `${paths.contactUs}#privacy`],
    ['Terms and Conditions', `${paths.contactUs}#terms`],
  ])("links '%s' to %s", (name, href) => {
    expect(renderFooter().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('names the social networks without an address, and links to none of them', () => {
    const footer = renderFooter();
    for (const { name } of site.social.filter(({ url }) => url === undefined)) {
      expect(footer.getByText(name).querySelector('use')).toHaveAttribute(
        'href',
        expect.stringContaining('#'),
      );
      expect(footer.queryByRole('link', { name })).toBeNull();
    }
  });

  it('names the company and the copyright year, and whether the company is fictional', () => {
    const footer = renderFooter();
    expect(footer.getByText(new RegExp(`© ${site.year} ${site.fullName}\\. ${site.credit}`))).toBeVisible();
    const isNotice = (text: string) => text !== '' && text === site.fiction;
    expect(footer.queryAllByText(isNotice)).toHaveLength(site.fiction === '' ? 0 : 1);
  });
});
