import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOwner, requirePrograms } from './cluster.ts';
import { startOwnCluster, type OwnCluster } from './ownCluster.ts';

const copyCluster = (primaryUrl: string) => (data: string) => {
  const { uid, gid } = findOwner();
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined) chownSync(data, uid, gid);
  const copied = spawnSync(
    join(requirePrograms(), 'pg_basebackup'),
    [`--dbname=${primaryUrl}`, `--pgdata=${data}`, '--write-recovery-conf', '--checkpoint=fast'],
    { ...findOwner(), cwd: data, encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`);
};

/** Starts a replica. From then on, the primary acknowledges a commit only when the replica has it on disk. */
export const startReplica = async (primary: OwnCluster) => {
  const replica = await startOwnCluster(copyCluster(primary.url));
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query('select pg_reload_conf()');
  return { ...replica, promote: () => replica.query('select pg_promote()') };
};
