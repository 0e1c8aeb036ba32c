import { dataLabel } from '../support/engine.ts';
import { startExpectingFailure } from '../support/server.ts';
import { makeDataFolder } from '../support/staff.ts';

describe('the email settings', () => {
  it('are checked at startup: every invalid one is named, and no password is shown', async () => {
    const { code, stderr } = await startExpectingFailure({
      SMTP_URL: 'http://user:secret@mail.example.com',
      MAIL_TO: 'a@example.com, b@example.com',
      MAIL_RESUMES: 'yes',
      EMAIL_USER_ID: '',
      EMAIL_SERVICE_ID: ' ',
      EMAIL_TEMPLATE_ID: 'same',
      EMAIL_FORM_TEMPLATE_ID: 'same',
    });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^SMTP_URL is 'http:\/\/…@mail.example.com', but must be a URL like smtp:/),
      "MAIL_TO is 'a@example.com, b@example.com', but must be one email address, like name@example.com",
      'MAIL_FROM is required with SMTP_URL: the sender of every email',
      "MAIL_RESUMES is 'yes', but must be on or off",
      'EMAIL_USER_ID is required',
      'EMAIL_SERVICE_ID is required',
      "EMAIL_TEMPLATE_ID and EMAIL_FORM_TEMPLATE_ID are both 'same', but must differ",
    ]);
    expect(stderr).not.toContain('secret');
  });

  it('are not required by staff commands', async () => {
    const { staff, dataDir } = makeDataFolder();
    expect((await staff('outbox list')).stdout).toBe(`There is no email in ${dataLabel(dataDir)}.\n`);
  });
});
