import { render } from '@testing-library/react';
import type { HeadSceneName } from '../content/headScenes.ts';
import { HeadScene } from './HeadScene.tsx';

const names: readonly HeadSceneName[] = [
  'careers',
  'caseStudyOne',
  'caseStudyTwo',
  'caseStudyThree',
  'aboutCaseStudies',
  'companyNews',
  'search',
  'ourServices',
  'howWeWork',
  'securityAndData',
  'sampleDocuments',
];

it.each(names)('fetches the drawing of %s alone, and is silent (SEE-9)', (name) => {
  const { container } = render(<HeadScene name={name} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    `/images/head-${name}.svg#scene`,
  ]);
});

it('draws what belongs to a practice in its colour (SEE-9)', () => {
  const { container } = render(<HeadScene name="ourServices" practices={['network', 'staffing']} />);
  const [, ...rooms] = [...container.querySelectorAll('use')].map((use) => [
    use.dataset['practice'],
    use.getAttribute('href'),
  ]);
  expect(rooms).toEqual([
    ['network', '/images/head-ourServices.svg#network'],
    ['staffing', '/images/head-ourServices.svg#staffing'],
  ]);
});
