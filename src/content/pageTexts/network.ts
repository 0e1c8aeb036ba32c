import { serviceLines } from '../serviceLines.ts';
import * as facts from '../services/network.ts';
import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';

export const pageTexts = {
  networkInfrastructure: {
    h1: 'Network infrastructure services',
    shorttitle: 'Review, configuration and engineers on site, wherever your network ends',
    description:
      'Network infrastructure services: audits, SD-WAN, site openings and closures, installation, maintenance, and field engineers sent for a single task.',
    paragraphs: [
      'Your network is documented, configured and maintained at every site, by engineers who plan and engineers who travel. Without them, the diagram turns out to be old when a link drops, and the nearest engineer is a flight away.',
      `The practice is led from ${site.leads.networks}. Its network engineers plan, configure and review. Field engineers, sent from our offices and delivery locations, do the work that has to be done on site.`,
      'Each job has a written scope, a named contact and a record that you keep, so the next job can build on it. If you are unsure what you have, begin with an audit. To have a network watched day and night, see our managed services.',
    ],
  },
  networkAudit: {
    h1: 'Network audit',
    shorttitle: serviceLines.networkAudit,
    description:
      'A network audit that changes nothing and tells you everything we saw: inventory, current diagrams and findings ranked by risk, each with evidence and a remedy.',
    facts: facts.networkAudit,
    paragraphs: [
      'You learn what is really on your network and what would break first. People ask for it before a merger, an insurer’s questions or next year’s budget, when nobody dares to send the old diagram.',
      'We agree the sites, the read-only access and the quiet hours with you. Then we collect configurations, inventories, firmware versions, licences, link loads and, where it matters, wireless coverage. An engineer visits the places that tools cannot see, opens the cabinets and takes photographs. We compare all this with your documents. Your team hears the findings before the report is final.',
      'The report has an inventory, diagrams of the network as it is, and findings ranked by risk, each with its evidence and a remedy. A summary in plain words comes first, for the person who signs the budget. You also get the raw data in open formats.',
      'An audit changes nothing. Any remedy we recommend is bought separately.',
      'Network Installations and Maintenance often follows an audit: that service fits and maintains equipment. An audit ends in a report that favours no manufacturer, and another firm can do the work from it.',
    ],
  },
  sdWan: {
    h1: 'SD-WAN configuration',
    shorttitle: serviceLines.sdWan,
    description:
      'SD-WAN configuration that starts from your applications: policies in plain words, a pilot site, a rollout in waves and a way back at every step.',
    facts: facts.sdWan,
    paragraphs: [
      'Your branches use every line they have, by rules that you can read. Calls no longer stutter when someone runs a backup, and the broadband beside the VPN tunnel or the costly private line is no longer idle.',
      'We start from your applications. Together we list what must never stutter, what may wait and what has to stay on which path. The policies are written in words first and then as configuration. We build them in a test group, move a pilot site, watch it through ordinary working days and correct what we see. The other sites follow in waves, with a way back at each step.',
      'You keep the policy document, which says why each rule exists, with the templates and the exported configuration. There is a diagram of paths for every site and a record of the tests, which include pulling out the main link on purpose. A runbook explains how to add a branch. The administrator accounts are in your name throughout.',
      'We specify which lines you need and test what arrives. Licences and devices you buy yourself, or we quote for them separately.',
      'Managed Network Infrastructure takes on the daily running afterwards, changes included, for as long as you want. We are finished when your team can change a policy without us.',
    ],
  },
  networkDispatched: {
    h1: 'Network dispatched services',
    shorttitle: serviceLines.networkDispatched,
    description:
      'A network engineer sent to your site to rack, patch, swap or trace under your team’s guidance, with port lists, serial numbers and pictures afterwards.',
    facts: facts.networkDispatched,
    paragraphs: [
      'A network engineer comes to your site and works as your team’s hands. You need one for the device that has stopped answering, when the branch manager cannot tell which cable is the uplink and your own people would have to fly.',
      'Send us the task as a ticket: address, contact, what to do and who guides it. We find an engineer who knows the equipment, arrange access and confirm the time. On site the engineer joins your call or works from your instructions: mount, patch, swap, trace, connect to the console. No change goes beyond the method you approved. The engineer stays until your team confirms that the device is back, or agrees what comes next.',
      'When the ticket closes you have a record of the work: the cables moved, by port, the serial numbers of what went in and came out, and any console output. Photographs show the cabinet open and shut. Faulty parts are packed for return and left where your instructions say.',
      'How soon we can be on site depends on the place, so the contract names a time for every address on your list.',
      'Do you need the same engineer at the same site week after week? On-site Embedded Support gives you that person. Dispatched work is one task with a price of its own. For a dead display or a meeting-room camera, choose AV Dispatched Services, whose technicians work on just that equipment.',
    ],
  },
  commissioning: {
    h1: 'Commissioning and decommissioning of sites',
    shorttitle: serviceLines.commissioning,
    description:
      'Commissioning and decommissioning of network sites and cabinets: a run sheet to your date, tested equipment going in, wiped and listed equipment coming out.',
    facts: facts.commissioning,
    paragraphs: [
      'Your site opens ready for work on its date, or closes with nothing left behind. Either way the date is fixed, the list of small tasks is long, and one coordinator of ours is in charge of all of them.',
      'We write the run sheet backwards from your date, with an owner for every line. To commission, we check power, cooling and circuits, mount and cable the equipment, load the agreed configuration, test what happens when a link fails and have a user log in. To decommission, we make sure that nothing still depends on a device, take a last backup, switch it off and wait to see whether anyone misses it. Only then do we remove, wipe and pack. If you are moving, the same coordinator manages both ends.',
      'For a site that opens you get an acceptance record, cabinet photographs, addresses and serial numbers. For a site that closes there is a list of every item and where it went, a wiping record for each storage device, the circuits you can now cancel, and pictures of the empty room for the landlord.',
      'We prepare the requests for circuits, and you send them. Recycling and resale go through a licensed company that you choose or approve.',
      'Network Installations and Maintenance adds equipment to a site in use, and we stay to maintain it. Commissioning opens or closes a whole site on a date, and our work is finished on that date.',
    ],
  },
  networkInstallations: {
    h1: 'Network installations and maintenance',
    shorttitle: serviceLines.networkInstallations,
    description:
      'Network installations and maintenance: switches, routers and access points staged, fitted and tested, then maintained in planned visits with written reports.',
    facts: facts.networkInstallations,
    paragraphs: [
      'Switches, routers and access points are fitted and tested, and then maintained on planned visits. Your team knows how to do this work, but it has no free days and no one at every address.',
      'For an installation we check the cabinet, agree the hours with you and prepare the devices with their configuration beforehand. In those hours we mount, patch, power up and test, and the old unit stays at hand until you accept the new one. Maintenance is a plan of visits: clean filters, check fans and batteries, install approved firmware, tidy the patching, replace what its manufacturer has given up. Faults found in passing go into the report.',
      'Your records are brought up to date along with the equipment. You receive new diagrams, a port list, labels that agree with it, a backup of each configuration and a report of each visit. A device near the end of its support appears on a list while there is still time to budget for it.',
      'The support agreement with the manufacturer stays in your name, and we report faults under it when you authorise us.',
      'If alarms have to be answered at any hour, read about Managed Network Infrastructure, where we run the network day by day. With installations and maintenance we come on agreed dates, do the physical work and leave daily operation to you.',
    ],
  },
} satisfies PageTextsModule<'network'>['pageTexts'];
