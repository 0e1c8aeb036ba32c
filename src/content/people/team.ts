import type { MemberTexts, TeamMember } from './person.ts';
import { teamMembers } from './teamMembers.ts';

/** The texts of each member, by id. */
const texts: Readonly<Record<string, MemberTexts>> = {
  'lakshmi-vemulapalli': {
    shortdescription: 'Makes sure that whoever picks up knows what happened before.',
    question: 'Who is told first when an alarm goes off?',
    description: [
      'Lakshmi plans the shifts in Hyderabad and reads every handover note before it travels to London. She began as an operator, and still takes a shift when a customer’s network is new to us.',
      'Talk to her about who should own each alarm. Bring the list of people to be called and the order in which to call them. She will ask what happens if the first one is on a plane.',
    ],
  },
  'marcus-oyelaran': {
    shortdescription: 'Manages the desk and listens to the calls that went badly.',
    question: 'What happens to a ticket that was closed too soon?',
    description: [
      'Marcus hires the people who answer the phone and sits among them. Each week he picks tickets that were reopened and goes through them with the person who closed them too soon. The questions that come back become articles in the knowledge base.',
      'Talk to him before your staff get our number. He will ask what they call things, since people phone about a shared drive they cannot open and never about a “directory service”.',
    ],
  },
  'delia-renquist': {
    shortdescription: 'Reads the first estimate aloud until everyone agrees on what it says.',
    question: 'Who leads when two practices share a project?',
    description: [
      'Delia answers for the projects that leave our Austin office, from an audit to a new cloud account. She came to us from building control systems for waterworks, where a change that cannot be undone can mean a flood.',
      'If two of our practices have a part in your project, she is the one who decides which engineer leads it. Take your worries about cost to her early, while the design can still change.',
    ],
  },
  'rohan-kattimani': {
    shortdescription: 'Takes over software that others wrote, and writes down how it works.',
    question: 'Is this old application worth keeping?',
    description: [
      'Rohan likes old code. He builds it on a clean machine, notes each thing that was missing, and leaves tests behind wherever he had to guess. Customers know him from the short letters that explain a fault without blaming anyone.',
      'He can tell you whether an application is worth keeping. Show him the part your people complain about and the part nobody dares to touch, and he will begin with the second.',
    ],
  },
  'siobhan-kerrane': {
    shortdescription: 'Tests a meeting room the way a nervous presenter would use it.',
    question: 'What if this meeting must not fail?',
    description: [
      'Siobhan spent years behind the sound desk of a theatre, and she still walks to the back row before she says that a room is ready. Her technicians carry the same bag, packed the same way, so that any of them can borrow from it.',
      'Call on her when a meeting must not fail. She wants the running order, the name of anyone who speaks softly, and an hour alone in the room the evening before.',
    ],
  },
  'tobias-wendelmuth': {
    shortdescription: 'Draws the network as it is before he says what it should be.',
    question: 'How do you change a network that never stops?',
    description: [
      'Tobias plans changes for networks that cannot be switched off. He rehearses on spare equipment in the cellar of our Frankfurt location, and he has a habit of pulling out cables while other people are still explaining why nothing can go wrong.',
      'Give him read access and an old diagram. What you get back is a new one, with the three differences that should worry you marked in red.',
    ],
  },
  'shanice-tolliver': {
    shortdescription: 'Gets the right technician, part and key to the same door.',
    question: 'Will the part be there when the technician is?',
    description: [
      'Shanice sends people to sites across North America. She knows which loading docks want a booking, which landlords lock up early, and which courier leaves parcels in the rain. When a visit is late, she calls you.',
      'What helps her most is a photograph of the cabinet and the telephone number of someone who will be there. With those two she can usually spare you a second visit.',
    ],
  },
  'seah-wei-ling': {
    shortdescription: 'Has a desk at a customer’s office and knows everyone on the floor.',
    question: 'What is embedded support like from inside?',
    description: [
      'Wei Ling works on site all week, for one customer, and keeps the book in which the building’s odd habits are written. Deliveries, new starters and stubborn printers all come past her desk. While she is on holiday, a colleague takes over from that book.',
      'If you wonder what embedded support is like from inside, she is glad to tell you, the dull parts included. It helps to know beforehand how many people sit where, and who decides when two of them want her at once.',
    ],
  },
  'callum-braithwaite': {
    shortdescription: 'Hangs screens, pulls cable and labels both ends of it.',
    question: 'What do you need from us on the day itself?',
    description: [
      'Callum learned his trade as an electrician’s mate and then moved to low voltages for good. He does the jobs that need a ladder and a steady hand, and will not sign a test sheet for a link that only just passes.',
      'You meet him on the day itself, usually before your staff arrive. Tell him where the fire stops are and where he may park. Everything else is in his folder.',
    ],
  },
};

/** The nine people of the team page. */
export const team: readonly TeamMember[] = teamMembers.map((member) => {
  const memberTexts = texts[member.id];
  if (!memberTexts) throw new Error(`team.ts has no texts for ${member.name}`);
  return { ...member, ...memberTexts };
});
