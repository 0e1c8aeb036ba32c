import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from './describeRelease.ts';
import { listInstalledPackages } from './assembleRelease.ts';

interface Bill {
  serialNumber: string;
  metadata: Record<string, unknown>;
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Packages whose files, not code, are in the bundles. */
const STYLE_PACKAGES = ['bootstrap'].map((name) => `node_modules/${name}`);

const readPackageRef = (root: string, folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name}@${version}`;
};

/** npm's flag for development packages does not matter here, because their code may be in a bundle. */
const DEVELOPMENT = 'cdx:npm:package:development';

/** A serial number that is the same for the same commit. */
const makeSerial = ({ commit, name }: Release): string => {
  const hash = createHash('sha256').update(`${commit} ${name}`).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** The packages whose files or code are in the archive, in CycloneDX format. The bundler reports which they are. */
export const createBillOfMaterials = (root: string, release: Release): Bill => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--include=dev'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const whole = JSON.parse(stdout) as Bill;
  const bundled = JSON.parse(readFileSync(resolve(root, 'dist/packages.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const installed = listInstalledPackages(release.kind).map((name) => `node_modules/${name}`);
  const folders = new Set([...Object.values(bundled).flat(), ...installed, ...STYLE_PACKAGES]);
  const refs = new Set([...folders].map((folder) => readPackageRef(root, folder)));
  const isIncluded = (ref: string) => refs.has(ref);
  const component = {
    'bom-ref': release.name,
    type: 'application',
    name: 'quillmere-site',
    version: release.version,
  };
  return {
    ...whole,
    serialNumber: makeSerial(release),
    metadata: { timestamp: release.date, lifecycles: [{ phase: 'build' }], component },
    components: whole.components
      .filter((each) => isIncluded(each['bom-ref']))
      .map(({ properties = [], ...each }) => ({
        ...each,
        properties: properties.filter(({ name }) => name !== DEVELOPMENT),
      })),
    dependencies: whole.dependencies
      .filter(({ ref }) => isIncluded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) })),
  };
};
