import { testedOn } from './testedOn.ts';

describe('testedOn', () => {
  it('takes the engine and the number of processes out of a command line', () => {
    expect(testedOn(['-g', 'a name', '--engine', 'postgres', 'apply.spec.ts', '--retries=0'])).toEqual({
      env: { TEST_ENGINE: 'postgres', TEST_PROCESSES: '1' },
      words: ['-g', 'a name', 'apply.spec.ts', '--retries=0'],
    });
    expect(testedOn(['--engine=postgres', '--processes=3', '--cycles', '9'])).toEqual({
      env: { TEST_ENGINE: 'postgres', TEST_PROCESSES: '3' },
      words: ['--cycles', '9'],
    });
  });

  it('has several processes on PostgreSQL, and one server on SQLite where nothing is said', () => {
    expect(testedOn(['--processes', '2'])).toEqual({
      env: { TEST_ENGINE: 'postgres', TEST_PROCESSES: '2' },
      words: [],
    });
    expect(testedOn(['--engine', 'sqlite', '--help'])).toEqual({ env: {}, words: ['--help'] });
  });

  it.each([
    ['another engine', ['--engine', 'mysql'], 'sqlite or postgres'],
    ['no number', ['--processes'], 'a number'],
    ['no processes', ['--processes', '0'], 'a number'],
    ['several processes on a file', ['--engine', 'sqlite', '--processes', '3'], 'need --engine postgres'],
  ])('refuses %s', (_what, words, reason) => {
    expect(() => testedOn(words)).toThrow(reason);
  });
});
