import './styles/desk.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { DeskApp } from './DeskApp.tsx';
import { makeDeskStore } from './store.ts';

/** Sets Bootstrap's theme attribute from the system's colour scheme. */
const followSystemTheme = (): void => {
  const darkQuery = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => (document.documentElement.dataset['bsTheme'] = darkQuery.matches ? 'dark' : 'light');
  darkQuery.addEventListener('change', apply);
  apply();
};

followSystemTheme();
const container = document.getElementById('root');
if (!container) throw new Error('No element #root');
createRoot(container).render(
  <StrictMode>
    <Provider store={makeDeskStore()}>
      <BrowserRouter>
        <DeskApp />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
