import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from './describeRelease.ts';
import { listInstalledPackages } from './assembleRelease.ts';

interface BillOfMaterials {
  serialNumber: string;
  metadata: Record<string, unknown>;
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Packages of which only stylesheets are in the bundles, which the bundler does not report. */
const STYLESHEET_FOLDERS = ['bootstrap'].map((name) => `node_modules/${name}`);

const readPackageRef = (root: string, folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name}@${version}`;
};

/** npm's flag for development packages would be misleading, because their code may be in a bundle. */
const DEVELOPMENT_PROPERTY = 'cdx:npm:package:development';

/** Makes a serial number that is the same for the same commit. */
const makeSerial = ({ commit, name }: Release): string => {
  const hash = createHash('sha256').update(`${commit} ${name}`).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Lists the packages whose code or files are in the archive, in CycloneDX format. Most are known from the bundler. */
export const createBillOfMaterials = (root: string, release: Release): BillOfMaterials => {
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
  const fullBill = JSON.parse(stdout) as BillOfMaterials;
  const bundled = JSON.parse(readFileSync(resolve(root, 'dist/packages.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const installed = listInstalledPackages(release.kind).map((name) => `node_modules/${name}`);
  const folders = new Set([...Object.values(bundled).flat(), ...installed, ...STYLESHEET_FOLDERS]);
  const refs = new Set([...folders].map((folder) => readPackageRef(root, folder)));
  const isIncluded = (ref: string) => refs.has(ref);
  const component = {
    'bom-ref': release.name,
    type: 'application',
    name: 'quillmere-site',
    version: release.version,
  };
  return {
    ...fullBill,
    serialNumber: makeSerial(release),
    metadata: { timestamp: release.date, lifecycles: [{ phase: 'build' }], component },
    components: fullBill.components
      .filter((each) => isIncluded(each['bom-ref']))
      .map(({ properties = [], ...each }) => ({
        ...each,
        properties: properties.filter(({ name }) => name !== DEVELOPMENT_PROPERTY),
      })),
    dependencies: fullBill.dependencies
      .filter(({ ref }) => isIncluded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) })),
  };
};
