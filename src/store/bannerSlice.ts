import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './visitSlice.ts';

interface BannerState {
  /** Index of the current slide, from 0. */
  slide: number;
  /** `auto`: the slides advance until something pauses them. The visitor selects the other two. */
  rotation: 'auto' | 'started' | 'stopped';
  /** The slides pause while the pointer is over them. */
  isHovered: boolean;
}

const initialState: BannerState = { slide: 0, rotation: 'auto', isHovered: false };

/** The home page's banner: the current slide, and whether the slides advance. */
export const bannerSlice = createSlice({
  name: 'banner',
  initialState,
  reducers: {
    /** By the visitor, with a button, an arrow key or a swipe. */
    slideSelected: (state, { payload }: PayloadAction<number>) => {
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
    pointerEntered: (state) => {
      state.isHovered = true;
    },
    pointerLeft: (state) => {
      state.isHovered = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectSlide: (state) => state.slide,
    selectRotation: (state) => state.rotation,
    selectIsHovered: (state) => state.isHovered,
  },
});

export const { slideSelected, slideAdvanced, rotationStarted, rotationStopped, pointerEntered, pointerLeft } =
  bannerSlice.actions;

export const { selectSlide, selectRotation, selectIsHovered } = bannerSlice.selectors;
