import type { LatePart } from '../../store/store.ts';
import type { Prepare } from '../viewChunks.ts';

/** A view's own slice comes with its chunk. */
export const bringing =
  (slice: LatePart): Prepare =>
  (store) =>
    store.inject(slice);
