import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslations, type Messages } from '#api/translations.ts';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])) as Messages;

test('a message is formatted with its values, by the plural rules of its language', () => {
  const minutes =
    '{count, plural, zero {صفر} one {دقيقة} two {دقيقتين} few {{count} دقائق} many {{count} دقيقة} other {{count} دقيقة}}';
  const { t } = createTranslations({
    language: 'ar',
    areas: { primitives: compiled({ 'primitives.time.minutes': minutes }) },
    load: () => Promise.reject(new Error('unexpected load')),
  });
  const said = [0, 1, 2, 3, 11, 100].map((count) => t('primitives.time.minutes', { count }));
  expect(said).toEqual(['صفر', 'دقيقة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة']);
});

test('messages of an area that is still loading suspend as React expects, once, and are retried after a failure', async () => {
  let calls = 0;
  const words = createTranslations({
    language: 'fr',
    areas: {},
    load: async () => {
      calls += 1;
      if (calls === 1) throw new Error('no connection');
      return compiled({ 'primitives.dialog.close': 'Fermer' });
    },
  });
  const thrown = (): unknown => {
    try {
      return words.t('primitives.dialog.close');
    } catch (promise) {
      return promise;
    }
  };
  const first = thrown();
  expect(first).toBeInstanceOf(Promise);
  expect(thrown()).toBe(first);
  await expect(first).rejects.toThrow('no connection');
  await thrown();
  expect(thrown()).toBe('Fermer');
  await words.need('primitives');
  expect(calls).toBe(2);
});

test('text by members is never parsed as part of a message', () => {
  const page = renderToStaticMarkup(
    <TranslatedText
      id="primitives.pager.page"
      values={{ page: <b>{'<terms>x</terms>'}</b> }}
      parts={{ terms: () => 'parts!' }}
    />,
  );
  expect(page).toBe('Page <b>&lt;terms&gt;x&lt;/terms&gt;</b>');
});
