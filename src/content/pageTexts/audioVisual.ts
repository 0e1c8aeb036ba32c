import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/audioVisual.ts';
import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';

export const pageTexts = {
  audioVisual: {
    h1: 'Audio and visual services',
    shorttitle: 'Meeting rooms that start when the meeting does',
    description:
      'Audio and visual services for offices, campuses and venues: room upgrades, event support, cabling, planned maintenance and technicians on call-out.',
    paragraphs: [
      'Your meeting rooms start when the meeting does, because one team is responsible for screen, camera, sound and cable. Elsewhere each room was fitted in a different year by a different firm, and the complaints go to an IT team that was never hired for microphones.',
      `We support the room as a whole, from the cable behind the wall to the person standing at the front. The team is led from ${site.leads.audioVisual} and sends technicians from our other offices and delivery locations. What we find in a room goes into a written record, and the next visit starts from that record.`,
      'Take only the part you need: a refit, planned visits, cabling, a technician on call-out or someone in the room for one meeting. To hand over your rooms around the clock, see our managed services.',
    ],
  },
  refreshUpgrade: {
    h1: 'Refresh and upgrade of meeting rooms',
    shorttitle: serviceLines.refreshUpgrade,
    description:
      'Meeting-room refresh and upgrade: we list what each room holds, agree with you what to keep and what to replace, fit it, test it and hand over the drawings.',
    facts: facts.refreshUpgrade,
    paragraphs: [
      'Each room keeps what still works, loses what does not, and gets drawings of the result. You need it when a lease on a display is ending or the video platform drops the old camera, and no list says what is fine.',
      'We begin in the rooms. A technician notes each device, its age, its firmware and what the people who use it say. From that we sort everything into keep, repair and replace, and you approve the list before anything is bought. We agree dates room by room, fit and configure the new equipment outside your busy hours, test it with a real call and take the old units off the wall.',
      'At the end you have an inventory of every room, a drawing of how each is wired, the saved configuration files, the warranty papers and a signed test sheet. A printed page stays in the room. It says how to start a meeting, how to share a screen and whom to call.',
      'Labour and equipment are quoted separately. We tell your landlord and your electrician what they have to do, and when.',
      'If the rooms work today and you want them to go on working, Preventative Maintenance is the closer fit: it cleans, checks and adjusts what is there. A refresh is a project with an end date. Maintenance is a series of visits.',
    ],
  },
  whiteGlove: {
    h1: 'White glove meeting and event support',
    shorttitle: serviceLines.whiteGlove,
    description:
      'A technician who rehearses, runs and watches over your board meeting, town hall or event, in the room and on the call, from first sound check to last guest.',
    facts: facts.whiteGlove,
    paragraphs: [
      'A technician rehearses, runs and watches over the one meeting that must not fail. Your own team has everything else to cover that day, and everyone remembers the year the sound failed.',
      'Tell us the date, the room, the guests and the running order. A technician comes to rehearse with you: every microphone, every set of slides, every remote speaker on the connection they will really use. On the day the technician is there before the doors open, starts the call, watches the sound levels and the waiting room, hands round microphones and stays until the last person has left. If something fails, the spare is already on the trolley.',
      'Afterwards you have the recording, if you asked for one, and a note of what went wrong and what was done about it. A settings sheet lets the same meeting be repeated. For a series we also keep a list of who speaks softly and which room echoes, and bring it next time.',
      'We work with your event organiser, and check that every presentation opens. Hired equipment and travel are on the quotation before you say yes.',
      'This support is booked ahead and stays for the whole event. AV Dispatched Services is for a fault nobody expected: a technician comes, fixes it and leaves.',
    ],
  },
  dataCabling: {
    h1: 'Data cabling for rooms and buildings',
    shorttitle: serviceLines.dataCabling,
    description:
      'Data cabling in copper and fibre: we trace what is there, pull and terminate what is missing, test every link and leave drawings your next contractor can trust.',
    facts: facts.dataCabling,
    paragraphs: [
      'You get copper and fibre that is tested, labelled and drawn as it really is. It is needed when you move floors, add desks or hang screens, and the drawing does not match what is above the ceiling tiles.',
      'First we walk round with your plans: we trace what exists, mark what can stay and count what is missing. Then we agree the routes with the building manager, so that fire stops and working hours are respected. We pull, terminate and label the cable, dress the cabinets and test every link from end to end. A link that fails is done again before we call the job finished.',
      'The handover folder holds a test result for every cable, floor plans marked with socket numbers, a cabinet layout and the label scheme. Your next contractor, or your own technician, can open a ceiling and know what is there.',
      'We can put switches and access points in place while we are there. Setting them up is network work and is bought as such.',
      'Network Installations and Maintenance, in our network practice, starts where the cable ends: it mounts and configures the switches and then maintains them. Choose cabling when the passive part is missing, whether it will carry network traffic, picture or sound.',
    ],
  },
  preventativeMaintenance: {
    h1: 'Preventative maintenance for AV rooms',
    shorttitle: serviceLines.preventativeMaintenance,
    description:
      'Planned visits to your meeting rooms: cleaning, checks, approved firmware and test calls, with a report for each room that says what will need money next.',
    facts: facts.preventativeMaintenance,
    paragraphs: [
      'Planned visits find the weak part before your meeting does. A full filter, a crackle nobody reported, a spare cable never replaced: without checks, such faults show up during an important call.',
      'Together we set a calendar: which rooms, how often, and when they are free. At each visit a technician cleans, tightens, installs the firmware you have approved, tries every input and output, runs a test call and adjusts picture and sound. Small faults are fixed on the spot. Larger ones are photographed, ranked and reported with a proposal.',
      'After every round you receive a report by room: what was checked, what was repaired, what will need money and roughly when. Over time these reports become the history of your rooms, and the evidence for next year’s budget.',
      'Parts are quoted before they are fitted. Firmware waits for your word, because a new version can break the platform you rely on.',
      'AV Managed Services 24/7 goes further. It watches rooms from a distance, day and night, and answers your users. Planned maintenance sends a technician on an agreed day and watches nothing in between. For rooms that are seldom used, that may be enough.',
    ],
  },
  avDispatched: {
    h1: 'AV dispatched services',
    shorttitle: serviceLines.avDispatched,
    description:
      'An audio-visual technician sent to your site for a fault in a display, camera, microphone or control panel, with a job sheet and photographs after each visit.',
    facts: facts.avDispatched,
    paragraphs: [
      'An audio-visual technician comes to your site, finds the cause and fixes it, without a contract for every room. You need one when remote support has tried everything and the site is a long drive from anyone who can tell a dead panel from a bad cable.',
      'You open a request with the site, the fault and a photograph if you have one. Our dispatcher confirms who is coming, when, and with which parts and tools. The technician reports to your contact on arrival, finds the cause, repairs or swaps the part and tests it while someone from your side looks on. If the job is bigger than described, we call you before going on.',
      'Each visit closes with a job sheet: times of arrival and departure, cause, work done, serial numbers in and out, pictures before and after. You sign it on site or by email. If your ticket system accepts email, a copy goes there too.',
      'We send a part back to its maker for you if you ask. How soon we come is agreed in the contract, place by place.',
      'Our network practice has dispatched services as well, booked in the same way. The difference is the engineer who comes. For a display, a camera, a microphone or a control panel, choose AV. For a switch, a router or an access point, choose Network Dispatched Services. If you cannot tell which is at fault, describe the symptom, and the dispatcher decides with you.',
    ],
  },
} satisfies PageTextsModule<'audioVisual'>['pageTexts'];
