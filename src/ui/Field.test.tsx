import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';

const makeField = (text: string, max = 1000) => (
  <Field id="story" label="Your story" length={{ text, max }}>
    {(control) => <textarea {...control} defaultValue={text} />}
  </Field>
);
const story = () => screen.getByLabelText('Your story');

it('shows the remaining characters near the limit, and the excess above it', () => {
  const { rerender } = render(makeField('x'.repeat(899)));
  expect(story()).not.toHaveAccessibleDescription();
  rerender(makeField('x'.repeat(990)));
  expect(story()).toHaveAccessibleDescription('10 characters left');
  rerender(makeField('x'.repeat(1001)));
  expect(story()).toHaveAccessibleDescription('1 character too many');
  rerender(makeField(`  ${'x'.repeat(2500)}  `));
  expect(story()).toHaveAccessibleDescription('1,500 characters too many');
});

it('has no count for a low limit until the text is too long', () => {
  const { rerender } = render(makeField('x'.repeat(40), 40));
  expect(story()).not.toHaveAccessibleDescription();
  rerender(makeField('x'.repeat(41), 40));
  expect(story()).toHaveAccessibleDescription('1 character too many');
});

it('announces the count once typing pauses, not at every key', () => {
  jest.useFakeTimers();
  const { container, rerender } = render(makeField(''));
  const announced = container.querySelector('[aria-live]');
  rerender(makeField('x'.repeat(1001)));
  act(() => jest.advanceTimersByTime(900));
  rerender(makeField('x'.repeat(1002)));
  act(() => jest.advanceTimersByTime(900));
  expect(announced).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(announced).toHaveTextContent('2 characters too many');
  jest.useRealTimers();
});
