import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Carousel from 'react-multi-carousel';

/** The number of clones that the library puts before the slides in infinite mode. */
const countClones = (count: number, visible: number): number => (count > 2 * visible ? 2 * visible : count);

/** Index of the slide, or of the slide whose clone it is, at a position among slides and clones. */
export const toSlideIndex = (position: number, count: number, visible: number): number =>
  (position - countClones(count, visible) + 2 * count) % count;

/**
 * The library's carousel with four repairs (docs/decisions/react-multi-carousel.md): it ignores clicks during a move;
 * it returns from cloned slides by timers that all carousels of a page share; it leaves hidden slides in the tab order;
 * and it measures its row on `resize`, when media queries may not have been applied yet.
 */
export class LoopingCarousel extends Carousel {
  /** Missing from the library's types: whether the next move is animated, and the method that measures the row. */
  declare isAnimationAllowed: boolean;
  declare onResize: () => void;
  private returnTimer: number | undefined;
  private rowObserver: ResizeObserver | undefined;

  // Without the throttle that the library's constructor adds.
  override next = Carousel.prototype.next.bind(this);
  override previous = Carousel.prototype.previous.bind(this);

  override correctClonesPosition = ({ domLoaded }: { domLoaded: boolean }): void => {
    clearTimeout(this.returnTimer);
    if (!domLoaded || this.findOriginal() === this.state.currentSlide) return;
    this.returnTimer = window.setTimeout(() => this.returnToOriginal(), this.props.transitionDuration);
  };

  override componentDidMount(): void {
    super.componentDidMount?.();
    this.deactivateHiddenSlides();
    this.rowObserver = new ResizeObserver(() => requestAnimationFrame(() => this.measure()));
    if (this.containerRef.current) this.rowObserver.observe(this.containerRef.current);
  }

  override componentDidUpdate(props: Readonly<Carousel['props']>, state: Readonly<object>): void {
    super.componentDidUpdate?.(props, state);
    this.deactivateHiddenSlides();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.returnTimer);
    this.rowObserver?.disconnect();
    super.componentWillUnmount?.();
  }

  /** Moves one slide back or forward at once, also during a move. */
  step(direction: 1 | -1): void {
    const { currentSlide, slidesToShow, totalItems } = this.state;
    const hasRoom = direction === 1 ? currentSlide + 1 + slidesToShow < totalItems : currentSlide > 1;
    if (!hasRoom) flushSync(() => this.returnToOriginal());
    // Forces a layout, so that the jump back is not animated together with the move.
    this.containerRef.current?.getBoundingClientRect();
    if (direction === 1) this.next(0);
    else this.previous(0);
  }

  private measure(): void {
    if (this.containerRef.current && this.containerRef.current.offsetWidth !== this.state.containerWidth)
      this.onResize();
  }

  private returnToOriginal(): void {
    const currentSlide = this.findOriginal();
    this.isAnimationAllowed = false;
    this.setState({ currentSlide, transform: -this.state.itemWidth * currentSlide });
  }

  /** Position of the current slide, or of the slide whose clone it is. */
  private findOriginal(): number {
    const { slidesToShow, currentSlide } = this.state;
    const count = (this.props.children as readonly ReactNode[]).length;
    return countClones(count, slidesToShow) + toSlideIndex(currentSlide, count, slidesToShow);
  }

  private deactivateHiddenSlides(): void {
    for (const slide of this.containerRef.current?.querySelectorAll('li') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }
}
