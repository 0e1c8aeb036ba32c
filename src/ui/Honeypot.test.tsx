import { render } from '@testing-library/react';
import { Honeypot, useHoneypot } from './Honeypot.tsx';

const Form = ({ onRead }: { onRead: (readValues: ReturnType<typeof useHoneypot>) => void }) => {
  onRead(useHoneypot());
  return (
    <form>
      <Honeypot />
    </form>
  );
};

const renderForm = () => {
  let readValues: ReturnType<typeof useHoneypot> | undefined;
  const { container } = render(<Form onRead={(result) => (readValues = result)} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const input = container.querySelector('input') as HTMLInputElement;
  return { input, readHoneypot: () => readValues?.(form) };
};

it('is out of reach for people: not read out, not in the tab order, not filled in by the browser', () => {
  const { input } = renderForm();
  expect(input.closest('[aria-hidden="true"]')).toHaveClass('honeypot');
  expect(input).toHaveAttribute('name', 'website');
  expect(input).toHaveAttribute('tabindex', '-1');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

it("returns the field's value", () => {
  const { input, readHoneypot } = renderForm();
  expect(readHoneypot()?.website).toBe('');
  input.value = 'https://spam.example';
  expect(readHoneypot()?.website).toBe('https://spam.example');
});

it('measures from the first render, or from the start of the document if the form was prerendered', () => {
  const rendered = renderForm();
  expect(rendered.readHoneypot()?.shownFor).toBeLessThan(500);
  const container = document.body.appendChild(document.createElement('div'));
  let readValues: ReturnType<typeof useHoneypot> | undefined;
  const form = <Form onRead={(result) => (readValues = result)} />;
  container.innerHTML = document.querySelector('div')?.innerHTML ?? '';
  render(form, { container, hydrate: true });
  expect(readValues?.(container.querySelector('form') as HTMLFormElement).shownFor).toBeGreaterThan(
    performance.now() - 100,
  );
});
