import { safeFileName } from './safeFileName.ts';

describe('safeFileName', () => {
  it.each([
    ['Grace Hopper', 'Grace Hopper'],
    ['Zoe\u0308 Ångström', 'Zoë Ångström'],
    ['李小龍', '李小龍'],
    ['محمد علی', 'محمد علی'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\a|b?*"<>', 'C a b'],
    ['a\u202egnp.exe', 'a gnp.exe'],
    ['..', 'unnamed'],
    ['\x00\n', 'unnamed'],
    ['CV. . .', 'CV'],
  ])('makes %j to %j', (text, name) => {
    expect(safeFileName(text)).toBe(name);
  });

  it('cuts between characters', () => {
    const name = safeFileName('👩‍👩‍👧‍👦'.repeat(20));
    expect(Buffer.byteLength(name)).toBe(100);
    expect(name).toBe('👩‍👩‍👧‍👦'.repeat(4));
  });
});
