import { openingTitle } from './pageTitle.ts';

it.each([
  ['Network Engineer', 'Leeds, United Kingdom', 'Network Engineer, Leeds, United Kingdom'],
  [
    'Network Engineer, Field Dispatch',
    'Austin, Texas, United States',
    'Network Engineer, Field Dispatch, Austin',
  ],
  [
    'Analyst',
    'London, United Kingdom; Dublin, Ireland; Berlin, Germany',
    'Analyst, London and 2 more places',
  ],
  ['Service Desk Analyst', 'Remote (Ireland, Germany, Netherlands)', 'Service Desk Analyst, Remote'],
  [
    'Senior Engineer for Networks and Telephony',
    'York, United Kingdom',
    'Senior Engineer for Networks and Telephony, York',
  ],
])('the title of %s in %s has the place', (job_title, location, title) => {
  expect(openingTitle({ job_title, location })).toBe(title);
});
