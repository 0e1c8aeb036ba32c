import { findUnfilledFacts, privacyFacts, UNFILLED } from './privacyFacts.ts';

it('names every fact of the privacy notice that is not filled in', () => {
  expect(findUnfilledFacts()).toEqual([]);
  const { controller } = privacyFacts;
  const facts = {
    ...privacyFacts,
    controller: { ...controller, email: UNFILLED },
    officer: '',
    representative: '',
    authorities: ['One', `Two: ${UNFILLED}`],
  };
  expect(findUnfilledFacts(facts)).toEqual(['controller.email', 'officer', 'authorities.1']);
});
