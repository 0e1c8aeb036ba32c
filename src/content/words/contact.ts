import { messageTexts } from '../messageTexts.ts';
import type { WordsModule } from '../words.ts';

export const words = {
  contactUs: {
    h1: 'Contact us',
    description:
      'Addresses, telephone numbers and maps for our offices in Austin, London and Hyderabad, and a form for your question or project.',
    paragraphs: [
      'To report a fault under a contract, please call the number in your contract. It is answered at any hour. For a question or a new project, use the form or write to the office closest to the work. A person reads every message.',
      'At two in the morning in Texas the phone is answered in Hyderabad. From there the shift passes to London, and from London to Austin.',
      'Austin answers for engineering and networks, and for visits in North America. London answers for the service desk and for audio-visual work, and Hyderabad for the operations centre and applications. If you are not sure which you need, write to any of them; we pass it on.',
    ],
  },
  contactForm: {
    h1: 'Contact form',
    description:
      'Ask for a quote or for information on a service: a short form to fill in, and the addresses of all three of our offices.',
    paragraphs: [
      'This is the short way to a quote, or to some facts about a service. Choose which of the two it is, leave a way to reach you, and add a message if there is more to say.',
      'The office that would do the work reads what you send. Rooms and the service desk belong to London, networks and field visits in North America to Austin, monitoring and applications to Hyderabad.',
      'If you would rather talk, call us. The phone rings in Hyderabad while Texas sleeps, in London during the European day, and in Austin after that.',
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
    paragraphs: [
      'Nothing has been stored. Go back in your browser: what you typed should still be there for you to complete.',
    ],
  },
} satisfies WordsModule<'contact'>['words'];
