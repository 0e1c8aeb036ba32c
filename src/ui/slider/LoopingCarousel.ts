import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Carousel from 'react-multi-carousel';

/** How many clones the library puts before the slides in infinite mode. */
const cloneCount = (count: number, shown: number): number => (count > 2 * shown ? 2 * shown : count);

/** The slide at a position among slides and clones. */
export const slideShown = (place: number, count: number, shown: number): number =>
  (place - cloneCount(count, shown) + 2 * count) % count;

/**
 * The library's carousel with four repairs (docs/decisions/react-multi-carousel.md): it ignores clicks during a move;
 * it returns from cloned slides by timers that all carousels of a page share; it leaves hidden slides in the tab order;
 * and it measures its row on `resize`, when media queries may not have been applied yet.
 */
export class LoopingCarousel extends Carousel {
  /** Missing from the library's types: whether the next move is animated, and measuring the row. */
  declare isAnimationAllowed: boolean;
  declare onResize: () => void;
  private returning: number | undefined;
  private observer: ResizeObserver | undefined;

  // Without the throttle that the library's constructor adds.
  override next = Carousel.prototype.next.bind(this);
  override previous = Carousel.prototype.previous.bind(this);

  override correctClonesPosition = ({ domLoaded }: { domLoaded: boolean }): void => {
    clearTimeout(this.returning);
    if (!domLoaded || this.original() === this.state.currentSlide) return;
    this.returning = window.setTimeout(() => this.returnToOriginal(), this.props.transitionDuration);
  };

  override componentDidMount(): void {
    super.componentDidMount?.();
    this.hideSlides();
    this.observer = new ResizeObserver(() => requestAnimationFrame(() => this.measure()));
    if (this.containerRef.current) this.observer.observe(this.containerRef.current);
  }

  override componentDidUpdate(props: Readonly<Carousel['props']>, state: Readonly<object>): void {
    super.componentDidUpdate?.(props, state);
    this.hideSlides();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.returning);
    this.observer?.disconnect();
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
    const place = this.original();
    this.isAnimationAllowed = false;
    this.setState({ currentSlide: place, transform: -this.state.itemWidth * place });
  }

  /** The slide that the current one may be a clone of. */
  private original(): number {
    const { slidesToShow, currentSlide } = this.state;
    const count = (this.props.children as readonly ReactNode[]).length;
    return cloneCount(count, slidesToShow) + slideShown(currentSlide, count, slidesToShow);
  }

  private hideSlides(): void {
    for (const slide of this.containerRef.current?.querySelectorAll('li') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }
}
