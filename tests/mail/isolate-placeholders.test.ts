import { expect, test } from 'vitest';
import { isolatePlaceholders } from '#server/mail/isolate-placeholders.ts';
import { loadBuiltInTexts } from '#server/platform/text/message-catalog.ts';

test('names in an Arabic message are isolated in direction; numbers still select the plural form', async () => {
  const words = await loadBuiltInTexts('ar');
  const say = isolatePlaceholders(words.t);
  expect(say('mail.digest.item', { author: 'Ana_Diaz', count: 2 })).toBe('\u2068Ana_Diaz\u2069 · تعليقان');
  expect(say('mail.hello', { name: '' })).toBe(words.t('mail.hello', { name: '' }));
});
