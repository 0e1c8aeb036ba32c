import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/managed.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  managedServices: {
    h1: 'Managed services',
    description:
      'Service desk, network, application and meeting-room care around the clock. You decide what we only watch, what we may repair and what stays yours.',
    shorttitle: 'We watch, we answer, and we fix as much as you want to hand over',
    paragraphs: [
      'It is two in the morning in Texas and the scanners in your warehouse have lost their connection. Your administrator is asleep, as anyone should be. By breakfast the drivers are queuing. A small team cannot watch everything around the clock without wearing someone out.',
      'At two in Texas our phone is answered in Hyderabad, where it is the middle of the working day. Later the shift passes to London, and then to Austin. Whoever picks up sees the same tickets and follows the same instructions, which we write with you before we start. You decide what we may do unasked, and who we wake for the rest.',
      'You can hand over one thing, such as the service desk, and keep everything else. Several of these services differ only in how far they go: one watches, one repairs, one takes charge of the whole network. The tables on this page tell them apart. If in doubt, start with the smaller one. You can extend it once you have seen us work.',
    ],
  },

  serviceDesk: {
    h1: 'IT managed service desk',
    description:
      'A staffed first contact for every IT question your people have, by phone, email or web form, day and night, with each request followed to its end.',
    shorttitle: serviceLines.serviceDesk,
    facts: facts.serviceDesk,
    paragraphs: [
      'Your best engineer spends every morning resetting passwords. Colleagues ask for help in the corridor, and requests arrive by email, chat and sticky note. Nobody knows how many were forgotten. The project that engineer was hired for has not moved since spring.',
      'Before the first call we learn your systems and write down answers to the questions we expect. Staff then reach us by phone, email or web form, and every contact becomes a ticket. What can be solved in the same conversation, we solve. The rest goes to the right group, yours or another supplier’s, and we keep asking until it is done. A ticket closes when the caller says so.',
      'The ticket history belongs to you, and so does the knowledge base, written in words your own people use. A monthly report shows what they asked for and why, so that you can remove the cause of the commonest questions. New joiners have someone to call from day one.',
      'Call it a service desk, a help desk or a helpdesk: it works remotely and makes no site visits. How quickly we answer, and in which languages, is agreed in the contract.',
      'Some faults need more time or deeper access than a first call allows. On-site and Remote Level 2 Support exists for those. The desk is there for everyone on your payroll. Level 2 works only on tickets that a desk, ours or yours, has passed on.',
    ],
  },

  onSiteSupport: {
    h1: 'On-site and remote level 2 support',
    description:
      'Engineers for the tickets your help desk cannot close: remote diagnosis first, a visit to the desk where hands are needed, a cause found for each.',
    shorttitle: serviceLines.onSiteSupport,
    facts: facts.onSiteSupport,
    paragraphs: [
      'You have a help desk, and it is polite and quick. Yet certain tickets keep returning to it: the laptop that freezes in one meeting room, the printer that drops jobs, the profile that will not load. They need an engineer with time and, now and then, a screwdriver.',
      'A ticket reaches us with its history, so the user does not tell the story twice. An engineer connects remotely, reproduces the fault and looks for the cause. Where hands are needed, one of us comes to your site at a time that suits the user. The repair is tried out with the person who reported it. If a manufacturer or carrier is to blame, we open the case there and see it through.',
      'Each closed ticket says what was wrong, what was done and how to recognise it next time. Your first line gets that note as well, so that it can fix the same fault itself next time. Faults that repeat go on a list of root causes, with a proposal beside each.',
      'Parts and devices are charged as agreed. Visits far from our offices and delivery locations need an arrangement of their own.',
      'If you would rather see the same face every day, read about On-site Embedded Support. That engineer has a desk with you and takes the work as it comes. A level 2 engineer comes for a ticket and leaves when it is closed.',
    ],
  },

  networkOperation: {
    h1: 'Network operation 24/7',
    description:
      'Operators who take network alarms at any hour, log in and repair by a runbook agreed with you, then call your engineer where the runbook ends.',
    shorttitle: serviceLines.networkOperation,
    facts: facts.networkOperation,
    paragraphs: [
      'The alert came at night and it was correct. It sat in a mailbox until someone got up, and a branch opened without working tills. You have monitoring. What you need is someone who is awake, has access and knows what to do.',
      'Together we write a runbook: for each kind of alarm, what may be done, by whom and in which order. Our operators in Hyderabad, London and Austin take the alarms in turn. They check, log in and follow the runbook: switch to the spare line, restart a device, undo last night’s change, call the carrier. Where the runbook ends, they phone your engineer with the facts already collected. Open cases pass from shift to shift by name.',
      'When you arrive in the morning, there is a record of each incident: what was seen, which step was taken, when service came back. The runbook is your property, and you can change it whenever you like. A monthly review looks at the alarms that came too often and removes either the cause or the alarm.',
      'Operators do only what the runbook allows. Anything beyond it is your engineer’s decision.',
      'Our Network Operations Centre watches the same signals but stops at telling you. It suits you if your own engineers want to make the repairs. Network operation suits you if nobody on your side should be woken.',
    ],
  },

  applicationMonitoring: {
    h1: 'Application monitoring 24/7',
    description:
      'We try out what your users do, around the clock and from outside, sort real trouble from noise and call your team with a first diagnosis.',
    shorttitle: serviceLines.applicationMonitoring,
    facts: facts.applicationMonitoring,
    paragraphs: [
      'The first sign of trouble was a customer’s message: the order page has been hanging since breakfast. Every server showed green. Each one was up, but the service they provide together was not, and nothing you monitor showed it.',
      'We start from what users do: sign in, search, pay, print a label. A script tries each of these journeys at regular intervals from outside your network. Inside your network, we collect response times, errors, queue lengths and logs from the parts involved. Thresholds come from your own ordinary weeks. When a value leaves its range, a person checks whether the problem is real and, if it is, calls the contact for that application.',
      'Your team gets dashboards that show each journey in plain terms. Every call comes with a first diagnosis: since when, at which step, in which component. Each incident leaves a timeline for the review. Over the weeks, the record shows where time is lost and what is worth improving.',
      'What monitoring finds is repaired by your developers, or under another order. Each application needs a named contact on your side who takes our calls.',
      'The nearest service is in the engineering practice: Maintenance and Support. Its engineers open the code and fix it, most urgent fault first. Monitoring tells them, at any hour, where to look.',
    ],
  },

  networkOperationsCenter: {
    h1: 'Network operations centre',
    description:
      'Operators watch your routers, switches, firewalls and lines in shifts, with read-only access, and phone the right person on your rota.',
    shorttitle: serviceLines.networkOperationsCenter,
    facts: facts.networkOperationsCenter,
    paragraphs: [
      'Your engineers know the network well and prefer to repair it themselves. They cannot also watch it all night. Last week the main line failed, and only then did anyone notice that the spare had been dead for days.',
      'We connect our monitoring to your routers, switches, firewalls, wireless and lines, and ask for read access only. During the first weeks we learn what is normal and silence what does not matter. From then on operators watch in shifts, as a NOC or network operations center does. They group alarms that share a cause, judge how serious it is, open a ticket in your system and call the person on your rota. If there is no answer, they call the next.',
      'Instead of a flood of emails, you have a short list of real events. You also hold a current map of what is watched, an escalation plan with names and numbers, and trend charts for lines that are filling up. Availability reports set out what happened, carrier by carrier.',
      'Our operators have no access that would let them change a setting. Applications and meeting rooms are watched by other teams, under other services.',
      'Network Operation 24/7 goes one step further and acts on what it sees. You can begin with the centre, let both sides get used to each other, and hand over the repairs later. Only access rights and a runbook then have to be added.',
    ],
  },

  avManagedServices: {
    h1: 'AV managed services 24/7',
    description:
      'Meeting rooms registered, monitored and tested remotely before the day begins, with help for the people in the room and a technician when needed.',
    shorttitle: serviceLines.avManagedServices,
    facts: facts.avManagedServices,
    paragraphs: [
      'The board is seated, the guests are on the line, and the screen says “No signal”. Someone crawls under the table. IT supports the laptops and facilities the furniture, but nobody looks after the equipment in between.',
      'Our audio-visual team lists your rooms, with the video conferencing, devices, software versions and quirks of each. Equipment that allows it is connected to remote monitoring. Before the working day begins we test every connected room remotely: camera, microphone, display, calendar. If a fault can be put right over the network, we do that. If not, we send a technician. People in the room can call us at any hour, and a number on the wall tells us which room it is.',
      'You hold a register of rooms and their condition, a history of every fault and its cure, and a list of equipment near the end of its life. Usage records show which rooms are always booked and which stand empty, which helps when the next fit-out is planned.',
      'New equipment is a project of its own, outside the monthly service. For an event that needs someone in the room from start to finish there is White Glove Meeting and Event Support.',
      'Preventative Maintenance sends a technician on fixed dates to clean, test and adjust. Between those dates nobody watches the rooms. This service watches them every day, so important rooms are well served by both.',
    ],
  },

  managedNetwork: {
    h1: 'Managed network infrastructure',
    description:
      'We take charge of your switches, routers, wireless and lines: documents, updates, changes, faults, carriers and the plan for replacements.',
    shorttitle: serviceLines.managedNetwork,
    facts: facts.managedNetwork,
    paragraphs: [
      'The engineer who built your network has handed in their notice. The configurations were never written down, the diagrams are older than the last rebuild, and several switches, firewalls and Wi-Fi access points have not been updated since they were unpacked. You have a business to run and would rather not run a network as well.',
      'A survey brings the documents up to date. Then we put the estate in order: supported firmware, saved configurations, tidy VPN access, one standard for each type of site. From there on we run it. We make the changes you ask for, update devices in agreed windows, deal with carriers, attend to faults and warn you in good time what needs replacing. Every change needs an approval and a roll-back plan.',
      'You remain the owner, with administrator access of your own and a full set of documents: drawings, address plan, configurations, contracts with their end dates. At regular meetings we go through faults, capacity and the spending ahead, so that no replacement comes as a surprise.',
      'Equipment is bought on your account. A new building or site is planned and priced as a project.',
      'Compare this with Network Operation 24/7, which deals with incidents as they come and leaves the planning to you. Here we do the planning too. Network operation gives you a night shift, and this service gives you a network department.',
    ],
  },

  assetDeployment: {
    h1: 'IT asset deployment services',
    description:
      'Laptops and other devices received, prepared, labelled and delivered to desk or home. Old ones are collected, erased and recorded in one register.',
    shorttitle: serviceLines.assetDeployment,
    facts: facts.assetDeployment,
    paragraphs: [
      'Pallets of laptops are standing in reception. The new office opens soon, and many of the people who will use them work from home, some of them abroad. Nobody can say how many of the old machines will come back.',
      'You send the list: who gets what, where and when. We receive the goods, check them against the order, install your standard image, stick on an asset label and try each device before it is packed. Delivery is by appointment, to a desk or a front door. Someone helps with the first sign-in, beside the user or by phone. The old device goes back with us, is erased by the method you prescribe, and its serial number is written down.',
      'Your asset register matches what is really there: device, serial number, person, place and date. Signed delivery notes prove who received what. For every machine collected there is an erasure record, and a line saying whether it was reused, returned or recycled.',
      'Buy or lease the devices wherever you like. A first image is quoted separately, freight and duties are passed on as agreed, and recycling is done by a firm you approve.',
      'Racks, routers and whole equipment rooms are the business of Commissioning and Decommissioning. Network engineers do that work, site by site. Asset deployment deals with people’s own devices, and is finished when each person can start work.',
    ],
  },
} satisfies PageTextsModule<'managed'>['pageTexts'];
