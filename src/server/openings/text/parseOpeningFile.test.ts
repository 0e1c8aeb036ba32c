import fc from 'fast-check';
import { openingFile } from '../../../../tests/support/staff.ts';
import { byField } from '../../../contract/fieldTable.ts';
import {
  NEEDED_OPENING_FIELDS,
  OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  openingFields,
  type OpeningField,
  type OpeningFieldRule,
} from '../../../contract/openingFields.ts';
import { checkOpeningText } from './checkOpeningText.ts';
import { formatOpeningFile } from './formatOpeningFile.ts';
import { parseOpeningFile } from './parseOpeningFile.ts';

const replace = (from: string | RegExp, to: string) => openingFile().replace(from, to);

/** Each file with all that is said of it; `:7` is the line. */
const faulty: Readonly<Record<string, [content: string, said: string[]]>> = {
  'an empty file': [
    '',
    [
      ":1: there is no front matter: begin with a line '---', then job_title, company_name and location, then '---'",
      ':1: there is no description',
    ],
  ],
  'a file without front matter': [
    'You mend networks.\n',
    [
      ":1: there is no front matter: begin with a line '---', then job_title, company_name and location, then '---'",
    ],
  ],
  'a front matter without an end': [
    '---\njob_title: Engineer\n',
    [":1: the line '---' that ends the front matter is missing"],
  ],
  'a missing field': [replace('location: London\n', ''), [': location is missing']],
  'no fields at all': [
    '---\n# nothing\n---\nText\n',
    [': job_title is missing', ': company_name is missing', ': location is missing'],
  ],
  'an empty field': [replace('Network Engineer', ''), [':2: job_title is empty']],
  'a field of blanks': [replace('Network Engineer', '"  "'), [':2: job_title is empty']],
  'an unknown field': [
    replace('---\n\n', 'salary: 1\n---\n\n'),
    [`:5: unknown field salary; the fields are ${OPENING_FIELDS.join(', ')}`],
  ],
  'a mistyped field': [
    replace('job_title', 'job_titel'),
    [':2: unknown field job_titel; did you mean job_title?', ': job_title is missing'],
  ],
  'a field that stands there twice': [
    replace('location: London', 'location: London\nlocation: Leeds'),
    [':5: this field stands here twice'],
  ],
  'a number': [
    replace('Network Engineer', '2024'),
    [':2: job_title must be text; write the text in double quotes: "2024"'],
  ],
  'a list': [
    replace('London', '[London, Leeds]'),
    [':4: location must be text, not a list, a group or a reference; write the text in double quotes'],
  ],
  'a colon in a title': [
    replace('Network Engineer', 'AV: Technician'),
    [":2: this is not written as 'name: text'; write a text that holds a colon in double quotes"],
  ],
  'a number sign in a title': [
    replace('Network Engineer', 'Engineer #2'),
    [
      ":2: job_title ends at ' #', where a comment begins; write the text in double quotes, or give the comment its own line",
    ],
  ],
  'broken YAML': [
    replace('Network Engineer', '"Network'),
    [':4: this is not valid YAML: Missing closing "quote'],
  ],
  'a title of two lines': [replace('Network Engineer', '"a\\nb"'), [':2: job_title must be one line']],
  'an escape character': [
    replace('Network Engineer', '"a\\e[2J"'),
    [':2: job_title holds a control character (U+001B)'],
  ],
  'long texts': [
    replace('Network Engineer', 'a'.repeat(201))
      .replace('You mend', 'b'.repeat(20_000))
      .replace('Patience', 'c'.repeat(501)),
    [
      ':2: job_title is too long: 201 characters, at most 200',
      ':6: the description is too long: 20010 characters, at most 20000',
      ':11: requirement 1 is too long: 501 characters, at most 500',
    ],
  ],
  'no description': [replace('You mend networks.', ''), [':6: there is no description']],
  'an empty requirement': [replace('- Patience', '-'), [':11: requirement 1 is empty']],
  'text among the requirements': [
    replace('- Patience', 'Patience'),
    [":11: under 'Requirements' every line must be a list item that begins with '- '"],
  ],
  'too many requirements': [
    openingFile({ requirements: Array.from({ length: 51 }, (_, index) => `Number ${index}`) }),
    [':61: there are 51 requirements; at most 50'],
  ],
  'fields that may be left out, wrong': [
    replace(
      '---\n\n',
      'department: "a\\nb"\nemployment_type: full tme\nworkplace: home\nsalary_range: 50000\nclosing_date: 2026-02-30\n---\n\n',
    ),
    [
      ':5: department must be one line',
      ':6: employment_type must be one of full-time, part-time, contract, temporary, internship; did you mean full-time?',
      ':7: workplace must be one of on site, hybrid, remote',
      ':8: salary_range must be text; write the text in double quotes: "50000"',
      ':9: closing_date must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)',
    ],
  ],
  'several faults at once': [
    '---\njob_title: 5\nsalary: 1\nlocation:\n---\n\n## Requirements\nnone\n',
    [
      ':2: job_title must be text; write the text in double quotes: "5"',
      `:3: unknown field salary; the fields are ${OPENING_FIELDS.join(', ')}`,
      ':4: location is empty',
      ':6: there is no description',
      ":8: under 'Requirements' every line must be a list item that begins with '- '",
      ': company_name is missing',
    ],
  ],
};

