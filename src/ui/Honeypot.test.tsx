import { render } from '@testing-library/react';
import { Honeypot, useHoneypot } from './Honeypot.tsx';

const Form = ({ onRead }: { onRead: (read: ReturnType<typeof useHoneypot>) => void }) => {
  onRead(useHoneypot());
  return (
    <form>
      <Honeypot />
    </form>
  );
};

const renderJobForm = () => {
  let read: ReturnType<typeof useHoneypot> | undefined;
  const { container } = render(<Form onRead={(reading) => (read = reading)} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const input = container.querySelector('input') as HTMLInputElement;
  return { input, readHoneypot: () => read?.(form) };
};

it('is out of reach for people: not read out, not in the tab order, not filled in by the browser', () => {
  const { input } = renderJobForm();
  expect(input.closest('[aria-hidden="true"]')).toHaveClass('honeypot');
  expect(input).toHaveAttribute('name', 'website');
  expect(input).toHaveAttribute('tabindex', '-1');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

it("returns the field's value", () => {
  const { input, readHoneypot } = renderJobForm();
  expect(readHoneypot()?.website).toBe('');
  input.value = 'https://spam.example';
  expect(readHoneypot()?.website).toBe('https://spam.example');
});

it('measures from the first render, or from the start of the document if the form was prerendered', () => {
  const rendered = renderJobForm();
  expect(rendered.readHoneypot()?.shownFor).toBeLessThan(500);
  const container = document.body.appendChild(document.createElement('div'));
  let read: ReturnType<typeof useHoneypot> | undefined;
  const form = <Form onRead={(reading) => (read = reading)} />;
  container.innerHTML = document.querySelector('div')?.innerHTML ?? '';
  render(form, { container, hydrate: true });
  expect(read?.(container.querySelector('form') as HTMLFormElement).shownFor).toBeGreaterThan(
    performance.now() - 100,
  );
});
