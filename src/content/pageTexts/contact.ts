import { messageTexts } from '../messageTexts.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  contactUs: {
    h1: 'Contact us',
    description:
      'Addresses, telephone numbers and maps for our offices in Austin, London and Hyderabad, and a form for your question or project.',
    paragraphs: [
      'For a question, a project or a quote, write to us here. A person reads every message.',
      'Austin is for engineering, networks and visits in North America. London manages the service desk and does the audio-visual work. Hyderabad runs the operations centre and builds applications. If you are not sure who you need, write to any of them and we pass it on.',
    ],
  },
  contactForm: {
    h1: 'Contact form',
    description:
      'Ask for a quote or for information on a service: a short form to fill in, and the addresses of all three of our offices.',
    paragraphs: [
      'Use this form for a quote or for information on a service. Choose which of the two you need, tell us how to reach you, and add a message if you like.',
      'Your message goes to the office that would do the work: London for meeting rooms and the service desk, Austin for networks and field visits in North America, Hyderabad for monitoring and applications.',
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
