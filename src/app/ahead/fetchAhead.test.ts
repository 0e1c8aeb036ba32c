import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { openingPath, paths } from '../../content/paths.ts';
import type { ResolvedPath } from '../../content/resolvePath.ts';
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
  const fetchFiles = jest.fn<(path: ResolvedPath) => Promise<void>>(() => Promise.resolve());
  const prepare = jest.fn<(path: ResolvedPath) => Promise<void>>(() => Promise.resolve());
  const calm = () => jest.advanceTimersByTimeAsync(1000);

  beforeAll(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: Sight });
    fetchAhead({ fetchFiles, prepare });
  });
  beforeEach(() => {
    jest.clearAllMocks();
    connect({});
  });
  afterAll(() => jest.useRealTimers());

  it('is fetched when it is seen, each file once, one page after the other (PERF-1)', async () => {
    let arrive: () => void = () => undefined;
    fetchFiles.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    for (const path of [paths.aboutUs, paths.ourTeam, paths.ourCustomers]) come(link(path));
    await calm();
    expect(names(fetchFiles.mock.calls)).toEqual(['aboutUs']);
    arrive();
    await calm();
    // Customers are told of by the same files as the page about us.
    expect(names(fetchFiles.mock.calls)).toEqual(['aboutUs', 'ourTeam']);
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
