import { harmless, withoutSteering } from './harmless.ts';

const DIRECTIONS = '\u061c\u200e\u200f\u202a\u202e\u2066\u2069';

describe('what people typed, on a terminal', () => {
  it('has its controls and direction marks spelled out', () => {
    expect(harmless(`a${DIRECTIONS}b\x1b[2J\n\tc`)).toBe(
      'a\\u061c\\u200e\\u200f\\u202a\\u202e\\u2066\\u2069b\\x1b[2J\n\tc',
    );
  });
});

describe('what people typed, in a spreadsheet', () => {
  it('has lost them, but for line ends and tabs; joiners of scripts and emoji stay', () => {
    expect(withoutSteering(`a${DIRECTIONS}b\x1b[2J\r\n\tc\u009b\x00👩‍💻 नमस्‌ते`)).toBe('ab[2J\r\n\tc👩‍💻 नमस्‌ते');
  });
});
