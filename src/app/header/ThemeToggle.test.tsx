import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.edge';
import { ThemeToggle } from './ThemeToggle.tsx';

const theme = () => document.documentElement.dataset['bsTheme'];
const press = () => userEvent.click(screen.getByRole('button'));

describe('the theme button', () => {
  afterEach(() => localStorage.clear());

  it('goes round system, light and dark, and keeps the choice', async () => {
    render(<ThemeToggle />);
    expect(screen.getByRole('button', { name: 'Colours: System' })).toBeVisible();
    await press();
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
    await press();
    expect(screen.getByRole('button', { name: 'Colours: Dark' })).toBeVisible();
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await press();
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', null]);
  });

  it('renders on the server as in the first moment of the browser', () => {
    localStorage.setItem('theme', 'dark');
    expect(renderToString(<ThemeToggle />)).toContain('System');
  });

  it('hydrates a kept choice without complaint', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ThemeToggle />);
    document.body.append(container);
    localStorage.setItem('theme', 'dark');
    render(<ThemeToggle />, { container, hydrate: true });
    expect(await screen.findByRole('button', { name: 'Colours: Dark' })).toBeVisible();
    expect(theme()).toBe('dark');
  });
});
