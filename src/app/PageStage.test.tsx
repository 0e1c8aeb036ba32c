import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pages } from '../content/pages.ts';
import { paths, type StaticPageName } from '../content/paths.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { wantStillness } from '../../tests/support/matchMedia.ts';
import { makeStore } from '../store/store.ts';
import { makePageLoader } from './pageLoader.ts';
import { Root } from './Root.tsx';

const pathOf = (page: StaticPageName) => {
  const path = resolvePath(paths[page]);
  if (!path) throw new Error(`No page ${page}`);
  return path;
};

/** The simulated browser cannot scroll. */
beforeAll(() => {
  wantStillness();
  window.scrollTo = () => undefined;
});

const begin = async (page: StaticPageName) => {
  const store = makeStore();
  const loader = makePageLoader(store);
  await loader.load(pathOf(page));
  render(
    <Root
      store={store}
      loader={loader}
      router={(app) => <MemoryRouter initialEntries={[paths[page]]}>{app}</MemoryRouter>}
    />,
  );
  const draw = async (next: StaticPageName, search = '') => {
    await loader.prepare(pathOf(next));
    act(() => loader.ahead.draw({ pathname: paths[next], search, hash: '' }));
  };
  return { draw, loader };
};

const headings = () => [...document.querySelectorAll('main h1')];
const follow = async (page: StaticPageName) => {
  const [link] = screen.getAllByRole('link', { name: pages[page].title });
  if (link) await userEvent.click(link);
};

describe('a page that is drawn before it is opened (FAST-2)', () => {
  it('is hidden, and says nothing, until a link to it is followed', async () => {
    const { draw } = await begin('aboutUs');
    const title = document.title;
    await draw('ourServices');
    await waitFor(() => expect(headings()).toHaveLength(2));
    expect(headings()[0]).toBeVisible();
    expect(headings()[1]).not.toBeVisible();
    expect(document.title).toBe(title);
  });

  it('leaves the page alone that is shown meanwhile (FAST-15)', async () => {
    const { draw, loader } = await begin('aboutUs');
    const drawings = jest.spyOn(loader, 'ready');
    await draw('ourServices');
    await waitFor(() => expect(headings()).toHaveLength(2));
    const drawn = new Set(drawings.mock.calls.map(([page]) => page));
    expect([...drawn]).toEqual(['ourServices']);
  });

  it('is shown as it was drawn, in place of the other', async () => {
    const { draw } = await begin('aboutUs');
    await draw('ourServices');
    await waitFor(() => expect(headings()).toHaveLength(2));
    const [, drawn] = headings();
    await follow('ourServices');
    expect(headings()).toEqual([drawn]);
    expect(drawn).toBeVisible();
    expect(drawn).toHaveFocus();
    expect(document.title).toContain(pages.ourServices.title);
  });

  it('gives way to the next one, and is gone with the page that was before it', async () => {
    const { draw } = await begin('aboutUs');
    await draw('ourServices');
    await draw('companyNews');
    await waitFor(() => expect(headings()).toHaveLength(2));
    await follow('ourServices');
    expect(headings()).toHaveLength(1);
    expect(headings()[0]).toBeVisible();
  });

  it('is another page where it was drawn for another query', async () => {
    const { draw } = await begin('aboutUs');
    await draw('ourServices', '?from=elsewhere');
    await waitFor(() => expect(headings()).toHaveLength(2));
    const [, drawn] = headings();
    await follow('ourServices');
    expect(headings()).toHaveLength(1);
    expect(headings()[0]).not.toBe(drawn);
  });
});
