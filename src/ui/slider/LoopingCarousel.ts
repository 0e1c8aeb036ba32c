import { Children } from 'react';
import { flushSync } from 'react-dom';
import Carousel from 'react-multi-carousel';

/**
 * The library's carousel with four repairs (tests/journeys/logoSliders.spec.ts): it is deaf to clicks for as long as its
 * first drawing says a move takes; it returns from copies of slides to the originals by timers that forget later moves
 * and that all carousels of a page share; it keeps what is out of sight in the tab order; and it measures its row when
 * the window changes, at a moment when the row may still have its former width (media queries are evaluated after the
 * event), and then keeps that.
 */
export class LoopingCarousel extends Carousel {
  /** The library's own flag, missing from its types: whether the next change of place is drawn as a move. */
  declare isAnimationAllowed: boolean;
  /** The library's own, missing from its types: measures the row and sets the slides' width. */
  declare onResize: () => void;
  private returning: number | undefined;
  private measuring: ResizeObserver | undefined;

  override next = Carousel.prototype.next.bind(this);
  override previous = Carousel.prototype.previous.bind(this);

  /** Called by the library after every change of place; the latest one counts. */
  override correctClonesPosition = ({ domLoaded }: { domLoaded: boolean }): void => {
    clearTimeout(this.returning);
    if (!domLoaded || this.originalPlace() === this.state.currentSlide) return;
    this.returning = window.setTimeout(() => this.returnToOriginal(), this.props.transitionDuration);
  };

  override componentDidMount(): void {
    super.componentDidMount?.();
    this.hideWhatIsOutOfSight();
    this.measureWhenResized();
  }

  override componentDidUpdate(props: Readonly<Carousel['props']>, state: Readonly<object>): void {
    super.componentDidUpdate?.(props, state);
    this.hideWhatIsOutOfSight();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.returning);
    this.measuring?.disconnect();
    this.measuring = undefined;
    super.componentWillUnmount?.();
  }

  /** One slide on or back, at once, whatever is moving. */
  step(direction: 1 | -1): void {
    if (!this.hasRoom(direction)) flushSync(() => this.returnToOriginal());
    // Read, so that the browser draws the return before the move begins.
    void this.containerRef.current?.getBoundingClientRect();
    if (direction === 1) this.next(0);
    else this.previous(0);
  }

  private hasRoom(direction: 1 | -1): boolean {
    const { currentSlide, slidesToShow, totalItems } = this.state;
    return direction === 1 ? currentSlide + 1 + slidesToShow < totalItems : currentSlide > 1;
  }

  private returnToOriginal(): void {
    const place = this.originalPlace();
    this.isAnimationAllowed = false;
    this.setState({ currentSlide: place, transform: -this.state.itemWidth * place });
  }

  /** The slide that looks like the current one and is no copy. */
  private originalPlace(): number {
    const { currentSlide, slidesToShow } = this.state;
    const count = Children.count(this.props.children);
    const first = count > 2 * slidesToShow ? 2 * slidesToShow : count;
    if (currentSlide >= first + count) return currentSlide - count;
    return currentSlide < first ? currentSlide + count : currentSlide;
  }

  private measureWhenResized(): void {
    const row = this.containerRef.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    this.measuring = new ResizeObserver((_, observer) => {
      if (row.offsetWidth === this.state.containerWidth) return;
      // Drawn before this frame is painted. Slides of another width may make the row higher, which is not news.
      observer.unobserve(row);
      flushSync(() => this.onResize());
      requestAnimationFrame(() => this.measuring?.observe(row));
    });
    this.measuring.observe(row);
  }

  private hideWhatIsOutOfSight(): void {
    for (const slide of this.containerRef.current?.querySelectorAll('li') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }
}
