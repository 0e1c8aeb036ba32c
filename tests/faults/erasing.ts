import { eraser } from '../../src/server/privacy/eraser.ts';
import { openToServe } from '../../src/server/start/openToServe.ts';
import { erasureScene, faultsInTheEnd, faultsOfKill } from './erasureScene.ts';
import type { Killable } from './killable.ts';

/** An erasure, after which the server starts and somebody else is erased. */
export const erasing = async (): Promise<Killable> => {
  const scene = await erasureScene();
  return {
    name: 'erase',
    folder: scene.folder,
    words: ['applications', 'erase', scene.gone, '--yes'],
    faults: async (dataDir, isDone) => {
      const { faults, isNoted } = faultsOfKill(dataDir, scene, isDone);
      const { db, close } = await openToServe({ dataDir, hasSamples: false });
      await eraser({ db, dataDir })({ applications: [scene.other], actor: 'ada', why: 'erased' });
      await close();
      return [...faults, ...faultsInTheEnd(dataDir, scene, isNoted)];
    },
  };
};
