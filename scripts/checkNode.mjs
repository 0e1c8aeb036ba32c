// Plain JavaScript without newer syntax, so that an old Node can still run it and report the problem.
const REQUIRED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < REQUIRED_MAJOR) {
  console.error(
    `This site needs Node ${REQUIRED_MAJOR} or later; this is Node ${process.versions.node}. ` +
      'On Linux "npm ci" installs it (without --omit=optional); elsewhere install it first.',
  );
  process.exit(1);
}
