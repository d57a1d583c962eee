import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterAll, expect, test } from 'vitest';
import { createTranslations, currentTranslations, type Messages, setTranslationSource } from '#api/translations.ts';
import { translateBodyLabels } from '#components/post/body/translate-body-labels.ts';
import french from '#locales/fr/post.json' with { type: 'json' };
import { renderBody } from '#server/post/body/render-body.ts';

const english = currentTranslations();
afterAll(() => setTranslationSource(() => english));

const inFrench = createTranslations({
  language: 'fr',
  areas: {
    post: Object.fromEntries(
      Object.entries(french).map(([id, text]) => [id, compileMessage(text)]),
    ) as unknown as Messages,
  },
  load: () => Promise.reject(new Error('unexpected load')),
});

test('labels of spoilers, footnotes and tasks are in the language of the reader', () => {
  setTranslationSource(() => inFrench);
  const { html } = renderBody('A[^1] b[^1]\n\n[^1]: note\n\n>! hidden\n\n- [ ] one\n- [x] two', 'markdown');
  const own = translateBodyLabels(html);
  expect([...own.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).toSorted()).toEqual(
    [
      'Notes de bas de page',
      'Note 1',
      'Note 1',
      'Retour à l’appel de note 1',
      'Retour à l’appel de note 1-2',
      'À faire',
      'Fait',
    ].toSorted(),
  );
  expect(own).toContain('<summary>Divulgâcheur</summary>');
});

test('text by the author is unchanged, whatever it contains', () => {
  setTranslationSource(() => inFrench);
  const { html } = renderBody('aria-label="Footnotes"> <summary>Spoiler</summary> Done', 'markdown');
  expect(translateBodyLabels(html)).toBe(html);
});
