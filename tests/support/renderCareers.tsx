import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { pages } from '../../src/content/pages.ts';
import { resolvePath } from '../../src/content/resolvePath.ts';
import { pageTexts } from '../../src/content/pageTexts/careers.ts';
import type { PageSeed } from '../../src/contract/renderer.ts';
import { CareersPage } from '../../src/features/careers/list/CareersPage.tsx';
import { loadApplicationForm } from '../../src/features/careers/application/loadApplicationForm.ts';
import { JobPage } from '../../src/features/careers/job/JobPage.tsx';
import { ReceiptPage } from '../../src/features/careers/receipt/ReceiptPage.tsx';
import { seedStore } from '../../src/store/seeds.ts';
import { makeStore } from '../../src/store/store.ts';
import { clearDrafts } from './deviceStore.ts';
import { skipRetryDelays } from './skipRetryDelays.ts';
import { makeRecorder } from './recorder.ts';
import { startCareersServer, type CareersServer, type Script } from './careersServer.ts';

const View = () => {
  const { pathname } = useLocation();
  const path = resolvePath(pathname);
  switch (path?.name) {
    case 'careers':
      return <CareersPage name={path.name} page={pages.careers} texts={pageTexts.careers} />;
    case 'careerDetails': {
      const { name, jobId } = path;
      const id = jobId === undefined ? {} : { jobId };
      return <JobPage name={name} page={pages.careerDetails} texts={pageTexts.careerDetails} {...id} />;
    }
    case 'receipt': {
      const { name, reference = '' } = path;
      return <ReceiptPage name={name} page={pages.receipt} texts={pageTexts.receipt} reference={reference} />;
    }
    default:
      return <h1>Another page: {pathname}</h1>;
  }
};

const servers: CareersServer[] = [];

/** Call it after each test. Also deletes drafts, which the next test would restore. */
export const closeCareersServers = async (): Promise<void> => {
  clearDrafts();
  await Promise.all(servers.splice(0).map((server) => server.close()));
};

/** Renders the careers pages at a path against a scripted back end, with the functions that production uses. */
export const renderCareers = async (
  path: string,
  script: Script,
  seed: PageSeed = {},
  { isExternal = false }: { isExternal?: boolean } = {},
) => {
  const server = await startCareersServer(script);
  servers.push(server);
  skipRetryDelays();
  const { watch, actions } = makeRecorder();
  const store = makeStore(isExternal ? { careersHost: server.url } : { origin: server.url }, watch);
  const { jobId, reference } = resolvePath(path) ?? {};
  // The loader does the same before it renders a page.
  await loadApplicationForm();
  seedStore(store, seed, { ...(jobId ? { jobId } : {}), ...(reference ? { reference } : {}) });
  const rendered = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <main>
            <View />
          </main>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...rendered, server, store, actions };
};
