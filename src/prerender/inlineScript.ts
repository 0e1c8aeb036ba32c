// The only inline script of every page, bundled separately. The Content-Security-Policy contains its hash.
import { applyTheme, readStoredTheme } from '../app/theme.ts';
import { abandonHydration } from '../ui/abandonHydration.ts';
import { replayEarlyActions } from './replayEarlyActions.ts';

document.documentElement.dataset['script'] = '';
// Before the first paint.
applyTheme(readStoredTheme());
replayEarlyActions();

const rules = { createScriptURL: (url: string) => (url.startsWith('/static/js/') ? url : '') };
interface Policies {
  trustedTypes?: { createPolicy: (name: string, rules: object) => object };
}
const trustedPolicy = ((window as Policies).trustedTypes?.createPolicy('late', rules) ??
  rules) as typeof rules;

/** How long the scripts wait for the page's pictures. */
const LOAD_LIMIT_MS = 3000;

let hasStarted = false;
const load = () => {
  const deferred = document.getElementById('deferred');
  if (hasStarted || !deferred) return;
  hasStarted = true;
  const urls = JSON.parse(deferred.textContent) as string[];
  const script = (url: string) => {
    const src = trustedPolicy.createScriptURL(url);
    // If a script fails to load, the browser itself sends the forms.
    return Object.assign(document.createElement('script'), {
      async: false,
      onerror: abandonHydration,
      src,
    });
  };
  // Each in a task of its own: starting five requests at once would block a slow phone. They still run in this order.
  const loadNext = () => {
    const url = urls.shift();
    if (url === undefined) return;
    document.head.append(script(url));
    setTimeout(loadNext);
  };
  loadNext();
};
// The styles use the web fonts once both are there (styles/_document.scss).
const showFonts = async () => {
  await Promise.all(
    ['Hanken Grotesk', 'Bricolage Grotesque'].map((name) => document.fonts.load(`1em ${name}`)),
  );
  document.documentElement.dataset['fonts'] = '';
};
// Loads scripts and fonts once the page is painted and the browser idle, the scripts also at the visitor's first action.
const loadIdle = () => {
  const loadAll = () => {
    load();
    // If a font cannot be loaded, the system's fonts stay.
    showFonts().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(loadAll, { timeout: 500 });
  else setTimeout(loadAll, 50);
};
for (const event of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(event, load, { capture: true, once: true, passive: true });
addEventListener('load', () => (document.hidden ? loadIdle() : requestAnimationFrame(loadIdle)));
// A picture that never arrives delays the event for as long as it hangs.
addEventListener('DOMContentLoaded', () => setTimeout(loadIdle, LOAD_LIMIT_MS));
