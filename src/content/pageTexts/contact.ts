import { messageTexts } from '../messageTexts.ts';
import type { PageTextsModule } from '../pageTexts.ts';
import { countOffices, listCities } from '../officeNames.ts';
import { site } from '../site.ts';

export const pageTexts = {
  contactUs: {
    h1: 'Contact us',
    description: `Addresses, telephone numbers and maps for our offices in ${listCities()}, and a form for your question or project.`,
    paragraphs: [
      'For a question, a project or a quote, write to us here. A person reads every message.',
      `${site.leads.networks} is for engineering, networks and visits in North America. ${site.leads.serviceDesk} manages the service desk and does the audio-visual work. ${site.leads.operations} runs the operations centre and builds applications. If you are not sure who you need, write to any of them and we pass it on.`,
    ],
  },
  contactForm: {
    h1: 'Contact form',
    description: `Ask for a quote or for information on a service: a short form to fill in, and the addresses of our ${countOffices()}.`,
    paragraphs: [
      'Use this form for a quote or for information on a service. Choose which of the two you need, tell us how to reach you, and add a message if you like.',
      `Your message goes to the office that would do the work: ${site.leads.serviceDesk} for meeting rooms and the service desk, ${site.leads.networks} for networks and field visits in North America, ${site.leads.operations} for monitoring and applications.`,
      'If you would rather talk, call us. The phone is answered at every hour, by the office that is at work.',
    ],
  },
  messageSent: {
    h1: 'Your message has arrived',
    description:
      'Your message has arrived, and someone from the office that would do the work will answer it. Our addresses, in case it cannot wait.',
    paragraphs: [messageTexts.thanks],
  },
  messageNotSent: {
    h1: 'Your message was not sent',
    description:
      'Something in the contact form was missing or could not be read. What it was, and what you can do about it.',
    paragraphs: ['Nothing has been stored. Press Back: your text is kept.'],
  },
} satisfies PageTextsModule<'contact'>['pageTexts'];
