import { useEffect, useEffectEvent, useState, type ComponentType, type RefObject } from 'react';
import { reloadAfterRelease } from '../reloadAfterRelease.ts';
import { placeInSight } from './placeInSight.ts';
import type { SliderTrackProps } from './SliderTrack.tsx';

export interface SliderTrackModule {
  SliderTrack: ComponentType<SliderTrackProps>;
}

/** What the moving part needs to go on from what the plain list showed. */
export interface ReadyTrack {
  module: SliderTrackModule;
  /** Place of the item it begins with; negative counts from the end. */
  from: number;
}

interface TrackParts {
  list: RefObject<Element | null>;
  isWanted: boolean;
  /** Steps that were asked for before there was anything to move. */
  asked: number;
}

/** The moving part, fetched once it is wanted. When it does not come, the plain list it would replace stays. */
export const useSliderTrack = ({ list, isWanted, asked }: TrackParts): ReadyTrack | undefined => {
  const [track, setTrack] = useState<ReadyTrack>();
  const arrive = useEffectEvent((module: SliderTrackModule) => {
    const count = list.current?.children.length || 1;
    setTrack({ module, from: (placeInSight(list.current) + asked) % count });
  });
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "slider" */ './SliderTrack.tsx').then(
      (module: SliderTrackModule) => arrive(module),
      (error: unknown) => {
        console.error(error);
        void reloadAfterRelease(error);
      },
    );
  }, [isWanted]);
  return track;
};
