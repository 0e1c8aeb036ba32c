import { asSpelled } from './asSpelled.ts';

const opening = { job_title: 'J', company_name: 'C', location: 'L', description: 'D', requirements: [] };

describe('what people write for', () => {
  it.each([
    ['Full time', 'full-time'],
    ['FULL-TIME', 'full-time'],
    ['parttime', 'part-time'],
    ['full', 'full'],
  ])('an employment type: %s', (employment_type, stored) => {
    expect(asSpelled({ ...opening, employment_type })).toEqual({ ...opening, employment_type: stored });
  });

  it.each([
    ['Hybrid', 'hybrid'],
    ['On-site', 'on site'],
    ['onsite', 'on site'],
    ['home', 'home'],
  ])('a workplace: %s', (workplace, stored) => {
    expect(asSpelled({ ...opening, workplace })).toEqual({ ...opening, workplace: stored });
  });

  it.each([
    ...['2027-03-31', '31/03/2027', '31.3.2027', '31-03-2027', '31 March 2027', '31st Mar 2027'],
    ...['31-Mar-2027', 'March 31, 2027', 'Wednesday, 31 march 2027', '2027/3/31'],
  ])('a closing date: %s', (closing_date) => {
    expect(asSpelled({ ...opening, closing_date })).toEqual({ ...opening, closing_date: '2027-03-31' });
  });

  it.each(['03/31/2027', '31/02/2027', '31/03/27', '31 Marz 2027', 'March 2027', 'tomorrow'])(
    'no day: %s',
    (closing_date) => {
      expect(asSpelled({ ...opening, closing_date })).toEqual({ ...opening, closing_date });
    },
  );

  it('a date with its day first', () => {
    expect(asSpelled({ ...opening, closing_date: '04/03/2027' }).closing_date).toBe('2027-03-04');
  });
});
