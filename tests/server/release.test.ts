import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRelease } from '../support/makeRelease.ts';
import { copyProject } from '../support/projectCopy.ts';
import { freshDir } from '../support/server.ts';

const MINUTE_MS = 60_000;

/** An environment that offers no programs except the archive's own. */
const BARE_ENV = { PATH: '/nonexistent', PORT: '0', DESK_PORT: 'off', DATA_DIR: join(freshDir(), 'data') };

describe('a release', () => {
  let project: string;
  let elsewhere: string;
  let archive: string;
  let folder: string;
  beforeAll(() => {
    project = copyProject();
    elsewhere = copyProject();
    archive = makeRelease(project);
    const target = freshDir();
    execFileSync('tar', ['-xzf', archive, '-C', target]);
    folder = join(target, readdirSync(target)[0] ?? '');
  }, 10 * MINUTE_MS);

  it('is complete, and lists its contents and the settings of its build', () => {
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
    execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: join(archive, '..') });
    const security = readFileSync(join(folder, 'dist/site/.well-known/security.txt'), 'utf8');
    expect(security).toContain('Expires: 2027-10-16T10:00:00');
    const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { settings: object };
    expect(release.settings).toMatchObject({ siteUrl: '', retentionDays: 180 });
    expect(readdirSync(join(archive, '..'))).toContain('install.sh');
    const installed = readdirSync(join(folder, 'node_modules'));
    expect(installed).toEqual(['better-sqlite3']);
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string; version: string; properties: unknown[] }[];
    };
    const names = sbom.components.map(({ name }) => name);
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(
      expect.arrayContaining([
        'better-sqlite3',
        'fastify',
        'react',
        'react-multi-carousel',
        'kysely',
        'bootstrap',
        `node-linux-${process.arch}`,
      ]),
    );
    expect(JSON.stringify(sbom.components)).not.toContain('package:development');
    expect(names.filter((name) => /webpack|jest|typescript|eslint/.test(name))).toEqual([]);
    expect(
      execFileSync('find', [folder, '-name', '*.map', '-o', '-name', '*.ts'], { encoding: 'utf8' }),
    ).toBe('');
  });

  it('starts with its own Node and nothing else, and serves pages', async () => {
    const child = spawn(join(folder, 'bin/node'), ['scripts/start.mjs'], { cwd: folder, env: BARE_ENV });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += String(text)));
    const url = await new Promise<string>((ready, fail) => {
      child.stdout.on('data', (text: Buffer) => {
        output += String(text);
        const readyUrl = / is ready at (\S+)\n/.exec(output)?.[1];
        if (readyUrl) ready(readyUrl);
      });
      child.on('close', () => fail(new Error(output)));
    });
    expect((await fetch(url)).status).toBe(200);
    expect(await (await fetch(`${url}/careers`)).text()).toContain('<!doctype html>');
    const { version } = (await (await fetch(`${url}/healthz`)).json()) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    child.kill('SIGTERM');
    await new Promise((ended) => child.on('exit', ended));
  });

  it(
    'is byte-identical when built again in another folder',
    () => {
      const again = makeRelease(elsewhere);
      // Names the files that differ.
      const listChecksums = (file: string) =>
        execFileSync('tar', ['-xzOf', file, '--wildcards', '*/SHA256SUMS'], { encoding: 'utf8' }).split('\n');
      expect(listChecksums(again)).toEqual(listChecksums(archive));
      expect(execFileSync('sha256sum', [again], { encoding: 'utf8' }).split(' ')[0]).toBe(
        execFileSync('sha256sum', [archive], { encoding: 'utf8' }).split(' ')[0],
      );
    },
    10 * MINUTE_MS,
  );
});
