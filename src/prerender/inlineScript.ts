// The one inline script of every page: its hash stands in the Content-Security-Policy, so it imports nothing.
{
  const { dataset } = document.documentElement;
  dataset['script'] = '';

  // The theme, before the first paint.
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's theme applies.
  }
  const theme = stored === 'light' || stored === 'dark' ? stored : undefined;
  dataset['themeChoice'] = theme ?? 'system';
  dataset['bsTheme'] = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

  // Repeats the first click or submit in each part of the page that was made before React hydrated it (ui/useReplay.ts).
  const PENDING = '[data-h]:not([data-hydrated])';
  const early = new Map<Element, () => void>();
  let hasFailed = false;
  const keep = (event: Event, repeat: () => void) => {
    const isHydrating = !hasFailed && document.getElementById('late');
    const part = isHydrating && (event.target as Element).closest(PENDING);
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    if (!early.has(part)) early.set(part, repeat);
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (button) keep(event, () => button.click());
  };
  addEventListener('click', onClick, true);
  addEventListener(
    'submit',
    (event) => keep(event, () => (event.target as HTMLFormElement).requestSubmit(event.submitter)),
    true,
  );
  addEventListener('hydrated', ({ target }) => {
    early.get(target as Element)?.();
    early.delete(target as Element);
  });

  // A script that does not arrive: the browser sends forms by itself.
  const giveUp = () => {
    hasFailed = true;
    for (const repeat of early.values()) repeat();
    early.clear();
  };

  // Loads the stylesheet and the scripts once the page is painted and the browser idle, or when the visitor first acts.
  type Urls = Readonly<Record<'styles' | 'scripts', readonly string[]>>;
  const policy = { createScriptURL: (url: string) => (url.startsWith('/static/js/') ? url : '') };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => object };
  };
  const trusted = (trustedTypes?.createPolicy('late', policy) ?? policy) as typeof policy;
  let hasBegun = false;
  const load = () => {
    const urls = document.getElementById('late');
    if (hasBegun || !urls) return;
    hasBegun = true;
    const { styles, scripts } = JSON.parse(urls.textContent) as Urls;
    const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const script = (url: string) =>
      Object.assign(document.createElement('script'), {
        async: false,
        onerror: giveUp,
        src: trusted.createScriptURL(url),
      });
    document.head.append(...styles.map(link), ...scripts.map(script));
  };
  const loadIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 500 }) : setTimeout(load, 50);
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, load, { capture: true, once: true, passive: true });
  addEventListener('load', () => (document.hidden ? loadIdle() : requestAnimationFrame(loadIdle)));
}
