import facts from '../../../../package.json' with { type: 'json' };

/** The program's version, as CHANGELOG.md has it. */
export const VERSION: string = facts.version;

/** What `--version` answers, of server and staff commands alike. */
export const versionLine = (): string => `${VERSION} (Node ${process.versions.node})`;
