import { checkOpeningText } from './checkOpeningText.ts';

const good = {
  job_title: 'a'.repeat(200),
  company_name: 'Quillmere',
  location: 'London',
  description: 'd'.repeat(20_000),
  requirements: Array.from({ length: 50 }, () => 'r'.repeat(500)),
};

describe('checkOpeningText', () => {
  it('takes every text at its longest', () => {
    expect(checkOpeningText(good)).toEqual([]);
  });

  it('names the field and the position of each fault', () => {
    const faults = checkOpeningText({ ...good, location: '\ud800', requirements: ['fine', 'two\nlines'] });
    expect(faults).toEqual([
      { field: 'location', text: 'location holds a broken character' },
      { field: 'requirements', position: 1, text: 'requirement 2 must be one line' },
    ]);
  });

  it('refuses a description that would not come back from its file', () => {
    const description = 'Text\n\n## requirements:\n\n- one';
    expect(checkOpeningText({ ...good, description })).toMatchObject([{ field: 'description' }]);
  });
});
