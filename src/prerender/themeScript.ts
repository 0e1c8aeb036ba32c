/**
 * Sets the colour mode before the first paint, so that none flashes: the visitor's choice, else the system's. Runs
 * inline; its hash is in the Content-Security-Policy (docs/requirements.md, SHELL-8).
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "document.documentElement.setAttribute('data-bs-theme',t)})()";
