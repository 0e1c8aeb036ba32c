import { news } from '../content/news.ts';
import { newsFeed } from './newsFeed.ts';

it('tells every item of news, and which are samples', () => {
  const text = newsFeed('https://site.example');
  expect(text.match(/<item>/g)).toHaveLength(news.length);
  expect(text).toContain('<title>Sample: A practice room for audio-visual technicians</title>');
  expect(text).toContain('<link>https://site.example/company_news#practice-room</link>');
});
