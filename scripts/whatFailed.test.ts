import { whatFailed } from './whatFailed.ts';

describe('what failed', () => {
  it('is said of each test of jest, and of a file that could not be run', () => {
    const failed = {
      status: 'failed',
      fullName: 'a door opens',
      failureMessages: ['\u001b[31mshut\u001b[39m'],
    };
    const passed = { status: 'passed', fullName: 'a door closes', failureMessages: [] };
    const testResults = [
      { name: 'door.test.ts', message: 'all of it', assertionResults: [passed, failed] },
      { name: 'gate.test.ts', message: 'no such module', assertionResults: [] },
      { name: 'lock.test.ts', message: '', assertionResults: [passed] },
    ];
    expect(whatFailed({ testResults })).toEqual([
      'door.test.ts: a door opens\nshut',
      'gate.test.ts\nno such module',
    ]);
  });

  it('is said of each try of a journey, in its first lines', () => {
    const lines = Array.from({ length: 20 }, (_, index) => String(index));
    const results = [{ errors: [{ message: lines.join('\n') }] }, { errors: [] }];
    const inner = { specs: [{ title: 'opens', file: 'menu.spec.ts', tests: [{ results }] }] };
    expect(whatFailed({ suites: [{ specs: [], suites: [inner] }] })).toEqual([
      ['menu.spec.ts: opens', ...lines.slice(0, 12)].join('\n'),
    ]);
  });
});
