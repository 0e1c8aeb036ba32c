import { abandonHydration } from './ui/abandonHydration.ts';
import { reloadAfterRelease } from './ui/reloadAfterRelease.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs React, the libraries and the site in tasks of their own: in one task they would block a slow phone. */
const run = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './store/store.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await nextTask();
  await start();
};

// If a chunk cannot be loaded, the page stays as it was prerendered: its text, links and forms still work.
run().catch((error: unknown) => {
  console.error(error);
  abandonHydration();
  void reloadAfterRelease(error);
});
