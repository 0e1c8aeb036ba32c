import type { Person } from './person.ts';

/** The nine of the board's page. */
export const board: readonly Person[] = [
  {
    id: 'josephine-marchbanks',
    name: 'Josephine Marchbanks',
    designation: 'Chair of the board',
    place: 'Toronto',
    shortdescription: 'Keeps the meetings short and the minutes exact.',
    description: [
      'Josephine ran a firm of surveyors before she joined the board, and brought from there the conviction that a thing not measured is an opinion. She sets the agenda and sees that every decision has an owner and a date.',
      'Once a year she rings customers who left us and asks them why. What they say is read out to the whole board, without names and without comment.',
    ],
  },
  {
    id: 'teodoro-galvan',
    name: 'Teodoro Galvan',
    designation: 'Chief executive',
    place: 'Austin',
    shortdescription: 'Signs the contracts, and visits the sites they are about.',
    description: [
      'Teo has carried a toolbag himself: he started in field service and came to management by way of the dispatch desk. He leads the company from Austin and spends a good part of each month in the other offices.',
      'A customer who is unhappy and has not been heard can write to him. He answers in person, and then asks the team concerned what they would need so that the letter need not be written again.',
    ],
  },
  {
    id: 'anuradha-sistla',
    name: 'Anuradha Sistla',
    designation: 'Chief operating officer',
    place: 'Hyderabad',
    shortdescription: 'Answers for the shifts, the handovers and the people who work nights.',
    description: [
      'Anuradha set up the operations centre and now directs all daily service. How the shifts follow each other, how many people sit in them and what rest they get afterwards are her decisions.',
      'On the board she speaks for the people who work while others sleep. No service is sold for the night hours unless she has agreed that it can be staffed.',
    ],
  },
  {
    id: 'desmond-arkwright',
    name: 'Desmond Arkwright',
    designation: 'Director, customers',
    place: 'Chicago',
    shortdescription: 'Reads every contract with the eyes of the person who must live with it.',
    description: [
      'Desmond was a buyer of IT services for most of his working life and has sat on your side of the table. He looks at our offers for the sentences that a customer will regret, and has them struck out.',
      'Renewals are his subject. He wants to see, before a contract is extended, what was promised, what was done and what the customer says about the difference.',
    ],
  },
  {
    id: 'priscilla-adeyinka-wray',
    name: 'Priscilla Adeyinka-Wray',
    designation: 'Director, security',
    place: 'New York',
    shortdescription: 'Asks who can get in, and who would notice.',
    description: [
      'Priscilla worked as an investigator of bank fraud and moved from there to information security. She oversees how we look after the access that customers give us: who holds it, for how long, and how it is taken back.',
      'Incidents in our own house are reported to her first. She decides whether customers must be told, and when in doubt they are.',
    ],
  },
  {
    id: 'tsang-mei-hua',
    name: 'Tsang Mei-hua',
    designation: 'Director, technology',
    place: 'San Francisco',
    shortdescription: 'Decides which tools we learn, and which fashions we sit out.',
    description: [
      'Mei-hua has designed storage systems and taught students how they fail. A new tool reaches our engineers only after she has seen it break on a bench and been shown how it is mended.',
      'She also keeps the list of things that we no longer offer. Taking a service off the price list, she says, is a way of being honest about what we do well.',
    ],
  },
  {
    id: 'luis-arredondo',
    name: 'Luis Arredondo',
    designation: 'Director, finance',
    place: 'Dallas',
    shortdescription: 'Wants an invoice that you can check without ringing us.',
    description: [
      'Luis looks after the accounts and the price list. He insists that labour, equipment and travel stand on separate lines, and that a visit which was our mistake does not stand there at all.',
      'Suppliers know him for paying on the agreed day. He reckons that a partner who is not worried about money sends the better spare part.',
    ],
  },
  {
    id: 'annika-van-dorsten',
    name: 'Annika van Dorsten',
    designation: 'Director, audit',
    place: 'Amsterdam',
    shortdescription: 'Comes to look, unannounced, at whether we do what we say.',
    description: [
      'Annika is independent: she has never worked in the company and sells nothing to it. She picks a closed ticket, a finished site or a deleted application and follows the papers until they end or stop making sense.',
      'Her findings go to the board before the management sees them. Some have been uncomfortable, which is what she is there for.',
    ],
  },
  {
    id: 'grant-ellery',
    name: 'Grant Ellery',
    designation: 'Director, people',
    place: 'Sydney',
    shortdescription: 'Cares how long people stay, and why they go.',
    description: [
      'Grant trained as a teacher and has run apprenticeships in two trades. He sees to it that new technicians go out beside somebody who knows the work, and that a person can rise without having to stop mending things.',
      'When the board discusses growth, he asks where the people are to come from. More than once the answer has been to grow more slowly.',
    ],
  },
];
