import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceholderPicture } from './PlaceholderPicture.tsx';

it('is a still picture where no video is set', () => {
  const { container } = render(<PlaceholderPicture videoUrl="" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('plays the video only after a click', async () => {
  const { container } = render(<PlaceholderPicture videoUrl="https://video.example/embed/1" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the video' }));
  const frame = screen.getByTitle(/^Video/);
  expect(frame).toHaveAttribute('src', 'https://video.example/embed/1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});
