import type { BuildSettings } from '../contract/buildSettings.ts';

/** Read when the words are first imported: nothing of them may be imported above. */
const settings: BuildSettings = {
  careersHost: 'https://jobs.example.com',
  emailHost: 'https://mail.example.com',
  emailUserId: 'u',
  emailServiceId: 's',
  emailTemplateId: 't',
  emailFormTemplateId: 'f',
  mapUrl: '',
  videoUrl: '',
  siteUrl: '',
  retentionDays: 180,
  keptRetentionDays: 730,
  replyWithinDays: 10,
};

it("claims nothing of somebody else's server that only ours does", async () => {
  Object.assign(globalThis, { BUILD_SETTINGS: settings });
  const { contactTexts } = await import('./contactTexts.ts');
  const { applyTexts, failureTexts } = await import('./careersTexts.ts');
  const { messageTexts } = await import('./messageTexts.ts');
  const [privacy] = contactTexts.legal;
  const said = [
    ...privacy.paragraphs,
    ...privacy.table.rows.flat(),
    ...privacy.more.paragraphs,
    applyTexts.privacy,
    failureTexts.unconfirmedAdvice,
    messageTexts.privacy,
  ].join('\n');
  expect(said).toContain('https://jobs.example.com');
  expect(said).toContain('https://mail.example.com');
  expect(said).not.toMatch(
    /\b(180|730) days|24 hours|automatically|Against spam|confirmation names|job alert|network address$|once only/,
  );
});

it('says of no video that others provide it while the film is our own', async () => {
  Object.assign(globalThis, { BUILD_SETTINGS: settings });
  const { contactTexts } = await import('./contactTexts.ts');
  const { words } = await import('./words/statement.ts');
  const [privacy, terms] = contactTexts.legal;
  const said = [privacy, privacy.more, terms, words.accessibilityStatement].flatMap(
    ({ paragraphs }): readonly string[] => paragraphs,
  );
  expect(said.filter((text) => /maps?\b/i.test(text))).toHaveLength(3);
  expect(said.filter((text) => /video/i.test(text))).toEqual([]);
});
