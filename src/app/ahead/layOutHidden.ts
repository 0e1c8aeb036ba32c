/**
 * Activity hides by `display: none`, for which the browser computes no styles and keeps no layout: they were half of a
 * click. The holder hides what is in it by `content-visibility` where the browser can, so that both are there already
 * when the page is shown (docs/requirements.md, FAST-4). Gives back what ends it.
 */
export const layOutHidden = (holder: HTMLElement): (() => void) => {
  const layOut = () => {
    const content = holder.firstElementChild;
    if (!(content instanceof HTMLElement) || content.style.display !== 'none') return;
    content.style.removeProperty('display');
    // Asked where it is, what is in there is laid out, hidden or not; in a task of its own, as a press may be waiting.
    setTimeout(() => holder.hidden && content.getBoundingClientRect());
  };
  const observer = new MutationObserver(layOut);
  observer.observe(holder, { childList: true, subtree: true, attributeFilter: ['style'] });
  layOut();
  return () => observer.disconnect();
};
