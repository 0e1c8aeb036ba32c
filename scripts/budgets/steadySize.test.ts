import { steadySize } from './steadySize.ts';

const page = (name: string, hash: string) =>
  `<script src="/main.${name}.js" integrity="sha256-${hash}"></script>`;

describe('the size of a text', () => {
  it('is the same whatever the hashes in it are', () => {
    const one = page('0123abcd', `${'abcdefghijkl+/0987654321'.repeat(2).slice(0, 43)}=`);
    const other = page('00000000', `${'A'.repeat(43)}=`);
    expect(steadySize(one)).toBe(steadySize(other));
  });

  it('grows by each hash, and by words', () => {
    const one = page('0123abcd', `${'A'.repeat(43)}=`);
    expect(steadySize(`${one}"0123abcd"`)).toBeGreaterThan(steadySize(`${one}""`));
    expect(steadySize(`${one} more of it`)).toBeGreaterThan(steadySize(one));
  });
});
