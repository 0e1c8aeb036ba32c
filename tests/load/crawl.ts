export interface Crawled {
  requests: number;
  bad: string[];
}

const TICK_MS = 50;

/** Asks for all jobs' pages in turn, so many a second, until it is stopped. */
export const crawl = (url: string, perSecond: number): (() => Promise<Crawled>) => {
  const crawled: Crawled = { requests: 0, bad: [] };
  const underWay = new Set<Promise<void>>();
  const ids = [1, 2, 3, 4];
  const ask = async (path: string): Promise<void> => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) crawled.bad.push(`${path}: ${answer.status}`);
  };
  const timer = setInterval(() => {
    for (let count = 0; count < (perSecond * TICK_MS) / 1000; count += 1) {
      crawled.requests += 1;
      const id = ids[crawled.requests % ids.length];
      const asked: Promise<void> = ask(`/career-details/${id}`)
        .catch((error: unknown) => void crawled.bad.push(String(error)))
        .finally(() => underWay.delete(asked));
      underWay.add(asked);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return crawled;
  };
};
