import { render } from '@testing-library/react';
import { headScenePath, headScenes } from '../content/headScenes.ts';
import { HeadScene } from './HeadScene.tsx';

it.each(headScenes)('fetches the drawing of %s alone, and is silent', (name) => {
  const { container } = render(<HeadScene name={name} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  const files = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[0]);
  expect(new Set(files)).toEqual(new Set([headScenePath(name)]));
});

it('draws what belongs to a practice in its colour, and before it what has none', () => {
  const { container } = render(<HeadScene name="ourTeam" />);
  const layers = [...container.querySelectorAll('use')].map((use) => [
    use.getAttribute('href')?.split('#')[1],
    use.dataset['practice'],
  ]);
  expect(layers).toEqual([
    ['scene', undefined],
    ['managed', 'managed'],
    ['engineering', 'engineering'],
    ['audioVisual', 'audioVisual'],
    ['front', undefined],
  ]);
});
