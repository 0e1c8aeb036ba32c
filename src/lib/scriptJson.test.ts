import { scriptJson } from './scriptJson.ts';

it.each(['</script>', '</SCRIPT >', '<script', '<!--', '<style>', '&'])(
  'writes %j so that no tag begins, with nothing lost',
  (text) => {
    const json = scriptJson(text);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toBe(text);
  },
);
