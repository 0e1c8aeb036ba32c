import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface BannerState {
  /** Index of the current slide, from 0. */
  slide: number;
  /** With `auto` the banner moves unless something prevents it. The other two are the visitor's own choice. */
  rotation: 'auto' | 'started' | 'stopped';
  /** The slides pause while the pointer is over them. */
  isPointedAt: boolean;
}

const initialState: BannerState = { slide: 0, rotation: 'auto', isPointedAt: false };

/** The home page's banner: its slide, and what pauses it. */
export const bannerSlice = createSlice({
  name: 'banner',
  initialState,
  reducers: {
    /** By the visitor: a button, an arrow key, a swipe. */
    slideChosen: (state, { payload }: PayloadAction<number>) => {
      state.slide = payload;
    },
    /** By the timer. */
    slideAdvanced: (state, { payload }: PayloadAction<number>) => {
      state.slide = payload;
    },
    rotationStarted: (state) => {
      state.rotation = 'started';
    },
    rotationStopped: (state) => {
      state.rotation = 'stopped';
    },
    pointerArrived: (state) => {
      state.isPointedAt = true;
    },
    pointerLeft: (state) => {
      state.isPointedAt = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectSlide: (state) => state.slide,
    selectRotation: (state) => state.rotation,
    selectIsPointedAt: (state) => state.isPointedAt,
  },
});

export const { slideChosen, slideAdvanced, rotationStarted, rotationStopped, pointerArrived, pointerLeft } =
  bannerSlice.actions;

export const { selectSlide, selectRotation, selectIsPointedAt } = bannerSlice.selectors;
