import packageJson from '../../../../package.json' with { type: 'json' };

/** The program's version. */
export const VERSION: string = packageJson.version;

/** What `--version` prints, in the server and the staff commands. */
export const versionLine = (): string => `${VERSION} (Node ${process.versions.node})`;
