import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/staffing.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  staffAugmentation: {
    h1: 'Staffing augmentation',
    shorttitle: 'IT people to hire, to borrow or to have at your site',
    description:
      'Staffing augmentation for IT teams: permanent hires, extra hands for a busy season, technicians at your site, and specialists for a defined result.',
    paragraphs: [
      'You get people who can do the work, tested by engineers of the same field. Recruiters send resumes that match on keywords, and meanwhile the post stays empty or the project has nobody to do it.',
      'We choose people the way we choose our own: engineers interview engineers, with tasks taken from real work. You get a short list with a reason for each name, meet the candidates and decide. Depending on the service, the person joins your payroll or stays on ours. You know before you sign what happens if it does not work out.',
      'Staff augmentation can mean four different things. To choose, decide who should employ the person and who should direct the work. The table below shows which service fits.',
    ],
  },
  directHire: {
    h1: 'Direct hire placement services',
    shorttitle: serviceLines.directHire,
    description:
      'Direct hire placement for permanent IT posts: we search, engineers set a practical exercise, and you choose from candidates with a frank written assessment.',
    facts: facts.directHire,
    paragraphs: [
      'You hire a permanent colleague whose work an engineer of the same field has tested. Your advertisement may have brought a pile of applications, but not the time to find out who can really do the job.',
      'It begins with a conversation about the work: what this person should have achieved after a year, whom they report to, what you can pay. We advertise under your name or ours, search, and speak with everyone who looks plausible. An engineer who does such work sets a practical exercise and talks it through with each of them. You meet those who remain. When you have decided, we help to put the offer into words.',
      'For each candidate you receive a written assessment, weak points included, with the exercise and how it was solved, references taken with consent, and the salary they expect. Once someone signs, you get their complete file, and we tell the other candidates.',
      'The fee, when it falls due and what follows if the person soon leaves again are set out in the agreement.',
      'If you do not know yet whether the post will last, look at Supplemental Staffing: we employ the person, who leaves when your need is over. Someone placed as a direct hire is your employee from the first day.',
    ],
  },
  supplementalStaffing: {
    h1: 'Supplemental staffing',
    shorttitle: serviceLines.supplementalStaffing,
    description:
      'Supplemental staffing: IT people on our payroll who work to your instructions during a rollout, a migration or a leave, and hand over in writing.',
    facts: facts.supplementalStaffing,
    paragraphs: [
      'You get extra people for as long as a gap lasts, on our payroll and under your direction. A rollout, a migration and a colleague’s parental leave may fall into the same months, and a permanent post would be hard to justify afterwards.',
      'This is staff augmentation in its plainest form. You name the skills, the hours, the place or time zone, and the dates. We propose people whom we have tested ourselves, and you interview and choose. Before the start we settle accounts, equipment and your security rules, so that nobody spends the first morning waiting for a password. From then on you assign the work. We manage pay, leave and replacement, and keep in touch with both sides.',
      'You have a named person in your daily meeting, a single invoice with timesheets you approved, and a regular review with us. Towards the end that person writes a handover: open tasks, where things are, what should come next. It stays with your team.',
      'You direct the work and answer for the result. Extra duties are possible if they are agreed beforehand.',
      'Professional Resources is for a question that you hand over: we are then responsible for the result. With supplemental staffing you borrow capacity and stay in charge. If you could write the person’s task list for next week yourself, capacity is all you need.',
    ],
  },
  onsiteEmbedded: {
    h1: 'On-site embedded support',
    shorttitle: serviceLines.onsiteEmbedded,
    description:
      'On-site embedded support: a technician of ours based at your site, supervised and covered by us, who takes your tickets and knows your building and people.',
    facts: facts.onsiteEmbedded,
    paragraphs: [
      'You get a technician of ours at your site every day, whom we supervise and replace during leave. It suits a site where something needs attention every day and headquarters is too far away for anyone to come over.',
      'We first count the work: tickets, devices, rooms, hours. On that basis we propose who should be there and when, introduce the technician to you and agree the duties in writing. There is an overlap in which your colleagues show how things are done. After it the technician takes tickets from your queue, receives deliveries, equips new starters, checks meeting rooms and is the hands of your remote teams. We supervise and train, and we send cover for holidays and illness.',
      'You keep a site book: contacts, cabinets, spares and anything unusual about the building. Reports tell you what was done and which faults keep coming back. At regular meetings you can change the duties.',
      'Moves, rollouts and cabling are planned and quoted separately.',
      'Supplemental Staffing also puts a person of ours among yours, but you manage that person, and the engagement ends with the gap it fills. Embedded support is a lasting service that we manage, and we send cover when its usual technician is away.',
    ],
  },
  professionalResources: {
    h1: 'Professional resources',
    shorttitle: serviceLines.professionalResources,
    description:
      'Professional resources for IT projects: an architect, project manager or specialist with a statement of work in stages, and papers that belong to you.',
    facts: facts.professionalResources,
    paragraphs: [
      'A specialist delivers a result that you have named, in stages, and you may stop after any of them. A good team that has never moved out of a data centre needs someone who has, for this project only.',
      'The first meeting is about the result: what must exist at the end, by when, and who accepts it. We suggest a specialist with that experience and a short statement of work, divided into stages. The specialist studies the present state, settles the plan with your people, does or guides the work and reports as each stage closes. A senior colleague reviews the papers before you see them. You may stop after any stage and keep what has been produced.',
      'That can be a design, a migration plan, a working configuration, a tested procedure or a trained team, and the statement of work says which. Drafts, decisions and the reasons behind them come with it. All of it belongs to you.',
      'If the goal changes halfway, we rewrite the statement of work with you before going on.',
      'When you need the knowledge for good, Direct Hire Placement Services finds an expert for your payroll. A professional resource brings it for the length of a task and passes it on before leaving.',
    ],
  },
} satisfies PageTextsModule<'staffing'>['pageTexts'];
