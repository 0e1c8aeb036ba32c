import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';

const renderField = (text: string, max = 1000) =>
  render(
    <Field id="story" label="Your story" max={max}>
      {(control) => <textarea {...control} defaultValue={text} />}
    </Field>,
  );
const story = () => screen.getByLabelText('Your story');
const type = (text: string) => fireEvent.input(story(), { target: { value: text } });

it('shows the remaining characters near the limit, and the excess above it', () => {
  renderField('x'.repeat(899));
  expect(story()).not.toHaveAccessibleDescription();
  type('x'.repeat(990));
  expect(story()).toHaveAccessibleDescription('10 characters left');
  type('x'.repeat(1001));
  expect(story()).toHaveAccessibleDescription('1 character too many');
  type(`  ${'x'.repeat(2500)}  `);
  expect(story()).toHaveAccessibleDescription('1,500 characters too many');
});

it('counts text that was there before hydration', () => {
  renderField('x'.repeat(1001));
  expect(story()).toHaveAccessibleDescription('1 character too many');
});

it('has no count for a low limit until the text is too long', () => {
  renderField('x'.repeat(40), 40);
  expect(story()).not.toHaveAccessibleDescription();
  type('x'.repeat(41));
  expect(story()).toHaveAccessibleDescription('1 character too many');
});

it('announces the count once typing pauses, not at every key', () => {
  jest.useFakeTimers();
  const { container } = renderField('');
  const announced = container.querySelector('[aria-live]');
  type('x'.repeat(1001));
  act(() => jest.advanceTimersByTime(900));
  type('x'.repeat(1002));
  act(() => jest.advanceTimersByTime(900));
  expect(announced).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(announced).toHaveTextContent('2 characters too many');
  jest.useRealTimers();
});
