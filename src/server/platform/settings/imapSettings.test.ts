import { readConfig } from './config.ts';
import { parseImapUrl } from './imapSettings.ts';

describe('IMAP_URL', () => {
  const MAIL_TO = 'office@example.com';

  it.each(['imap.example.com', 'http://u:secret@host', 'imaps://host', 'imaps://u:secret@host?tags=yes'])(
    '%j is refused, without its password',
    (IMAP_URL) => {
      expect(() => readConfig({ MAIL_TO, IMAP_URL })).toThrow('but must be a URL like imaps://');
      expect(() => readConfig({ MAIL_TO, IMAP_URL })).not.toThrow(/secret/);
    },
  );

  it('needs the address that replies go to', () => {
    const IMAP_URL = 'imaps://u:secret@host';
    expect(() => readConfig({ IMAP_URL })).toThrow('but needs CAREERS_MAIL_TO or MAIL_TO');
    expect(readConfig({ IMAP_URL, MAIL_TO }).imap).toEqual({ url: IMAP_URL, hasTags: false });
    expect(readConfig({}).imap).toEqual({ url: '', hasTags: false });
  });

  it('names server, user, password and folder; a password crosses the network encrypted only', () => {
    expect(parseImapUrl('imaps://jobs%40x.example:p%2Fw@host/Replies%20in')).toEqual({
      ...{ host: 'host', port: 993, secure: true, folder: 'Replies in' },
      auth: { user: 'jobs@x.example', pass: 'p/w' },
    });
    expect(parseImapUrl('imap://u:p@host:1143')).toMatchObject({
      port: 1143,
      doSTARTTLS: true,
      folder: 'INBOX',
    });
    expect(parseImapUrl('imap://u:p@127.0.0.1')).toMatchObject({ port: 143, doSTARTTLS: false });
  });
});
