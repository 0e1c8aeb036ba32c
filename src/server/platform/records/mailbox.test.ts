import { normaliseMailbox } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each(['Ada@Example.com', 'ada+jobs@example.com', 'ada+a+b@EXAMPLE.com.'])(
    'is the same for %s',
    (email) => {
      expect(normaliseMailbox(email)).toBe('ada@example.com');
    },
  );

  it('is the same for a domain in Unicode and in Punycode', () => {
    expect(normaliseMailbox('ada@bücher.example')).toBe(normaliseMailbox('ada@xn--bcher-kva.example'));
  });

  it('is the same with and without dots at Gmail, but not elsewhere', () => {
    expect(normaliseMailbox('a.d.a+x@GoogleMail.com')).toBe(normaliseMailbox('ada@gmail.com'));
    expect(normaliseMailbox('a.da@example.com')).not.toBe(normaliseMailbox('ada@example.com'));
  });

  it('differs for another name', () => {
    expect(normaliseMailbox('grace@example.com')).not.toBe(normaliseMailbox('ada@example.com'));
  });
});
