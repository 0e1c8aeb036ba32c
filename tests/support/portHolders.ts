import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** Sockets that listen on a port, by their inodes. */
const socketsOn = (port: number): Set<string> => {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const sockets = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(hex) && state === LISTENING)
    .map(([, , , , , , , , , inode]) => `socket:[${inode}]`);
  return new Set(sockets);
};

/** Null where it has ended meanwhile. */
const orNull = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const hasOneOf = (pid: string, sockets: ReadonlySet<string>): boolean => {
  const files = orNull(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return files.some((file) => sockets.has(orNull(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? ''));
};

const nameOf = (pid: string): string | null =>
  orNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 80).trim());

/** Who listens on these ports of this machine, each a phrase: `port 80 is held by nginx: master process (123)`. */
export const portHolders = (ports: readonly number[]): string[] =>
  ports.flatMap((port) => {
    const sockets = socketsOn(port);
    if (sockets.size === 0) return [];
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && hasOneOf(name, sockets));
    return [`port ${port} is held by ${pid ? `${nameOf(pid)} (${pid})` : 'a process of somebody else'}`];
  });
