import { mailboxOf } from './queueMails.ts';

describe('the mailbox of an address', () => {
  it.each(['Ada@Example.com', 'ada+jobs@example.com', 'ada+a+b@EXAMPLE.com.'])('is one for %s', (email) => {
    expect(mailboxOf(email)).toBe('ada@example.com');
  });

  it('is one for a domain in letters and in Punycode', () => {
    expect(mailboxOf('ada@bücher.example')).toBe(mailboxOf('ada@xn--bcher-kva.example'));
  });

  it('differs by name', () => {
    expect(mailboxOf('grace@example.com')).not.toBe(mailboxOf('ada@example.com'));
  });
});
