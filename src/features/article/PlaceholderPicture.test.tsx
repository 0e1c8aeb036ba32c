import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { film } from '../../content/film.ts';
import { PlaceholderPicture } from './PlaceholderPicture.tsx';

it('shows our own film by default, loaded when it is played, with captions and a transcript', () => {
  const { container } = render(<PlaceholderPicture hasVideo videoUrl="" />);
  const video = screen.getByLabelText(film.title);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('poster', film.poster);
  expect(container.querySelector('track')).toHaveAttribute('src', film.captionsFile);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    film.captions.map(({ text }) => text),
  );
});

it('plays the video only after a click', async () => {
  const { container } = render(<PlaceholderPicture hasVideo videoUrl="https://video.example/embed/1" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Loaded from video\.example/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the video' }));
  const frame = screen.getByTitle(/^Video/);
  expect(frame).toHaveAttribute('src', 'https://video.example/embed/1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});
