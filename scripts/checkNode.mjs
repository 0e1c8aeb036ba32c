// Plain JavaScript without newer syntax, so that an old Node can still read it and say what is missing.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `This site needs Node ${NEEDED} or later; this is Node ${process.versions.node}. ` +
      'On Linux it comes along with "npm ci" (without --omit=optional); elsewhere install it first.',
  );
  process.exit(1);
}
