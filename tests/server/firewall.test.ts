import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const MOST = 256;
const TRIED = 300;

/** A network of its own, with nothing but itself. */
const inOwnNetwork = (command: string) =>
  spawnSync('unshare', ['--net', 'sh', '-euc', `ip link set lo up\n${command}`], { encoding: 'utf8' });

const why =
  inOwnNetwork('nft add table inet tried').status === 0
    ? undefined
    : 'nftables cannot be had here, or not by us';
if (why) process.stdout.write(`deploy/quillmere.nft is not tried: ${why}\n`);

/** Opens connections one after the other and keeps them; prints how many were taken of each address. */
const COUNT = `
import { connect, createServer } from 'node:net';
const taken = {};
const open = (host, localAddress) =>
  new Promise((done) => {
    const socket = connect({ host, port: 443, localAddress });
    socket.once('connect', () => { taken[localAddress] = (taken[localAddress] ?? 0) + 1; done(); });
    socket.on('error', done);
  });
createServer((socket) => socket.on('error', () => undefined)).listen(443, '::', async () => {
  for (let at = 0; at < ${TRIED}; at += 1) await open('127.0.0.1', '127.0.0.5');
  for (let at = 0; at < ${TRIED}; at += 1) await open('::1', '::1');
  await open('127.0.0.1', '127.0.0.6');
  console.log(JSON.stringify(taken));
  process.exit();
});`;

(why ? describe.skip : describe)('deploy/quillmere.nft', () => {
  it('gives one client so many connections and no more, and leaves the others theirs', () => {
    const { stdout, stderr } = inOwnNetwork(
      `nft -f ${resolve('deploy/quillmere.nft')}\n'${process.execPath}' --input-type=module -e "$(cat <<'END'\n${COUNT}\nEND\n)"`,
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ '127.0.0.5': MOST, '::1': MOST, '127.0.0.6': 1 });
  });
});
