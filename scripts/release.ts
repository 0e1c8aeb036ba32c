import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildSettings } from '../src/contract/siteSettings.ts';
import { createBillOfMaterials } from './release/billOfMaterials.ts';
import { listChecksums } from './release/listChecksums.ts';
import { describeRelease } from './release/describeRelease.ts';
import { packFolder } from './release/packFolder.ts';
import { assembleRelease } from './release/assembleRelease.ts';

/**
 * Builds the site and packs it into one archive with the server, the staff commands, Node and this platform's database
 * package. The archive runs on a machine that has nothing else installed. The same commit with the same settings gives
 * the same bytes. Beside the archive lies install.sh, which unpacks it.
 */
const root = resolve(import.meta.dirname, '..');

const release = describeRelease(root);
const out = resolve(root, 'release');
const folder = resolve(out, release.name);
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

// An earlier build must not influence this one.
rmSync(resolve(root, 'dist'), { recursive: true, force: true });
const build = spawnSync(process.execPath, [resolve(root, 'scripts/build.ts')], {
  stdio: 'inherit',
  cwd: root,
  env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(release.date) / 1000) },
});
if (build.status !== 0) process.exit(1);

assembleRelease({ root, folder, kind: release.kind });
const { settings } = JSON.parse(readFileSync(resolve(root, 'dist/build.json'), 'utf8')) as {
  settings: BuildSettings;
};
writeFileSync(resolve(folder, 'release.json'), `${JSON.stringify({ ...release, settings }, null, 2)}\n`);
const bill = createBillOfMaterials(root, release);
writeFileSync(resolve(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(resolve(folder, 'SHA256SUMS'), listChecksums(folder));

const archive = await packFolder({ out, release });
rmSync(folder, { recursive: true });
copyFileSync(resolve(root, 'deploy/install.sh'), resolve(out, 'install.sh'));
const { size } = statSync(archive);
console.log(
  `${archive}\n${(size / 1e6).toFixed(1)} MB; with code of ${bill.components.length} packages (sbom.cdx.json)`,
);
