import type { Person } from './person.ts';

/** The nine of the team's page. */
export const team: readonly Person[] = [
  {
    id: 'lakshmi-vemulapalli',
    name: 'Lakshmi Vemulapalli',
    designation: 'Head of the operations centre',
    place: 'Hyderabad',
    shortdescription: 'Makes sure that whoever picks up at night knows what happened by day.',
    description: [
      'Lakshmi plans the shifts in Hyderabad and reads every handover note before it travels to London. She began as an operator on the night shift, and still takes a turn there when a customer’s network is new to us.',
      'Ask her what an alarm costs when nobody owns it. Bring the list of people to be called and the order in which to call them; she will want to know what happens if the first one is on a plane.',
    ],
  },
  {
    id: 'marcus-oyelaran',
    name: 'Marcus Oyelaran',
    designation: 'Service desk manager',
    place: 'London',
    shortdescription: 'Runs the desk by day and listens to the calls that went badly.',
    description: [
      'Marcus hires the people who answer the phone and sits among them. Each week he picks tickets that were reopened and goes through them with whoever closed them too soon. The questions that come back become articles in the knowledge base.',
      'Talk to him before your staff get our number. He will ask what they call things, since nobody phones about a “directory service”; they phone because the door to the shared drive is shut.',
    ],
  },
  {
    id: 'delia-renquist',
    name: 'Delia Renquist',
    designation: 'Head of engineering',
    place: 'Austin',
    shortdescription: 'Reads the first estimate aloud until everyone agrees on what it says.',
    description: [
      'Delia answers for the projects that leave our Austin office, from an audit to a new cloud account. She came to us from building control systems for waterworks, where a change without a way back is a flood.',
      'If two of our practices have a part in your project, she is the one who decides which engineer leads it. Take your worries about cost to her early, while the drawing is still in pencil.',
    ],
  },
  {
    id: 'rohan-kattimani',
    name: 'Rohan Kattimani',
    designation: 'Application engineer',
    place: 'Bengaluru',
    shortdescription: 'Takes over software that others wrote, and writes down how it works.',
    description: [
      'Rohan likes old code. He builds it on a clean machine, notes each thing that was missing, and leaves tests behind wherever he had to guess. Customers know him from the short letters that explain a fault without blaming anybody.',
      'He can tell you whether an application is worth keeping. Show him the part your people complain about and the part nobody dares to touch, and he will begin with the second.',
    ],
  },
  {
    id: 'siobhan-kerrane',
    name: 'Siobhan Kerrane',
    designation: 'Audio-visual team lead',
    place: 'Dublin',
    shortdescription: 'Tests a meeting room the way a nervous presenter would use it.',
    description: [
      'Siobhan spent years behind the sound desk of a theatre, and she still walks to the back row before she says that a room is ready. Her technicians carry the same bag, packed the same way, so that any of them can borrow from it.',
      'Call on her when a meeting must not fail. She wants the running order, the name of whoever speaks softly, and an hour alone in the room the evening before.',
    ],
  },
  {
    id: 'tobias-wendelmuth',
    name: 'Tobias Wendelmuth',
    designation: 'Network engineer',
    place: 'Frankfurt',
    shortdescription: 'Draws the network as it is before he says what it should be.',
    description: [
      'Tobias plans changes for networks that cannot be switched off. He rehearses on spare equipment in the cellar of our Frankfurt location, and he has a habit of pulling out cables while other people are still explaining why nothing can go wrong.',
      'Give him read access and an old diagram. What you get back is a new one, with the three differences that should worry you marked in red.',
    ],
  },
  {
    id: 'shanice-tolliver',
    name: 'Shanice Tolliver',
    designation: 'Dispatch coordinator',
    place: 'Atlanta',
    shortdescription: 'Gets the right technician, part and key to the same door.',
    description: [
      'Shanice sends people to sites across North America. She knows which loading docks want a booking, which landlords lock up early, and which courier leaves parcels in the rain. When a visit slips, she is the one who rings you.',
      'What helps her most is a photograph of the cabinet and the telephone number of somebody who will be there. With those two she can usually spare you a second visit.',
    ],
  },
  {
    id: 'seah-wei-ling',
    name: 'Seah Wei Ling',
    designation: 'Embedded support technician',
    place: 'Singapore',
    shortdescription: 'Has a desk at a customer’s office and knows everyone on the floor.',
    description: [
      'Wei Ling works on site all week, for one customer, and keeps the book in which the building’s odd habits are written. Deliveries, new starters and stubborn printers all come past her desk. While she is on holiday, a colleague takes over from that book.',
      'If you wonder what embedded support is like from inside, she is glad to tell you, the dull parts included. It helps to know beforehand how many people sit where, and who decides when two of them want her at once.',
    ],
  },
  {
    id: 'callum-braithwaite',
    name: 'Callum Braithwaite',
    designation: 'Field technician',
    place: 'Manchester',
    shortdescription: 'Hangs screens, pulls cable and labels both ends of it.',
    description: [
      'Callum learned his trade as an electrician’s mate and then moved to low voltages for good. He does the jobs that need a ladder and a steady hand, and he will not sign a test sheet for a link that only just passes.',
      'You meet him on the day itself, usually before your staff arrive. Tell him where the fire stops are and where he may park; the rest is in his folder.',
    ],
  },
];
