import { shareAlt, sharePath } from '../content/sharePictures.ts';
import { site } from '../content/site.ts';
import { socialTags } from './socialTags.ts';

describe('the preview of a page on other sites', () => {
  const parts = { title: 'About "us"', description: 'Who we are' };

  it('contains title, description, URL and a picture with its size and alternative text', () => {
    const tags = socialTags({ ...parts, canonical: `${site.url}/about_us` }).join('\n');
    expect(tags).toContain('<meta property="og:title" content="About &quot;us&quot;">');
    expect(tags).toContain(`<meta property="og:url" content="${site.url}/about_us">`);
    expect(tags).toContain(`<meta property="og:image" content="${site.url}${sharePath('company')}">`);
    expect(tags).toContain('<meta property="og:type" content="website">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain(`<meta property="og:image:alt" content="${shareAlt('company')}">`);
  });

  it("has the picture of the page's subject, and is an article if the page is one", () => {
    const tags = socialTags({ ...parts, picture: 'cases', isArticle: true }).join('\n');
    expect(tags).toContain(`<meta property="og:image" content="${site.url}/images/link-cases.png">`);
    expect(tags).toContain('“Case studies”');
    expect(tags).toContain('<meta property="og:type" content="article">');
  });

  it('leaves out the URL of a page that is not indexed', () => {
    expect(socialTags(parts).join('\n')).not.toContain('og:url');
  });
});
