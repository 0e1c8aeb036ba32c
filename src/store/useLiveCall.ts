import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppSelector, useAppStore } from './hooks.ts';
import { lateCareers, type CareersCalls } from './lateCareers.ts';
import type { LiveCall } from './liveCall.ts';
import { useIsFormerFailure } from './useIsFormerFailure.ts';

interface Asked<Arg, Data> {
  /** Which of the calls; the same function throughout. */
  callOf: (calls: CareersCalls) => LiveCall<Arg, Data>;
  /** Undefined: nothing is asked. */
  arg: Arg | undefined;
  /** What the document was drawn from, if that was the answer to this question. */
  seeded: Data | undefined;
}

/**
 * An answer of the server that stays up to date. What the document was drawn from needs no code to be shown: that comes
 * when another question is asked, when somebody else brings it, or when the device was offline and is back (FAST-13).
 */
export const useLiveCall = <Arg, Data>({ callOf, arg, seeded }: Asked<Arg, Data>) => {
  const store = useAppStore();
  const calls = useSyncExternalStore(lateCareers.subscribe, lateCareers.ready, lateCareers.ready);
  const call = calls && callOf(calls);
  const [hasFailed, setHasFailed] = useState(false);
  const select = useMemo(() => (arg === undefined ? undefined : call?.select(arg)), [call, arg]);
  const entry = useAppSelector((state) => select?.(state));
  const isAskedAgain = useIsFormerFailure(select, entry);
  const isNeeded = arg !== undefined && seeded === undefined;

  const refetch = () => {
    if (arg === undefined) return;
    setHasFailed(false);
    lateCareers.load().then(
      (arrived) => callOf(arrived).ask(store, arg, true).unsubscribe(),
      () => setHasFailed(true),
    );
  };

  useEffect(() => {
    if (call || arg === undefined) return undefined;
    if (isNeeded) {
      lateCareers.load().catch(() => setHasFailed(true));
      return undefined;
    }
    const askAnew = () => {
      const ask = (arrived: CareersCalls) => callOf(arrived).ask(store, arg, true).unsubscribe();
      // Without its code the page stays as it is.
      lateCareers.load().then(ask, () => undefined);
    };
    window.addEventListener('online', askAnew);
    return () => window.removeEventListener('online', askAnew);
  }, [call, callOf, store, arg, isNeeded]);

  useEffect(() => {
    if (!call || arg === undefined) return undefined;
    const known = call.select(arg)(store.getState());
    if (seeded !== undefined && (!known || known.status === 'uninitialized')) call.fill(store, arg, seeded);
    const { unsubscribe } = call.ask(store, arg, false);
    return unsubscribe;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the document was drawn from does not change
  }, [call, store, arg]);

  const isUnasked = !entry || entry.status === 'uninitialized';
  return {
    currentData: isUnasked ? seeded : entry.data,
    isFetching: isUnasked ? isNeeded && !hasFailed : entry.status === 'pending' || isAskedAgain,
    refetch,
  };
};
