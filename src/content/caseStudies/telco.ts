import type { CaseStudy } from './caseStudy.ts';

/** The specification gives the three figures. The bars show them in proportion. */
export const telco: CaseStudy = {
  customer: 'A global maker of telecom equipment',
  services: ['networkOperation', 'networkOperationsCenter', 'applicationMonitoring'],
  results: [
    {
      value: '−80%',
      title: 'Mean time to notify',
      text: 'From the fault to the call that tells the right person.',
      chart: {
        bars: [
          { label: 'Before: 100%', share: 1, isResult: false },
          { label: 'After: 20%', share: 0.2, isResult: true },
        ],
        alt: 'Mean time to notify, before and after: the bar for after is 80% shorter.',
      },
    },
    {
      value: '−75%',
      title: 'Mean time to restore',
      text: 'From the fault to the moment at which service is back.',
      chart: {
        bars: [
          { label: 'Before: 100%', share: 1, isResult: false },
          { label: 'After: 25%', share: 0.25, isResult: true },
        ],
        alt: 'Mean time to restore, before and after: the bar for after is 75% shorter.',
      },
    },
    {
      value: '99%',
      title: 'Change success',
      text: 'Planned changes that work and need no rolling back.',
      chart: {
        bars: [
          { label: 'All: 100%', share: 1, isResult: false },
          { label: 'Work: 99%', share: 0.99, isResult: true },
        ],
        alt: 'Of all planned changes, 99% work: the two bars are almost equally long.',
      },
    },
  ],
  diagram: {
    title: 'From alarm to handover',
    intro: 'Every fault now follows the same steps, whichever tool saw it first.',
    picture: 'telco',
    alt: 'The alarms of several tools are gathered in one place, grouped by cause into one incident, acted on by the runbook, and handed in writing from Hyderabad to London to Austin.',
    steps: [
      {
        title: 'Gather',
        text: 'Alarms from all tools arrive in one place, tied to equipment, site and service.',
      },
      {
        title: 'Group',
        text: 'What has a single cause becomes a single incident with an owner and a severity.',
      },
      { title: 'Act', text: 'The runbook names whom to tell, what to try and where to stop.' },
      { title: 'Hand over', text: 'A written note goes to the next shift, which reads it back.' },
    ],
  },
};
