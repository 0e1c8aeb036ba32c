import { SEARCH_MIN_LENGTH } from '../contract/constants.ts';
import { site } from './site.ts';

/** Texts of header, search, footer and other parts that all pages share. */
export const shellTexts = {
  breadcrumb: 'Breadcrumb',
  loading: 'Loading…',
  whereNext: 'Where to go next',
  explore: 'Explore',
  reachUs: {
    title: 'Tell us what broke or what you are planning',
    text: `The phone is answered day and night. We reply to messages within ${site.answersWithin}.`,
    button: 'Reach Us',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be misspelt, or the page may have moved. One of these may be what you came for.',
    practicesTitle: 'Our five practices',
    othersTitle: 'Or start from here',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Loading it again often helps. If it does not, please write to us or call.',
    button: 'Reload',
    home: 'Home page',
  },
  header: {
    home: '(home page)',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainMenu: 'Main',
    call: 'Call us:',
    hours: 'Answered day and night',
    write: 'Write to us:',
    servicesOf: 'Services of',
    theme: { label: 'Colours:', system: 'System', light: 'Light', dark: 'Dark' },
  },
  search: {
    open: 'Search',
    label: 'Search our services and solutions',
    hint: `Type at least ${SEARCH_MIN_LENGTH} characters`,
    tooShort: 'A search needs at least five characters.',
    button: 'Search',
    close: 'Close search',
    searching: 'Searching…',
    failed: 'The search could not be loaded. The connection may have failed for a moment.',
    retry: 'Try again',
    oneResult: '1 result',
    results: 'results',
    wholeSite: 'Search the whole site',
  },
  footer: {
    contact: 'Contact',
    answered: `Answered within ${site.answersWithin}`,
    quickLinks: 'Quick links',
    company: 'Company',
    social: 'Social media',
    legal: 'Legal',
    copyright: `© ${site.year} ${site.fullName}`,
  },
} as const;
