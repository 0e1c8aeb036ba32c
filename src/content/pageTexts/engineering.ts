import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/engineering.ts';
import type { PageTextsModule } from '../pageTexts.ts';
import { joinNames } from '../officeNames.ts';
import { site } from '../site.ts';

export const pageTexts = {
  engineering: {
    h1: 'Engineering and IT services',
    description:
      'Software, cloud, data and security work for IT teams with more projects than hands. Code, accounts and documents stay in your name.',
    shorttitle: 'Project work in software, cloud, data and security, handed over in full',
    paragraphs: [
      'Your projects in software, cloud, data and security get done, and everything we build belongs to you. Daily work fills your team’s week, and projects wait: the old booking system, the hosting contract that is ending, an auditor’s list of questions.',
      `Our engineers in ${joinNames([site.leads.engineering, site.leads.applications])} take a project from the first conversation to the handover, and you talk to them directly. Code, accounts and documents carry your name from the first day. If we part halfway, you already own everything.`,
      'You can buy a single project, or begin with a design, go on to the build and leave the maintenance to us. If your work fits more than one of these services, describe it as it is, and we name the first step.',
    ],
  },

  applicationDevelopment: {
    h1: 'Application development',
    description:
      'Custom web and mobile applications, built in short steps you can try out, tested, documented and supported by the people who wrote them.',
    shorttitle: serviceLines.applicationDevelopment,
    facts: facts.applicationDevelopment,
    paragraphs: [
      'You get software that fits the way your people work, built in short steps that you can try out. It is the way on when a spreadsheet has become the system your orders depend on, or people copy data by hand from screen to screen.',
      'We begin by sitting with the people who do the job and writing down what happens, exceptions included. From that comes a list of features in order of their use to you, with an estimate for each. We build the top of the list, show it running, and let your comments change what comes next. Every change is tested and read by a second engineer. After go-live comes application support: the same people answer your questions and fix what turns up.',
      'The source code is in your repository, with its tests and the history of every change. With it come a guide for users, a guide for operators and notes on the decisions that shaped it. Another supplier could take over with them.',
      'Accounts are opened in your name, and you pay their bills directly. We price a feature once it has been described. Moving old records is quoted separately.',
      'If you already have an application and want it kept in good order, choose Maintenance and Support: it maintains code that others wrote. Here we write something new, or rebuild what is past repair.',
    ],
  },

  devOps: {
    h1: 'DevOps: from finished code to a safe release',
    description:
      'Build pipelines, automatic tests, repeatable environments and rollbacks, set up in your own accounts so that your team can release by daylight.',
    shorttitle: serviceLines.devOps,
    facts: facts.devOps,
    paragraphs: [
      'Finished features reach your customers in small releases that can be undone. Releases need not happen at night, and a feature need not wait weeks behind a manual checklist and a shared server.',
      'First we follow one change all the way from a developer’s desk to production and note every wait and every manual step. Next, the build and the tests move into a pipeline that runs on its own. Environments are then described in files, so that test and production stay the same. Releases become small, each with a tested way back. All this happens with one application before we touch the others.',
      'You keep a working pipeline, the files that rebuild each environment, and a runbook for release and rollback. Your developers have used them for real while we only watched. A simple board shows how often you release and how often you roll back.',
      'Cloud charges and licences stay on your bill, where you can see them. Watching the application at any hour is a managed service that can be added.',
      'Cloud Infrastructure prepares what an application runs on: networks, accounts, storage, machines. DevOps covers how the application gets there. If releases are slow, start with DevOps. If the platform itself is unreliable or too expensive, start with Cloud Infrastructure.',
    ],
  },

  cloudInfrastructure: {
    h1: 'Cloud infrastructure',
    description:
      'Cloud accounts, networks, access and backups laid out before anything moves, then workloads moved in rehearsed groups. You own every account.',
    shorttitle: serviceLines.cloudInfrastructure,
    facts: facts.cloudInfrastructure,
    paragraphs: [
      'You get cloud accounts, networks and servers in your own name, and a bill that you can read by team. The usual occasion is a server room whose lease ends, or a cloud invoice that grows while no one can say who spends what.',
      'We list what runs today, what it depends on and who would miss it. Some of it can move as it is, some is better rebuilt, and some can simply be switched off. Accounts, networks, access rights and backups are in place before the first workload arrives. Workloads then move in groups, the least risky first, and each move is rehearsed.',
      'You receive a running environment, written down as code. Every resource carries the name of its owner, so the bill divides by team. A backup has been restored as a trial and the result recorded. Drawings show what talks to what.',
      'The provider’s contract and invoice are yours, and we add nothing to them.',
      'Choose Architecture Design and Setup if you do not yet know what should run, or where. It settles the plan and a first environment for one system. Cloud infrastructure work builds everything the plan calls for, and moves you in.',
    ],
  },

  dataManagement: {
    h1: 'Data management and migration',
    description:
      'We profile, clean and move your records to a new system, rehearse on copies, and reconcile every count before and after the move.',
    shorttitle: serviceLines.dataManagement,
    facts: facts.dataManagement,
    paragraphs: [
      'Your records arrive in the new system cleaned and complete, and the counts agree on both sides. Moved as they are, they bring their errors along: one customer under several spellings, dates in the wrong field, a column no one can explain.',
      'We profile the source and show you what is really in it. With the people who own the data we agree what each field means, what is kept and what is left behind. These rules become scripts. The scripts run on a copy, as often as it takes, until counts and samples agree on both sides. Only then is the move booked, with a point up to which it can be called off.',
      'After the move you have the data in its new home and a reconciliation report: what went in, what came out, what was rejected and why. You also get the field catalogue, the scripts and an archive of the source as it was. Written rules, each with a named owner, keep duplicates from coming back.',
      'You and your lawyers decide how long each record must be kept. We apply the decision.',
      'Moving servers is a different job from moving records. A database that moves unchanged goes along with the rest under Cloud Infrastructure. Choose this service if its structure, its meaning or its quality has to change.',
    ],
  },

  cyberSecurity: {
    h1: 'Cyber security',
    description:
      'A ranked list of weak spots in systems, accounts and backups, the worst of them closed with your team, and an incident plan that has been rehearsed.',
    shorttitle: serviceLines.cyberSecurity,
    facts: facts.cyberSecurity,
    paragraphs: [
      'You get a ranked list of weak spots, the worst of them closed, and a rehearsed plan for an incident. You can then answer the customer who asks how you would restore your files after ransomware, and what happens when a colleague types a password into a phishing page.',
      'Cybersecurity starts with an inventory: systems, accounts, who can reach what, which VPN access still works, and what is open to the internet. We scan, read settings and talk to the people who run each part. Findings are ranked by the harm they could do and the effort of fixing them. With your administrators we close the worst: forgotten accounts, missing updates, weak sign-in, backups within an attacker’s reach. At the end we rehearse an incident with those who would have to handle it.',
      'You end with a register of findings, each one fixed, planned or knowingly accepted by a named person. With it come an incident plan short enough to read in a hurry, the notes of the rehearsal, and proof that a backup was restored.',
      'A penetration test should come from an independent firm. We help you prepare for it.',
      'Network Audit looks at the network alone and in more depth: cabling, switches, configurations and capacity, with security as one chapter. This service covers security as a whole, including accounts, applications, backups and working habits.',
    ],
  },

  architectureDesign: {
    h1: 'Architecture design and setup',
    description:
      'Options for a new system compared on paper, each decision recorded with its reason, and the chosen design proved in a first working environment.',
    shorttitle: serviceLines.architectureDesign,
    facts: facts.architectureDesign,
    paragraphs: [
      'You get a design compared on paper and proved in a first working environment, before you sign for years. It replaces the meetings in which each supplier recommends what it sells.',
      'We collect what the system must do, who will use it, what it has to connect to and what must never happen. Several designs are compared against that list, with their weaknesses named. You choose, and we record why. To test the choice we set up the first environment and take one real transaction through it from end to end. What that teaches us goes back into the drawings.',
      'You receive drawings your engineers can build from, a short paper for each decision, an estimate of running costs and an environment that works. A list of risks says what to watch as the system grows. With these you can ask several suppliers for comparable quotations, us among them.',
      'Building the rest is a separate project. Where a product has already been chosen, we review the design behind it.',
      'The usual next step is Application Development. This service ends when the design has been proved on one working part. Application Development begins with the first feature for your users.',
    ],
  },

  maintenanceSupport: {
    h1: 'Maintenance and support for software',
    description:
      'Fault repair, security updates and small improvements for applications you depend on and no longer have the authors of, with a monthly report.',
    shorttitle: serviceLines.maintenanceSupport,
    facts: facts.maintenanceSupport,
    paragraphs: [
      'Software that you depend on is fixed, updated and improved after its authors have gone. When a browser update breaks a form and nobody on your staff dares to open the code, our engineers do.',
      'Our engineers first read the code, build it on a clean machine, and write down whatever was missing. We add tests around the parts that matter most. After that come the regular tasks: faults by priority, security updates as they appear, small improvements as you choose. How fast we react to each priority is agreed in the contract.',
      'Every month you see which faults came in, what was changed and what we advise next. The code and its documents stay current in your repository. If you end the contract, the next team takes over something that builds, runs and is documented.',
      'A large feature is a project and gets an estimate first. A fault in someone else’s product we report to its maker, follow up and work around where we can.',
      'Application Monitoring 24/7 notices at any hour that something is slow or down, and calls the person you have named. It changes no code. Maintenance and Support does, and you can name its engineers as the people to call during their working day.',
    ],
  },
} satisfies PageTextsModule<'engineering'>['pageTexts'];
