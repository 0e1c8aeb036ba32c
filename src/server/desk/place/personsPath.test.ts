import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../../../../tests/support/server.ts';
import { surroundingsOfTests } from '../../../../tests/support/staff.ts';
import { inPath, outPath } from './personsPath.ts';

const settle = () => {
  const root = freshDir();
  const [home, program, elsewhere] = ['home', 'program', 'elsewhere'].map((name) => join(root, name));
  for (const folder of [home, program, elsewhere]) mkdirSync(folder ?? '');
  symlinkSync(program ?? '', join(root, 'link'));
  return {
    root,
    surroundings: (current: 'home' | 'program' | 'program/src' | 'elsewhere' | 'link') => ({
      ...surroundingsOfTests(),
      home: home ?? '',
      program: program ?? '',
      current: join(root, current),
    }),
  };
};

describe('a file that somebody names', () => {
  it.each([
    ['elsewhere', 'cv.pdf', 'elsewhere/cv.pdf'],
    ['program', 'cv.pdf', 'home/cv.pdf'],
    ['program/src', 'in/cv.pdf', 'home/in/cv.pdf'],
    ['link', 'cv.pdf', 'home/cv.pdf'],
    ['elsewhere', '~/cv.pdf', 'home/cv.pdf'],
    ['program', '../programme/cv.pdf', 'programme/cv.pdf'],
  ] as const)('from %s, as %s, is written to %s', (current, named, target) => {
    const { root, surroundings } = settle();
    expect(outPath(surroundings(current), named)).toBe(join(root, target));
  });

  it("is not written into the site's own folder, by whatever way", () => {
    const { root, surroundings } = settle();
    for (const named of [join(root, 'program/dist/x'), '../program/x', '../link/x', '../program']) {
      expect(() => outPath(surroundings('elsewhere'), named)).toThrow("lies in the site's own folder");
    }
  });

  it('has a name: the hyphen, which stands for the output, is none', () => {
    expect(() => outPath(settle().surroundings('elsewhere'), '-')).toThrow("'-' is no name");
  });

  it('is read from where it was written', () => {
    const { root, surroundings } = settle();
    writeFileSync(join(root, 'home/job.md'), '');
    expect(inPath(surroundings('program'), 'job.md')).toBe(join(root, 'home/job.md'));
    writeFileSync(join(root, 'program/job.md'), '');
    expect(inPath(surroundings('program'), 'job.md')).toBe(join(root, 'program/job.md'));
    expect(inPath(surroundings('elsewhere'), 'none.md')).toBe(join(root, 'elsewhere/none.md'));
  });
});
