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

afterEach(() => {
  delete document.documentElement.dataset['js'];
});

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

it('counts from the moment the form is drawn, or from the page itself where the form came with it', () => {
  const early = draw();
  expect(early.readTraps()?.shownFor).toBeGreaterThan(performance.now() - 100);
  document.documentElement.dataset['js'] = '';
  const late = draw();
  expect(late.readTraps()?.shownFor).toBeLessThan(500);
  expect(early.readTraps()?.shownFor).toBeGreaterThan(late.readTraps()?.shownFor ?? 0);
});
