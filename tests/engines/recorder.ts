/** Where the recorder lies; the page's policy allows scripts of its own site. */
export const RECORDER_PATH = '/recorder-of-the-console.js';

/**
 * The first script of every page: keeps what the console and the page's policy say, which outlives a change of page, and
 * runs what the visit needs before the page: most often it takes something from the engine.
 */
export const recorder = (firstScript: string): string => `(() => {
  // Its own way to the storage, which a journey may take from the page.
  const storage = sessionStorage;
  const linesOf = () => JSON.parse(storage.getItem('lines') ?? '[]');
  Object.defineProperty(window, 'consoleLines', { get: linesOf });
  const keep = (line) => storage.setItem('lines', JSON.stringify([...linesOf(), line]));
  for (const kind of ['error', 'warn', 'info', 'log', 'debug']) {
    const say = console[kind];
    console[kind] = (...words) => { keep(kind + ': ' + words.map(String).join(' ')); say.apply(console, words); };
  }
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  // Leaving a page gives up what it was fetching ahead.
  addEventListener('error', (event) => isLeaving || keep('uncaught: ' + (event.message ?? event.target?.outerHTML)), true);
  addEventListener('unhandledrejection', (event) => keep('rejected: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => keep('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const take = (owner, ...names) => {
    for (const name of names) {
      for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) delete holder[name];
      if (name in owner) keep('not taken: ' + name);
    }
  };
  const forbid = (owner, name) => Object.defineProperty(owner, name, { configurable: true, get() { throw new DOMException('Forbidden', 'SecurityError'); } });
  ${firstScript}
})()`;
