import { render } from '@testing-library/react';
import { practices, type PracticeKey } from '../../content/practices.ts';
import { PracticeScene } from './PracticePage.tsx';

it('fetches the drawing of its own practice alone, and is silent', () => {
  const fetched = (Object.keys(practices) as PracticeKey[]).map((practice) => {
    const { container } = render(<PracticeScene practice={practice} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    return [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  });
  const files = Object.keys(practices).map((name) => `/images/scene-${name}.svg`);
  expect(fetched).toEqual(files.map((file) => [`${file}#scene`, `${file}#narrow`]));
});
