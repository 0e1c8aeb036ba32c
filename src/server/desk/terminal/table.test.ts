import { cutToWidth, displayWidth } from './displayWidth.ts';
import { table } from './table.ts';

const columns = [{ title: 'id', isNumber: true }, { title: 'name', canShrink: true }, { title: 'city' }];

describe('table', () => {
  it('puts texts to the left and numbers to the right', () => {
    const rows = [
      ['7', 'Ada', 'Leeds'],
      ['12', 'Grace', 'York'],
    ];
    expect(table({ columns, rows, width: Infinity })).toEqual([
      'id  name   city',
      ' 7  Ada    Leeds',
      '12  Grace  York',
    ]);
  });

  it('cuts the column that may shrink until the row fits', () => {
    const lines = table({ columns, rows: [['1', 'x'.repeat(50), 'Leeds']], width: 30 });
    expect(lines[1]).toBe(` 1  ${'x'.repeat(18)}…  Leeds`);
    expect(lines.every((line) => displayWidth(line) <= 30)).toBe(true);
  });

  it('leaves out what is most dispensable where shrinking is not enough', () => {
    const columns = [{ title: 'city', canDrop: 2 }, { title: 'post code', canDrop: 1 }, { title: 'name' }];
    const rows = [['Leeds', 'LS1 4AP', 'Ada']];
    const lines = (width: number) => table({ columns, rows, width });
    expect(lines(22)).toEqual(['city   post code  name', 'Leeds  LS1 4AP    Ada']);
    expect(lines(21)).toEqual(['city   name', 'Leeds  Ada']);
    expect(lines(8)).toEqual(['name', 'Ada']);
  });

  it('stays readable where nothing can fit', () => {
    expect(table({ columns, rows: [['1', 'x'.repeat(50), 'Leeds']], width: 5 })[1]).toContain('xxxxxxx…');
  });

  it('counts two columns for East Asian characters and emoji', () => {
    expect(['abc', '東京', '👩‍💻', 'é', 'オ'].map(displayWidth)).toEqual([3, 4, 2, 1, 2]);
    expect(cutToWidth('東京東京', 5)).toBe('東京…');
    expect(cutToWidth('東京', 4)).toBe('東京');
  });
});
