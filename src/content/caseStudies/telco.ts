import type { CaseStudy } from './caseStudy.ts';

/** The specification gives the three figures. The bars show them in proportion. */
export const telco: CaseStudy = {
  customer: 'A global maker of telecom equipment',
  services: ['networkOperation', 'networkOperationsCenter', 'applicationMonitoring'],
  results: [
    {
      value: '−80%',
      title: 'Mean time to notify',
      text: 'From the first alarm to the call to the right person, over all incidents of the year before and the year after.',
      chart: {
        bars: [
          { label: 'The year before', share: 1, isResult: false },
          { label: 'After: a fifth', share: 0.2, isResult: true },
        ],
        alt: 'Mean time to notify, before and after: the bar for after is 80% shorter.',
      },
    },
    {
      value: '−75%',
      title: 'Mean time to restore',
      text: 'From the first alarm until service is back, over the same incidents.',
      chart: {
        bars: [
          { label: 'The year before', share: 1, isResult: false },
          { label: 'After: a quarter', share: 0.25, isResult: true },
        ],
        alt: 'Mean time to restore, before and after: the bar for after is 75% shorter.',
      },
    },
    {
      value: '99%',
      title: 'Change success',
      text: 'Planned changes that worked and were not rolled back, in the year after.',
      chart: {
        bars: [
          { label: 'All changes', share: 1, isResult: false },
          { label: 'Worked: 99%', share: 0.99, isResult: true },
        ],
        alt: 'Of all planned changes, 99% work: the two bars are almost equally long.',
      },
    },
  ],
  diagram: {
    title: 'From alarm to handover',
    intro: 'Every fault now follows the same steps, whichever tool saw it first.',
    picture: 'telco',
    alt: 'The alarms of several tools are gathered in one place, grouped by cause into one incident, acted on by the runbook, and handed in writing from shift to shift.',
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
