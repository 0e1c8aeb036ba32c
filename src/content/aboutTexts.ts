import type { SpriteIconName } from './icons.ts';
import type { StaticPageName } from './paths.ts';
import { capitalise } from '../lib/capitalise.ts';
import { countOffices } from './officeNames.ts';

export interface CoreValue {
  name: string;
  text: string;
  icon: SpriteIconName;
  /** The page of the service that shows it in practice. */
  page: StaticPageName;
}

export interface Strength {
  title: string;
  text: string;
  icon: SpriteIconName;
}

/** The five core values, each with a link to a service. */
export const coreValues: readonly CoreValue[] = [
  {
    name: 'Passion',
    text: 'We like equipment that works, and we enjoy finding out why it does not.',
    icon: 'heart',
    page: 'preventativeMaintenance',
  },
  {
    name: 'Innovation',
    text: 'New technology has to work better than what it replaces. We try it on ourselves first.',
    icon: 'lightbulb',
    page: 'devOps',
  },
  {
    name: 'Client-Focus',
    text: 'The work is done when you can use it, whatever our ticket says.',
    icon: 'target',
    page: 'whiteGlove',
  },
  {
    name: 'Teamwork',
    text: 'Our engineer at your site works to your rules, as one of your own people would.',
    icon: 'people',
    page: 'onsiteEmbedded',
  },
  {
    name: 'Service Quality',
    text: 'A call ends when the caller says that it works again.',
    icon: 'award',
    page: 'serviceDesk',
  },
];

export const aboutTexts = {
  values: 'Our values',
  mission: 'Our mission',
  excel: 'Why we excel',
  excelCards: 'reasons',
  intro: 'Who we are',
} as const;

/** Why we excel: six cards. */
export const strengths: readonly Strength[] = [
  {
    title: 'Awake when you call',
    text: `${capitalise(countOffices())} take turns through the day, so whoever picks up is at work and not on call.`,
    icon: 'clock',
  },
  {
    title: 'Written down first',
    text: 'Before work starts you have a page that says what you get, what you do not get and what it costs.',
    icon: 'document',
  },
  {
    title: 'One name per job',
    text: 'A project keeps one owner from the first day to the last. An incident that passes from shift to shift always says who has it now.',
    icon: 'personCheck',
  },
  {
    title: 'Reports you can pass on',
    text: 'Our reports say what broke, why, and what comes next, in sentences your managers can read.',
    icon: 'chat',
  },
  {
    title: 'Hands where you are',
    text: 'When a fault needs a visit, someone comes, and knows the site plan before reaching the door.',
    icon: 'place',
  },
  {
    title: 'Easy to leave',
    text: 'Passwords, drawings and notes are yours from the start. The next supplier finds them in order.',
    icon: 'journal',
  },
];
