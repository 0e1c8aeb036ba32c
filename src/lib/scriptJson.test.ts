import { scriptJson } from './scriptJson.ts';

it.each(['</script>', '</SCRIPT >', '<script', '<!--', '<style>', '&'])(
  'escapes %j so that it starts no tag, without changing the value',
  (text) => {
    const json = scriptJson(text);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toBe(text);
  },
);
