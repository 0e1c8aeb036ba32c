import { mapFields } from '../../../contract/fieldTable.ts';
import { applicationContent } from './storeApplication.ts';
import { APPLICATION_COLUMNS } from './selectApplications.ts';

const empty = mapFields(APPLICATION_COLUMNS, () => '');

describe('the content of an application', () => {
  it('is the same as in earlier releases, so that a retry after a release is recognised', () => {
    const application = {
      ...empty,
      opening_id: 7,
      job_role: 'Engineer',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '020 7946 0000',
      other_information: 'Hello',
      resumefile: 'stored.pdf',
    };
    const texts = ['Engineer', 'Ada', 'ada@example.com', '020 7946 0000', 'Hello'];
    expect(applicationContent(application, 'abc')).toEqual([7, ...texts, null, 'abc']);
    expect(applicationContent({ ...application, consent: '2026-11' }, 'abc')).toEqual([
      7,
      ...texts,
      '2026-11',
      'abc',
    ]);
  });
});
