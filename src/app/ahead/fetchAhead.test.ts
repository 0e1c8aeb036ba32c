import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { openingPath, paths } from '../../content/paths.ts';
import type { ResolvedPath } from '../../content/resolvePath.ts';
import { makeAhead } from './aheadPage.ts';
import { fetchAhead } from './fetchAhead.ts';

/** The simulated browser has no layout: what it is told to is in sight. */
let come: (link: Element) => void = () => undefined;
class Sight {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    come = (target) => tell([{ isIntersecting: true, target }]);
  }
  observe = () => undefined;
  unobserve = () => undefined;
}

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

const link = (href: string) => {
  const added = document.body.appendChild(document.createElement('a'));
  added.href = href;
  return added;
};

const names = (calls: readonly [ResolvedPath][]) => calls.map(([{ name }]) => name);

describe('what links lead to', () => {
  const fetchFiles = jest.fn<(path: ResolvedPath) => Promise<string[]>>(() => Promise.resolve([]));
  const prepare = jest.fn<(path: ResolvedPath) => Promise<void>>(() => Promise.resolve());
  const ahead = makeAhead();
  const calm = () => jest.advanceTimersByTimeAsync(1000);

  beforeAll(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: Sight });
    fetchAhead({ fetchFiles, prepare, ahead });
  });
  beforeEach(() => {
    jest.clearAllMocks();
    connect({});
  });
  afterAll(() => jest.useRealTimers());

  it('is fetched when it is seen, each file once, one page after the other (PERF-1)', async () => {
    let arrive: (drawings: string[]) => void = () => undefined;
    fetchFiles.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    for (const path of [paths.aboutUs, paths.ourTeam, paths.ourCustomers]) come(link(path));
    await calm();
    expect(names(fetchFiles.mock.calls)).toEqual(['aboutUs']);
    arrive([]);
    await calm();
    // Customers are told of by the same files as the page about us, and may have a drawing of their own.
    expect(names(fetchFiles.mock.calls)).toEqual(['aboutUs', 'ourTeam', 'ourCustomers']);
    come(link(paths.aboutUs));
    await calm();
    expect(fetchFiles).toHaveBeenCalledTimes(3);
  });

  it('has its drawings at hand before it is opened (PERF-1)', async () => {
    fetchFiles.mockResolvedValueOnce(['/images/scene-network.svg']);
    come(link(paths.networkInfrastructure));
    await calm();
    const files = [...document.head.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(files).toContain('/images/scene-network.svg#held');
  });

  it('goes on after a page that cannot be fetched', async () => {
    fetchFiles.mockReturnValueOnce(Promise.reject(new Error('offline')));
    for (const path of [paths.aboutCaseStudies, paths.companyNews]) come(link(path));
    await calm();
    expect(names(fetchFiles.mock.calls)).toEqual(['aboutCaseStudies', 'companyNews']);
  });

  it('is left alone where it is another site, this page, another tab or no page at all', async () => {
    const other = link(paths.careers);
    other.target = '_blank';
    for (const one of [link('https://example.org/contact_us'), link('/'), link('/none'), other]) {
      come(one);
      fireEvent.pointerDown(one);
    }
    await calm();
    expect(fetchFiles).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is made ready when somebody points at it, focuses it or touches it', async () => {
    const one = link(openingPath(5));
    fireEvent.pointerOver(one);
    fireEvent.pointerOver(document.body);
    await calm();
    expect(prepare).not.toHaveBeenCalled();
    for (const tell of [fireEvent.pointerOver, fireEvent.focusIn, fireEvent.pointerDown]) {
      tell(one);
      await calm();
    }
    expect(prepare).toHaveBeenCalledTimes(3);
    expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ name: 'careerDetails', jobId: 5 }));
  });

  it('is drawn when it is ready, if it is the one link that somebody shows interest in (FAST-2)', async () => {
    const [first, second] = [link(openingPath(6)), link(`${openingPath(7)}?from=list`)];
    fireEvent.pointerOver(first);
    await jest.advanceTimersByTimeAsync(29);
    expect(ahead.page()?.path.jobId).not.toBe(6);
    await calm();
    expect(ahead.page()?.path.jobId).toBe(6);
    let answer: () => void = () => undefined;
    prepare.mockReturnValueOnce(new Promise((done) => (answer = done)));
    fireEvent.pointerOver(first);
    await calm();
    fireEvent.pointerOver(second);
    await calm();
    answer();
    await calm();
    expect(ahead.page()?.location).toMatchObject({ pathname: openingPath(7), search: '?from=list' });
  });

  it('is not drawn once the visitor is there (FAST-2)', async () => {
    const one = link(openingPath(8));
    let answer: () => void = () => undefined;
    prepare.mockReturnValueOnce(new Promise((done) => (answer = done)));
    fireEvent.pointerDown(one);
    history.pushState(null, '', one.href);
    answer();
    await calm();
    expect(ahead.page()?.path.jobId).not.toBe(8);
    history.back();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { type: 'cellular' }])(
    'waits for the press where bytes are dear: %j (PERF-2)',
    async (connection) => {
      connect(connection);
      const one = link(paths.contactUs);
      come(one);
      fireEvent.pointerOver(one);
      await calm();
      expect(fetchFiles).not.toHaveBeenCalled();
      expect(prepare).not.toHaveBeenCalled();
      fireEvent.pointerDown(one);
      expect(names(prepare.mock.calls)).toEqual(['contactUs']);
    },
  );

  it('is not asked for without a network (PERF-2)', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const one = link(paths.ourServices);
    come(one);
    fireEvent.pointerOver(one);
    await calm();
    expect(fetchFiles).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
    isOnline.mockRestore();
  });
});
