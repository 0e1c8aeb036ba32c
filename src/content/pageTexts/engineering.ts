import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/engineering.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  engineering: {
    h1: 'Engineering and IT services',
    description:
      'Software, cloud, data and security work for IT teams with more projects than hands. Code, accounts and documents stay in your name.',
    shorttitle: 'Project work in software, cloud, data and security, handed over in full',
    paragraphs: [
      'Day-to-day work takes all the time, and the projects wait. The old booking system needs replacing, the hosting contract is coming to an end, and a customer’s auditor has sent a list of questions. Your team could do all of this well if it had the time.',
      'Our engineers take such a piece of work from the first conversation to the handover. You talk directly to the people who do it, in Austin or in Hyderabad. Code, accounts and documents carry your name from the first day. If we part halfway, you already own everything.',
      'Some customers order a single project. Others begin with a design, go on to the build and leave the upkeep to us. If your work fits more than one of these services, describe it as it is and we will sort it out together.',
    ],
  },

  applicationDevelopment: {
    h1: 'Application development',
    description:
      'Custom web and mobile applications, built in short steps you can try out, tested, documented and supported by the people who wrote them.',
    shorttitle: serviceLines.applicationDevelopment,
    facts: facts.applicationDevelopment,
    paragraphs: [
      'A spreadsheet has grown into the system your orders depend on. The one colleague who understands its macros is on leave this morning. Or the package you bought does most of the job, and people copy the rest by hand from screen to screen. Either way, people work around the tool.',
      'We begin by sitting with the people who do the job and writing down what happens, exceptions included. From that comes a list of features in order of their use to you, with an estimate for each. We build the top of the list, show it running, and let your comments change what comes next. Every change is tested and read by a second engineer. After go-live comes application support: the same people answer your questions and correct what turns up.',
      'The source code sits in your repository, with its tests and the history of every change. With it come a guide for users, a guide for operators and notes on the decisions that shaped it. They are complete enough for another supplier to take over.',
      'Accounts are opened in your name, and you pay their bills directly. A feature is priced once it has been described. Moving old records is quoted separately.',
      'Do you already have an application, and only want it kept in good order? That is Maintenance and Support. There we look after code that others wrote. Here we write something new, or rebuild what is past repair.',
    ],
  },

  devOps: {
    h1: 'DevOps: from finished code to a safe release',
    description:
      'Build pipelines, automatic tests, repeatable environments and rollbacks, set up in your own accounts so that your team can release by daylight.',
    shorttitle: serviceLines.devOps,
    facts: facts.devOps,
    paragraphs: [
      'Your developers finish a feature early in the month, and customers see it weeks later. In between lie a manual checklist, a shared server and a release night nobody volunteers for. After the last one went wrong, someone asked whether there was a better way. There is.',
      'First we follow one change all the way from a developer’s desk to production and note every wait and every manual step. Next, the build and the tests move into a pipeline that runs on its own. Environments are then described in files, so that test and production stop drifting apart. Releases become small, each with a tested way back. All this happens with one application before we touch the others.',
      'You keep a working pipeline, the files that rebuild each environment, and a runbook for release and rollback. Your developers have used them for real while we only watched. A simple board shows how often you release and how often a release has to be taken back.',
      'Charges and licences stay on your bill, where you can see them. For the nights there is a managed service that can be added.',
      'Cloud Infrastructure prepares the ground under an application: networks, accounts, storage, machines. DevOps covers how the application gets there. If releases are slow, start with DevOps. If the platform itself is unreliable or too expensive, start with Cloud Infrastructure.',
    ],
  },

  cloudInfrastructure: {
    h1: 'Cloud infrastructure',
    description:
      'Cloud accounts, networks, access and backups laid out before anything moves, then workloads moved in rehearsed groups. You own every account.',
    shorttitle: serviceLines.cloudInfrastructure,
    facts: facts.cloudInfrastructure,
    paragraphs: [
      'The lease on your server room is ending, or the hardware in it is reaching the end of its life. Perhaps you are in the cloud already, and the invoice grows while no one can say which team spends what. Finance wants an answer before the next budget.',
      'We list what runs today, what it depends on and who would miss it. Some of it can move as it is, some is better rebuilt, and some can simply be switched off. Accounts, networks, access rights and backups are in place before the first workload arrives. Workloads then move in groups, the least risky first, and each move is rehearsed.',
      'What you receive is a running environment, written down as code. Every resource carries the name of its owner, so the bill divides by team. A backup has been restored as a trial and the result recorded. Drawings show what talks to what.',
      'The provider’s contract and invoice are yours, and we add nothing to them.',
      'Look at Architecture Design and Setup if you do not yet know what should run, or where. It settles the plan and a first environment for one system. Cloud infrastructure work builds everything the plan calls for, and moves you in.',
    ],
  },

  dataManagement: {
    h1: 'Data management and migration',
    description:
      'We profile, clean and move your records to a new system, rehearse on copies, and reconcile every count before and after the move.',
    shorttitle: serviceLines.dataManagement,
    facts: facts.dataManagement,
    paragraphs: [
      'The new system is bought and its go-live date is fixed. Now someone has opened the old database and found the same customer under several spellings, dates in the wrong field and a column no one can explain. Moving the data as it is would move the errors as well.',
      'We profile the source and show you what is really in it. With the people who own the data we agree what each field means, what is kept and what is left behind. These rules become scripts. The scripts run on a copy, as often as it takes, until counts and samples agree on both sides. Only then is the evening of the move booked, with a point up to which it can be called off.',
      'After that evening you have the data in its new home and a reconciliation report: what went in, what came out, what was rejected and why. You also get the field catalogue, the scripts and an archive of the source as it was. Written rules, each with a named owner, keep duplicates from creeping back.',
      'You and your lawyers decide how long each record must be kept, and we carry out the decision.',
      'Moving servers is a different job from moving records. A database that moves unchanged can go along with the rest under Cloud Infrastructure. If its structure, its meaning or its quality has to change, this is the right service.',
    ],
  },

  cyberSecurity: {
    h1: 'Cyber security',
    description:
      'A ranked list of weak spots in systems, accounts and backups, the worst of them closed with your team, and an incident plan that has been rehearsed.',
    shorttitle: serviceLines.cyberSecurity,
    facts: facts.cyberSecurity,
    paragraphs: [
      'A customer’s questionnaire asks how you would restore your files after ransomware, and the honest answer is that nobody has tried. Or a colleague has typed their password into a phishing page. Nothing came of it this time, but that was luck.',
      'Cybersecurity starts with an inventory: systems, accounts, who can reach what, which VPN access still works, and what is open to the internet. We scan, read settings and question those who look after each part. Findings are ranked by the harm they could do and the effort of fixing them. With your administrators we close the worst: forgotten accounts, missing updates, weak sign-in, backups within an attacker’s reach. At the end we rehearse an incident with those who would have to handle it.',
      'You end with a register of findings, each one fixed, planned or knowingly accepted by a named person. With it come an incident plan short enough to be read in a hurry, the notes of the rehearsal, and proof that a backup was restored. Together they answer the next questionnaire.',
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
      'Your project has a budget and a deadline, and the meeting about technology has gone round in circles again. Each supplier recommends what it sells. Before you sign for years, you want someone to set out the choices and say what each would cost to run.',
      'We collect what the system must do, who will use it, what it has to connect to and what must never happen. Several designs are held against that list, with their weaknesses named. You choose, and we record why. To test the choice we set up the first environment and take one real transaction through it from end to end. What that teaches us goes back into the drawings.',
      'The result is a set of drawings your engineers can build from, a short paper for each decision, an estimate of running costs and an environment that works. A list of risks says what to watch as the system grows. With these you can ask several suppliers for comparable quotations, us among them.',
      'Building the rest is a separate order. Where a product has already been chosen, we are glad to review the design behind it.',
      'The usual next step is Application Development. This service ends when the design has been proved on one working part. Application Development begins with the first feature for your users.',
    ],
  },

  maintenanceSupport: {
    h1: 'Maintenance and support for applications',
    description:
      'Fault repair, security updates and small improvements for applications you depend on and no longer have the authors of, with a monthly report.',
    shorttitle: serviceLines.maintenanceSupport,
    facts: facts.maintenanceSupport,
    paragraphs: [
      'The application is still useful, but the people who wrote it have gone. This morning a browser update broke a form, and nobody on your staff dares to open the code. A component it relies on is no longer supported by its maker.',
      'We take over with care. Our engineers read the code, build it on a clean machine, and write down whatever was missing. We add tests around the parts that matter most. After that come the regular tasks: faults by priority, security updates as they appear, small improvements as you choose. How fast we react to each priority is agreed in the contract.',
      'Month by month you see which faults came in, what was changed and what we advise next. The code and its documents stay current in your repository. If you end the contract, the next team takes over something that builds, runs and is documented.',
      'A large feature is a project and gets an estimate first. A fault in someone else’s product we report to its maker, follow up and work round where we can.',
      'Application Monitoring 24/7 notices at any hour that something is slow or down, and calls the person you have named. It changes no code. Maintenance and Support does, and the person it calls can be one of ours.',
    ],
  },
} satisfies PageTextsModule<'engineering'>['pageTexts'];
