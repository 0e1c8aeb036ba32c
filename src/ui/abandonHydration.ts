/** Marks parts that cannot be hydrated, so that the browser sends their forms. Returns whether there are any. */
export const abandonHydration = (): boolean => {
  const parts = document.querySelectorAll<HTMLElement>('[data-replay]:not([data-hydrated])');
  for (const part of parts) {
    part.dataset['hydrated'] = 'failed';
    part.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }
  return parts.length > 0;
};
