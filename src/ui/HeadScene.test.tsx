import { render } from '@testing-library/react';
import type { HeadSceneName } from '../content/headScenes.ts';
import { HeadScene } from './HeadScene.tsx';

const names: readonly HeadSceneName[] = ['careers', 'caseStudyOne', 'caseStudyTwo', 'caseStudyThree'];

it.each(names)('fetches the drawing of %s alone, and is silent (SEE-9)', (name) => {
  const { container } = render(<HeadScene name={name} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    `/images/head-${name}.svg#scene`,
  ]);
});
