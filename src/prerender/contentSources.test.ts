import { buildSettings } from '../contract/buildSettings.ts';
import { contentSources } from './contentSources.ts';

it('names no other host where none is set', () => {
  expect(contentSources(buildSettings)).toEqual({ frameSources: [], connectSources: [], formActions: [] });
});

it('names each host once, by its origin', () => {
  expect(
    contentSources({
      ...buildSettings,
      mapUrl: 'https://maps.example/embed?at={lat},{lon}',
      videoUrl: 'https://video.example/embed/1',
      careersHost: 'https://jobs.example/php',
      emailHost: 'https://jobs.example',
    }),
  ).toEqual({
    frameSources: ['https://maps.example', 'https://video.example'],
    connectSources: ['https://jobs.example'],
    formActions: ['https://jobs.example'],
  });
});
