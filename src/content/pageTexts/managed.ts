import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/managed.ts';
import type { PageTextsModule } from '../pageTexts.ts';
import { countOffices, toCityName } from '../officeNames.ts';
import { sortByShift } from '../shifts.ts';
import { site } from '../site.ts';

export const pageTexts = {
  managedServices: {
    h1: 'Managed services',
    description:
      'Service desk, network, applications and meeting rooms run around the clock. You decide what we only watch, what we may fix and what stays yours.',
    shorttitle: 'We watch, answer and fix around the clock, as far as you choose',
    paragraphs: [
      `Your service desk, network, applications and meeting rooms run around the clock, and you decide how much we do. When the scanners in your warehouse lose their connection at two in the morning in Texas, it is early afternoon in ${site.leads.operations}, and an operator is already at work. Your administrator is asleep.`,
      `Nobody on our side works at night either: the office that goes home hands over to the one that has just begun, ${sortByShift(site.offices).map(toCityName).join(' to ')}. Whoever picks up sees the same tickets and follows the same runbook, which we write with you before we start. It says what we may do unasked and who is told.`,
      'You can hand over one thing, such as the service desk, and keep everything else. The tables on this page show how far each service goes. If in doubt, start with the smaller one and extend it once you have seen us work.',
    ],
  },

  serviceDesk: {
    h1: 'IT managed service desk',
    description:
      'A staffed first contact for every IT question your people have, by phone, email or web form, day and night, with each request followed to its end.',
    shorttitle: serviceLines.serviceDesk,
    facts: facts.serviceDesk,
    paragraphs: [
      'Your staff get one contact for every IT question, day and night, and no request is forgotten. It helps when your best engineer spends every morning resetting passwords and the project that engineer was hired for stands still.',
      'Before the first call we learn your systems and write down answers to the questions we expect. Staff then reach us by phone, email or web form, and every contact becomes a ticket. What we can solve in the same conversation, we solve. We pass the rest to the right group, yours or another supplier’s, and chase it until it is done. A ticket closes when the caller says so.',
      'You own the ticket history and the knowledge base, written in words your own people use. A monthly report shows what they asked for and why, so that you can remove the cause of the commonest questions. New joiners have someone to call from day one.',
      'The service desk, or helpdesk, works remotely. Level 2 Support makes the visits. The contract fixes how quickly we answer, and in which languages.',
      'Some faults need more time or deeper access than a first call allows, and On-site and Remote Level 2 Support takes those. The desk is there for everyone on your payroll. Level 2 works only on tickets that a desk, ours or yours, has passed on.',
    ],
  },

  onSiteSupport: {
    h1: 'On-site and remote level 2 support',
    description:
      'Engineers for the tickets your help desk cannot close: remote diagnosis first, a visit to the desk where hands are needed, a cause found for each.',
    shorttitle: serviceLines.onSiteSupport,
    facts: facts.onSiteSupport,
    paragraphs: [
      'An engineer finds the cause of the tickets that your help desk cannot close. Some always come back: the laptop that freezes in one meeting room, the printer that drops jobs, the profile that will not load.',
      'A ticket reaches us with its history, so the user does not tell the story twice. An engineer connects remotely, reproduces the fault and looks for the cause. Where hands are needed, one of us comes to your site at a time that suits the user. We test the repair with the person who reported the fault. If a manufacturer or carrier is to blame, we report it there and follow it to the end.',
      'Each closed ticket says what was wrong, what was done and how to recognise it next time. Your first line gets that note as well, and can then fix the same fault itself. Faults that repeat go on a list of root causes, each with a proposal.',
      'Parts and devices are charged as agreed. Visits far from our offices and delivery locations are agreed one by one.',
      'If you would rather see the same face every day, read about On-site Embedded Support. That engineer has a desk with you and takes the work as it comes. A level 2 engineer comes for a ticket and leaves when it is closed.',
    ],
  },

  networkOperation: {
    h1: 'Network operation 24/7',
    description:
      'Operators who take network alarms at any hour, log in and fix by a runbook agreed with you, and report on the next working day. Nobody is woken.',
    shorttitle: serviceLines.networkOperation,
    facts: facts.networkOperation,
    paragraphs: [
      'We see your network alarms at any hour, log in and fix what your runbook allows, and nobody on your team is woken. You may have monitoring already, but its alerts sit in a mailbox until someone gets up, and the branch opens without working tills.',
      `Together we write a runbook: for each kind of alarm, what may be done, by whom and in which order. Our operators in ${countOffices()} take the alarms in turn, each during their own day. They check, log in and follow the runbook: switch to the spare line, restart a device, undo a change, call the carrier. Your contact gets a message to read on waking, and a call only where you asked for calls. Open incidents pass from shift to shift by name.`,
      'In the morning there is a record of each incident: what was seen, which step was taken, when service came back. The report follows on the next working day. You own the runbook, and you can change it whenever you like. A monthly review looks at the alarms that came too often and removes either the cause or the alarm.',
      'Operators do only what the runbook allows. Anything beyond it is your engineer’s decision, with the facts already collected.',
      'Our Network Operations Centre watches the same signals but stops at telling you. Choose it if your own engineers want to make the repairs. Choose network operation if your engineers need to sleep.',
    ],
  },

  applicationMonitoring: {
    h1: 'Application monitoring 24/7',
    description:
      'We try out what your users do, around the clock and from outside, sort real trouble from noise and call your team with a first diagnosis.',
    shorttitle: serviceLines.applicationMonitoring,
    facts: facts.applicationMonitoring,
    paragraphs: [
      'You hear of a slow or broken application before your customers do, with a first diagnosis. Every server can be green while the order page hangs: each part is up, and the service they provide together is not.',
      'We start from what users do: sign in, search, pay, print a label. A script tries each of these journeys at regular intervals from outside your network. Inside your network, we collect response times, errors, queue lengths and logs from the parts involved. Thresholds come from your own ordinary weeks. When a value leaves its range, an operator checks whether the problem is real and, if it is, calls the contact you named for that application.',
      'Your team gets dashboards that show each journey in plain terms. Every call comes with a first diagnosis: since when, at which step, in which component. Each incident leaves a timeline for the review. Over the weeks, the record shows where time is lost and what to improve.',
      'Your developers repair what monitoring finds. Each application needs a named contact on your side who takes our calls.',
      'The nearest service is in the engineering practice: Maintenance and Support. Its engineers open the code and fix it, most urgent fault first. Monitoring tells them, at any hour, where to look.',
    ],
  },

  networkOperationsCenter: {
    h1: 'Network operations centre',
    description:
      'Operators watch your routers, switches, firewalls and lines in shifts, day and night, with read-only access, and call the right person on your rota.',
    shorttitle: serviceLines.networkOperationsCenter,
    facts: facts.networkOperationsCenter,
    paragraphs: [
      'Operators watch your network around the clock and call the person you name when something fails. Your engineers keep the repairs, and no longer find out too late that the spare line has been dead for days.',
      'We connect our monitoring to your routers, switches, firewalls, wireless and lines, and ask for read access only. During the first weeks we learn what is normal and silence what does not matter. From then on operators watch in shifts, day and night. They group alarms that share a cause, judge how serious each is, open a ticket in your system and call the person on your rota. If there is no answer, they call the next.',
      'You get a short list of real events instead of a flood of emails. You also have a current map of what is watched, an escalation plan with names and numbers, and trend charts for lines that are filling up. Availability reports say what happened, carrier by carrier.',
      'A network operations center, or NOC, has no access that would let it change a setting. Applications and meeting rooms are watched under other services.',
      'Network Operation 24/7 goes one step further and acts on what it sees. You can begin with the centre and hand over the repairs later. Only access rights and a runbook then have to be added.',
    ],
  },

  avManagedServices: {
    h1: 'AV managed services 24/7',
    description:
      'Meeting rooms registered, monitored and tested remotely before the day begins, with help for the people in the room and a technician when needed.',
    shorttitle: serviceLines.avManagedServices,
    facts: facts.avManagedServices,
    paragraphs: [
      'Every connected meeting room is tested before the working day, and people in a room can call for help at any hour. Nobody has to crawl under the table while the board is seated and the screen says “No signal”.',
      'Our audio-visual team lists your rooms with the video conferencing, devices and software versions of each. Equipment that allows it is connected to remote monitoring. Before the working day begins we test every connected room remotely: camera, microphone, display, calendar. If we can fix a fault over the network, we do. If not, we send a technician. People in the room can call us at any hour, and a number on the wall tells us which room it is.',
      'You get a register of rooms and their condition, a history of every fault and its cure, and a list of equipment near the end of its life. Usage records show which rooms are always booked and which stand empty, which helps you to plan the next fit-out.',
      'New equipment is a separate project. For an event that needs someone in the room from start to finish there is White Glove Meeting and Event Support.',
      'Preventative Maintenance sends a technician on fixed dates to clean, test and adjust. Between those dates nobody watches the rooms. This service watches them every day, and important rooms may need both.',
    ],
  },

  managedNetwork: {
    h1: 'Managed network infrastructure',
    description:
      'We run your switches, routers, wireless and lines: documents, updates, changes, faults, carriers and the plan for replacements.',
    shorttitle: serviceLines.managedNetwork,
    facts: facts.managedNetwork,
    paragraphs: [
      'We run your whole network: documents, updates, changes, faults, carriers and replacements. It is for companies whose network engineer is leaving, or whose switches, firewalls and Wi-Fi access points have not been updated since they were unpacked.',
      'A survey brings the documents up to date. Then we put the estate in order: supported firmware, saved configurations, tidy VPN access, one standard for each type of site. From there on we run it. We make the changes you ask for, update devices in agreed windows, talk to carriers, fix faults and tell you in good time what needs replacing. Every change needs an approval and a rollback plan.',
      'You remain the owner, with administrator access of your own and a full set of documents: drawings, address plan, configurations, contracts with their end dates. At regular meetings we go through faults, capacity and the spending ahead.',
      'Equipment is bought in your name. A new building or site is planned and priced as a project.',
      'Network Operation 24/7 fixes incidents as they come and leaves the planning to you. Here we do the planning too. Network operation gives you operators at any hour, and this service gives you a network department.',
    ],
  },

  assetDeployment: {
    h1: 'IT asset deployment services',
    description:
      'Laptops and other devices received, prepared, labelled and delivered to desk or home. Old ones are collected, erased and recorded in one register.',
    shorttitle: serviceLines.assetDeployment,
    facts: facts.assetDeployment,
    paragraphs: [
      'Your staff get prepared laptops at their desk or front door, and the old ones come back, erased and recorded. It is for an office that opens soon, with pallets in reception and users who work from home, some of them abroad.',
      'You send the list: who gets what, where and when. We receive the goods, check them against the list, install your standard image, add an asset label and test each device before it is packed. Delivery is by appointment, to a desk or a front door. Someone helps with the first sign-in, beside the user or by phone. The old device goes back with us, is erased by the method you prescribe, and its serial number is recorded.',
      'Your asset register matches what is really there: device, serial number, person, place and date. Signed delivery notes prove who received what. For every machine collected there is an erasure record, and a line saying whether it was reused, returned or recycled.',
      'Buy or lease the devices wherever you like. A first image is quoted separately, freight and duties are passed on as agreed, and a firm you approve does the recycling.',
      'Commissioning and Decommissioning is for racks, routers and whole equipment rooms. Network engineers do that work, site by site. Asset deployment is for people’s own devices, and is finished when each person can start work.',
    ],
  },
} satisfies PageTextsModule<'managed'>['pageTexts'];
