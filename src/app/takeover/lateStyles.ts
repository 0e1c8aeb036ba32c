const isThere = (link: HTMLLinkElement): boolean => link.sheet !== null;

/** Resolves when the stylesheets that come after the first paint are there, or known not to come. */
export const lateStyles = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter((link) => !isThere(link))
      .map(
        (link) =>
          new Promise((done) => {
            link.addEventListener('load', done);
            link.addEventListener('error', done);
          }),
      ),
  );
};
