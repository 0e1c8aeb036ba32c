const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const findName = (agent: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => agent.includes(sign))?.[1];

/** Describes a User-Agent as 'Firefox on Linux', so that people recognise their own sessions; '' if it is unknown. */
export const describeBrowser = (agent = ''): string => {
  const browser = findName(agent, BROWSERS);
  const system = findName(agent, SYSTEMS);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
};
