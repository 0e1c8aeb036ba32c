import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Release } from './describeRelease.ts';

interface Component {
  'bom-ref': string;
  properties?: { name: string }[];
}

interface BillOfMaterials {
  serialNumber: string;
  metadata: Record<string, unknown>;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const DEVELOPMENT_PROPERTY = 'cdx:npm:package:development';

/** Makes a serial number that is the same for the same commit. */
const makeSerial = ({ commit, name }: Release): string => {
  const hash = createHash('sha256').update(`${commit} ${name}`).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/**
 * Lists the project's `dependencies` and theirs, in CycloneDX format: their code is in the archive or in its bundles.
 * `npm sbom --omit=dev` would also leave out those that a package of the `devDependencies` needs, such as React.
 */
export const createBillOfMaterials = (root: string, release: Release): BillOfMaterials => {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--include=dev'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT_PROPERTY),
  );
  const refs = new Set(components.map((each) => each['bom-ref']));
  const isShipped = (ref: string) => refs.has(ref);
  const component = {
    'bom-ref': release.name,
    type: 'application',
    name: 'quillmere-site',
    version: release.version,
  };
  return {
    ...bill,
    serialNumber: makeSerial(release),
    metadata: { timestamp: release.date, lifecycles: [{ phase: 'build' }], component },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
};
