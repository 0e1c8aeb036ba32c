/** Words inside the drawings of the solutions' pages; a label is as short as a phone is narrow. */
export const solutionLabels = {
  rooms: { shared: 'one way to start a meeting', types: ['Small', 'Medium', 'Large'] },
  sightLines: { daylight: 'daylight', wall: 'wall', farthest: 'farthest seat', distance: 'viewing distance' },
  cableRoute: { rack: 'rack', table: 'table', screen: 'screen', rule: 'drawn before a wall closes' },
  stairs: [
    ['Survey', 'sites, links, traffic'],
    ['Design', 'drawings and reasons'],
    ['Pilot', 'a tested way back'],
    ['Rollout', 'diagrams, backups, results'],
    ['Operation', 'your team or ours'],
  ],
  longWay: {
    from: 'Branch',
    to: 'Branch',
    centre: 'Centre',
    before: 'the long way round',
    after: 'measured, moved',
  },
  rollout: { pilot: 'Pilot', sheet: 'Run sheet', sites: 'sites, in turn', back: 'tested way back' },
} as const;
