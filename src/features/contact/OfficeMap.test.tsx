import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../content/site.ts';
import { toMapUrl, OfficeMap, Offices } from './Offices.tsx';

const [office] = site.offices;
if (!office) throw new Error('No office');
const PATTERN = 'https://maps.example/embed?marker={lat},{lon}&bbox={west},{south},{east},{north}&x={other}';

it('fills in the coordinates and the bounding box, and leaves other braces unchanged', () => {
  expect(toMapUrl(PATTERN, { latitude: 10, longitude: -20 })).toBe(
    'https://maps.example/embed?marker=10.00000,-20.00000&bbox=-20.01200,9.99400,-19.98800,10.00600&x={other}',
  );
});

it('says once which host the maps are loaded from', () => {
  render(<Offices hasMaps pattern={PATTERN} />);
  expect(screen.getAllByText(/loaded from maps\.example/)).toHaveLength(1);
});

it('shows the map in a sandboxed frame, with the focus, only after a click', async () => {
  const { container } = render(<OfficeMap office={office} pattern={PATTERN} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toContain('https://');
  await userEvent.click(screen.getByRole('button', { name: `Show map of ${office.city}` }));
  const frame = screen.getByTitle(`Map of ${office.city}`);
  expect(frame).toHaveFocus();
  expect(frame).toHaveAttribute('src', toMapUrl(PATTERN, office));
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('link', { name: 'Open it at maps.example' })).toHaveAttribute('rel', 'noreferrer');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
