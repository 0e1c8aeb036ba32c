import { createElement } from 'react';
import type { SliderTrackModule } from './useSliderTrack.ts';
import type { SliderTrackProps } from './SliderTrack.tsx';

/** The moving part out of the chunk that brought it. */
export const LateTrack = ({ module, ...props }: SliderTrackProps & { module: SliderTrackModule }) =>
  createElement(module.SliderTrack, props);