describe('parseOpeningFile', () => {
  it.each(Object.entries(faulty))('names every fault: %s', (_, [content, said]) => {
    const parsed = parseOpeningFile(content);
    const faults = parsed.kind === 'faults' ? parsed.faults : [];
    expect(faults.map(({ line, text }) => `${line === undefined ? '' : `:${line}`}: ${text}`)).toEqual(
      said.map((text) => expect.stringContaining(text) as string),
    );
  });

  it.each(['\r\n', '\r'])('takes other line ends: %j', (lineEnd) => {
    expect(parseOpeningFile(openingFile().replaceAll('\n', lineEnd))).toEqual(
      parseOpeningFile(openingFile()),
    );
  });

  it('joins an indented line to its item, takes other bullets, and ends the list at a heading', () => {
    const parsed = parseOpeningFile(
      replace(/- Patience[^]*/, '* Patience\n  and humour\n\n+ A licence\n\n## More\n\n- After'),
    );
    expect(parsed).toMatchObject({
      opening: {
        description: 'You mend networks.\n\n## More\n\n- After',
        requirements: ['Patience and humour', 'A licence'],
      },
    });
  });

  it('needs no requirements', () => {
    const parsed = parseOpeningFile(replace(/## Requirements[^]*/, ''));
    expect(parsed).toMatchObject({ kind: 'opening', opening: { requirements: [] } });
  });

  it('reads back whatever opening keeps the rules', () => {
    const hostile = fc.constantFrom(
      '#',
      ': ',
      '- ',
      '"',
      "'",
      '---',
      '\t',
      ' ',
      '## ',
      'é',
      '東',
      '👩‍💻',
      '\u2028',
      'null',
      '%',
      '|',
      '&a',
      '\\',
    );
    const unit = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), hostile);
    const line = fc.array(unit, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('').trim());
    const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n').trim());
    const said = (field: OpeningField) => {
      const rule: OpeningFieldRule = openingFields[field];
      if (rule.kind === 'line') return line;
      return fc.constantFrom(...(rule.kind === 'day' ? ['2030-01-31', '2028-02-29'] : rule.choices));
    };
    const openings = fc
      .record({
        ...byField(NEEDED_OPENING_FIELDS, said),
        // An empty text that may be left out is none.
        ...byField(OPTIONAL_OPENING_FIELDS, (field) => fc.option(said(field)).map((value) => value || null)),
        description: text,
        requirements: fc.array(line, { maxLength: 4 }),
      })
      .filter((opening) => checkOpeningText(opening).length === 0);
    fc.assert(
      fc.property(openings, (opening) => {
        expect(parseOpeningFile(formatOpeningFile(opening, ['A note']))).toEqual({
          kind: 'opening',
          opening,
        });
      }),
      { numRuns: 500 },
    );
  });
});
