import { render } from '@testing-library/react';
import { TrapField } from './TrapField.tsx';
import { useTraps } from './useTraps.ts';

const Form = ({ onRead }: { onRead: (read: ReturnType<typeof useTraps>) => void }) => {
  onRead(useTraps());
  return (
    <form>
      <TrapField />
    </form>
  );
};

const draw = () => {
  let read: ReturnType<typeof useTraps> | undefined;
  const { container } = render(<Form onRead={(reading) => (read = reading)} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const input = container.querySelector('input') as HTMLInputElement;
  return { input, readTraps: () => read?.(form) };
};

it('is out of reach for everybody: not read out, not on the way of Tab, not filled in by the browser', () => {
  const { input } = draw();
  expect(input.closest('[aria-hidden="true"]')).toHaveClass('trap');
  expect(input).toHaveAttribute('name', 'website');
  expect(input).toHaveAttribute('tabindex', '-1');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

it('gives what stands in the field', () => {
  const { input, readTraps } = draw();
  expect(readTraps()?.website).toBe('');
  input.value = 'https://spam.example';
  expect(readTraps()?.website).toBe('https://spam.example');
});

it('counts from the first render, or from the start of the document if the form was prerendered', () => {
  const rendered = draw();
  expect(rendered.readTraps()?.shownFor).toBeLessThan(500);
  const container = document.body.appendChild(document.createElement('div'));
  let read: ReturnType<typeof useTraps> | undefined;
  const form = <Form onRead={(reading) => (read = reading)} />;
  container.innerHTML = document.querySelector('div')?.innerHTML ?? '';
  render(form, { container, hydrate: true });
  expect(read?.(container.querySelector('form') as HTMLFormElement).shownFor).toBeGreaterThan(
    performance.now() - 100,
  );
});
