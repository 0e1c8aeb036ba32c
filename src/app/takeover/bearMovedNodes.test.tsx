import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { translate } from '../../../tests/support/translator.ts';
import { bearMovedNodes } from './bearMovedNodes.ts';
import { watchReplacedTexts } from './replacedTexts.ts';

/** Texts beside each other and beside elements, which React writes, removes and inserts one by one. */
const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p data-testid="line">
        {count > 0 && <b>Counted: </b>}
        {count} times{count === 2 ? ', and no further' : ''}
        {count !== 1 && ' so far'}
      </p>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Count
      </button>
    </div>
  );
};

/** What can be read, without the translator's signs. */
const read = () => screen.getByTestId('line').textContent?.replace(/[«»]/g, '');

beforeAll(() => bearMovedNodes(watchReplacedTexts(document.body)));

it.each(['replaced', 'wrapped'] as const)(
  'writes on in a page whose texts were %s by a translator',
  async (how) => {
    render(<Counter />);
    const stop = translate(how);
    const line = screen.getByTestId('line');
    await waitFor(() => expect(line.querySelectorAll('font font').length).toBeGreaterThan(1));
    const button = screen.getByRole('button');
    for (const text of [
      'Counted: 1 times',
      'Counted: 2 times, and no further so far',
      'Counted: 3 times so far',
    ]) {
      await userEvent.click(button);
      await waitFor(() => expect(read()).toBe(text));
      // Translated again, as it would be.
      await waitFor(() => expect(line.querySelector('font')).not.toBeNull());
    }
    stop();
  },
);

it('leaves alone what is where it belongs', () => {
  const parent = document.createElement('p');
  const [first, second] = [document.createTextNode('one'), document.createElement('b')];
  parent.append(second);
  expect(parent.insertBefore(first, second)).toBe(first);
  expect(parent.innerHTML).toBe('one<b></b>');
  expect(parent.removeChild(second)).toBe(second);
  expect(parent.innerHTML).toBe('one');
});
