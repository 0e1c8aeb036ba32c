/** Words inside the drawings of 'How we work' and 'Security and data'; a label is as short as a phone is narrow. */
export const evidenceLabels = {
  start: {
    talk: ['Talk', 'a few days'],
    survey: ['Survey', 'one to three weeks'],
    plan: ['Handover plan', 'a runbook'],
    live: ['Go-live', 'together'],
    review: 'Review',
    weeks: 'weeks',
    later: 'thirty days',
  },
  access: {
    people: 'Our people, each by name',
    account: 'account',
    gone: 'has left',
    factor: 'Second factor',
    systems: 'Your systems',
    place: 'data: where the contract says',
    within: ['In reach', 'what the work needs'],
    rest: ['The rest', 'out of reach'],
  },
} as const;
