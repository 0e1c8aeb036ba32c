import facts from '../../../../package.json' with { type: 'json' };

/** The program's version. */
export const VERSION: string = facts.version;

/** What `--version` prints, for server and staff commands. */
export const versionLine = (): string => `${VERSION} (Node ${process.versions.node})`;
