import { useDispatch, useSelector } from 'react-redux';
import type { DeskDispatch, DeskState } from './store.ts';

/** The only importer of the raw hooks. */
export const useDeskDispatch = useDispatch.withTypes<DeskDispatch>();
export const useDeskSelector = useSelector.withTypes<DeskState>();
