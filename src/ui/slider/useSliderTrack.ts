import { useEffect, useState, type ComponentType } from 'react';
import type { SliderTrackProps } from './SliderTrack.tsx';

export interface SliderTrackModule {
  SliderTrack: ComponentType<SliderTrackProps>;
}

/** The moving part, fetched once it is wanted. When it does not come, the plain list it would replace stays. */
export const useSliderTrack = (isWanted: boolean): SliderTrackModule | undefined => {
  const [track, setTrack] = useState<SliderTrackModule>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "slider" */ './SliderTrack.tsx').then(setTrack, (error: unknown) => {
      console.error(error);
    });
  }, [isWanted]);
  return track;
};
