import type { Opening } from '../queries/toOpening.ts';

/** The comment by which a file says of which text it was begun: what was changed since is not written over unseen. */
export const fileNote = ({ id }: Pick<Opening, 'id'>, version: number, hint: string): string[] => [
  `Opening ${id}, version ${version}. ${hint}`,
];

const NOTE = /^# Opening (\d+), version (\d+)\./m;

/** The version of which a file of this opening was begun; undefined where it does not say. */
export const versionIn = (content: string, id: number): number | undefined => {
  const [, opening, version] = NOTE.exec(content) ?? [];
  return Number(opening) === id ? Number(version) : undefined;
};
