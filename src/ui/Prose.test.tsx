import { render, screen } from '@testing-library/react';
import { Prose } from './Prose.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('running text', () => {
  it('links email addresses and phone numbers', () => {
    const text =
      'Write to hello@site.example, or call +1\u00a0512\u00a0555\u00a00142. Say which page it was.';
    const { container } = render(<Prose paragraphs={[text]} />);
    expect(links()).toEqual([
      ['hello@site.example', 'mailto:hello@site.example'],
      ['+1 512 555 0142', 'tel:+15125550142'],
    ]);
    expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  });

  it('does not link other numbers or the full stop after an address', () => {
    render(<Prose paragraphs={['A 12+ score, +1400 points, 90 000 pages. Ask careers@site.example.']} />);
    expect(links()).toEqual([['careers@site.example', 'mailto:careers@site.example']]);
  });
});
