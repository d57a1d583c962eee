import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBuiltInLanguage, languages } from '#api/languages.ts';
import { featureFiles } from '#scripts/where.ts';
import { readMessages } from '#server/platform/text/message-catalog.ts';
import { findUntranslatedTexts } from '#tests/support/untranslated-texts.ts';

const sources = featureFiles(process.cwd()).filter(
  (file) =>
    /^(components|machines|pages)\/.*\.tsx?$/.test(file) && !/\.(css|model|gen)\.ts$|^machines\/model\//.test(file),
);

/** Texts that look like sentences but are not shown to users: values for the browser, or remarks in the page source. */
const forNobody = new Set([
  'allow-same-origin allow-scripts allow-forms allow-popups allow-presentation',
  'Email.',
  'builtin-categories Categories',
  'builtin-discussions Discussions',
  'light dark',
  'required name=query',
  'width=device-width, initial-scale=1',
  '"words of this page"',
]);

test('interface texts are in the locale files, not in the code', () => {
  expect(sources.length).toBeGreaterThan(300);
  const english = sources.flatMap((file) =>
    findUntranslatedTexts(readFileSync(file, 'utf8'), file)
      .filter((text) => !forNobody.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(english).toEqual([]);
});

test('English text in code is detected in every form', () => {
  const source = `
const table = { label: 'Bookmarks', name: 'InvitationCode', words: isNew ? 'Fresh' : 'Stale' };
const sentence = 'Something went wrong.';
const counted = \`\${count} more to come\`;
throw new Error('Nobody reads this.');
console.warn('Only developers read this.');
export const Part = ({ done }) => (
  <section aria-label="Settings" className={styles.part} data-state="is open">
    Sign in
    <Field label={isOld ? 'Old one' : t('a.b')} title={\`Remove \${name}\`} />
    {done && 'Saved'}
    {t('post.bookmark.add')} · {count}
  </section>
);
`;
  expect(findUntranslatedTexts(source)).toEqual([
    'Bookmarks',
    'Fresh',
    'Stale',
    'Something went wrong.',
    'more to come',
    'Settings',
    'Sign in',
    'Old one',
    'Remove',
    'Saved',
  ]);
});

/** The role names that screen readers announce for buttons, by language. */
const roleWords = {
  en: /\bbutton$/i,
  fr: /\bbouton$/i,
  de: /\b(schaltfläche|knopf)$/i,
  ar: /زر$/,
  ja: /ボタン$/,
};

test('no accessible name ends in the word for its role, in any language', () => {
  const named = /(?:aria-label|<IconButton(?:Link)?\s[^>]*?label)=\{t\('([\w.-]+)'/g;
  const ids = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(50);
  const wrong = Object.keys(languages)
    .filter(isBuiltInLanguage)
    .flatMap((one) => ids.filter((id) => roleWords[one].test(readMessages(one, id.split('.')[0] ?? '')[id] ?? '')));
  expect(wrong).toEqual([]);
});
