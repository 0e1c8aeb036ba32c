import { jest } from '@jest/globals';

/**
 * An unexpected console line fails the test. A test that expects one replaces the method with a spy and asserts its
 * calls: `const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (lines.length > 0) throw new Error(`Unexpected console lines:\n${lines.join('\n')}`);
});
