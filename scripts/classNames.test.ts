import { makeClassNames } from './classNames.ts';

const FILES = ['ui/Card.module.scss', 'app/Header.module.scss'];

describe('names of classes', () => {
  it('are the same in every build, whatever order the files come in', () => {
    const [one, other] = [makeClassNames(FILES), makeClassNames(FILES.toReversed())];
    expect([one.nameOf('ui/Card.module.scss', 'mark'), one.nameOf('app/Header.module.scss', 'bar')]).toEqual([
      'B0',
      'A0',
    ]);
    other.nameOf('app/Header.module.scss', 'bar');
    expect(other.nameOf('ui/Card.module.scss', 'mark')).toBe('B0');
    expect(one.version).toBe(other.version);
  });

  it('are kept by a class that comes again, and never given twice', () => {
    const files = Array.from({ length: 700 }, (_, index) => `ui/${String(index)}.module.scss`);
    const { nameOf } = makeClassNames(files);
    const all = files.flatMap((file) => ['one', 'other', 'one'].map((name) => nameOf(file, name)));
    expect(new Set(all).size).toBe(1400);
    expect(all.filter((name) => !/^[A-Z]+[0-9a-z]+$/.test(name) || name.startsWith('AD'))).toEqual([]);
  });

  it('are others for another row of files, and so is what caches are known by', () => {
    const more = makeClassNames([...FILES, 'app/Footer.module.scss']);
    expect(more.nameOf('app/Header.module.scss', 'bar')).toBe('B0');
    expect(more.version).not.toBe(makeClassNames(FILES).version);
  });

  it('are refused for a file that is not among them', () => {
    expect(() => makeClassNames(FILES).nameOf('ui/New.module.scss', 'mark')).toThrow('New.module.scss');
  });
});
