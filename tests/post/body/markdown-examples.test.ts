import commonmark from 'commonmark-spec';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { createMarkdown } from '#server/post/body/markdown.ts';
import { renderBody } from '#server/post/body/render-body.ts';
import gfm from './gfm-examples.json' with { type: 'json' };

interface Example {
  readonly number: number;
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

/** The differences between the forum's Markdown and CommonMark 0.31.2, by the number of the example. */
const differencesFromCommonMark: Readonly<Record<number, string>> = {
  ...Object.fromEntries(
    [204, 207, 208, 210, 317, 536, 537, 538, 544, 545, 563, 565, 567, 571, 592].map((number) => [
      number,
      'a link definition that nothing uses is shown, so that no words are lost',
    ]),
  ),
  606: 'what follows an @ is a mention',
};

/** The differences from the extensions of GitHub Flavored Markdown 0.29, by the number of the example. */
const differencesFromGfm: Readonly<Record<number, string>> = {
  204: 'cells beyond the last column are added to it, so that no words are lost',
  625: 'a parenthesis without its partner ends an address',
  626: 'an address keeps what looks like an entity at its end',
  628: 'addresses with ftp: are text: browsers cannot follow them',
  630: 'the host of a mail address may hold a plus sign',
  653: 'all HTML is text, see the tests of the sanitiser',
};

const markdownIn = (text: string): string => text.replaceAll('→', '\t');

/**
 * Creates the parser with the settings of the CommonMark examples: HTML is allowed, a line break is a space, any URL
 * makes a link, and code has no classes. The forum's own settings are tested in `render-body.test.ts`.
 */
function commonMarkParser(linkify: boolean) {
  const parser = createMarkdown();
  parser.set({ html: true, breaks: false, linkify, xhtmlOut: true });
  const { fence, code_block, code_inline } = new MarkdownIt('commonmark').renderer.rules;
  Object.assign(parser.renderer.rules, { fence, code_block, code_inline });
  if (!linkify) parser.validateLink = () => true;
  return parser;
}

/** Normalises HTML for which there are two equivalent spellings. */
const inOneForm = (html: string): string =>
  markdownIn(html)
    .replaceAll('<blockquote></blockquote>', '<blockquote>\n</blockquote>')
    .replace(/style="text-align:(\w+)"/g, 'align="$1"')
    .replace(/<(\/?)del>/g, '<$1s>')
    .replace(/href="https?:\/\/www\./g, 'href="www.')
    .replace(/<li class="task">/g, '<li>')
    .replace(/<input [^>]*>/g, (input) => (input.includes('checked') ? '[done]' : '[to do]'));

/** Returns the numbers of the examples that are rendered differently. */
const differing = (examples: readonly Example[], parser: ReturnType<typeof commonMarkParser>): number[] =>
  examples
    .filter(({ markdown, html }) => inOneForm(parser.render(markdownIn(markdown), {})) !== inOneForm(html))
    .map(({ number }) => number);

describe('the examples of CommonMark and GFM are rendered as published', () => {
  test('CommonMark', () => {
    expect(commonmark.tests.length).toBeGreaterThan(600);
    expect(differing(commonmark.tests, commonMarkParser(false))).toEqual(
      Object.keys(differencesFromCommonMark).map(Number),
    );
  });

  // The examples are from the GitHub Flavored Markdown Spec, CC BY-SA 4.0, https://github.github.com/gfm/.
  test('the extensions of GitHub Flavored Markdown', () => {
    expect(gfm.length).toBeGreaterThan(20);
    expect(differing(gfm, commonMarkParser(true))).toEqual(Object.keys(differencesFromGfm).map(Number));
  });
});

/** Character sequences that start, end or join constructs of Markdown and its extensions. */
const signs = [
  ...['# ', '## ', '> ', '>! ', '- ', '* ', '1. ', '- [ ] ', '- [x] ', '    ', '\t', '---\n', '===\n', '***\n'],
  ...['*', '**', '_', '__', '~~', '~', '`', '``', '```', '~~~', '```js\n', '\n```\n', '\\', '\\\n', '  \n'],
  ...['[', ']', '(', ')', '![', '](', '](/', '](https://a.example/', '][', ']: ', ']: /', '[^', ']:', '<', '>', '<!--'],
  ...['|', '|\n|-|-|\n|', '||', ':', '::', '://', 'https://', 'www.', '@', '@"', '"', "'", '&', ';', '&amp;', '{', '}'],
  ...[
    '\n',
    '\n\n',
    '\n    ',
    '\n> ',
    ' ',
    '  ',
    '.',
    ',',
    '。',
    '（',
    '）',
    '，',
    '!',
    '?',
    '^',
    '$',
    '+',
    '=',
    '\u200b',
    '🙂',
  ],
];

/** Generates texts of syntax characters and words, of which no word occurs twice. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom('word', '字')), { maxLength: 60 })
  .map((parts) =>
    parts.map((part, index) => (/[w字]$/.test(part[0] ?? '') && part !== 'www.' ? `q${index}${part}q` : part)),
  );

const wordsIn = (parts: readonly string[]): string[] => parts.filter((part) => part.startsWith('q'));

test('no word of a text is lost: each is shown, or is part of a URL, a title or the name of a language', () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const { html } = renderBody(parts.join(''), 'markdown');
      const shown = `${html} ${safelyDecoded(html)} ${html.replace(/<\/?span[^>]*>/g, '')}`.toLowerCase();
      for (const word of wordsIn(parts)) expect(shown, html).toContain(word.toLowerCase());
    }),
    { numRuns: 3_000 },
  );
});

function safelyDecoded(html: string): string {
  return html.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

test.each([
  '[^1]: note',
  '[Q]: what',
  '[1]: https://example.org',
  '[1]: /a "title"\n[1]: /b\n\nsee [1]',
  '> [a]: /b',
  '- [a]: /b\n- c',
  '```hello',
  '```js title="name"\ncode\n```',
  'f[x](y)',
  '![x](y)',
  '|a|b|\n|-|-|\n|1|2|3|4|',
  `${'>'.repeat(200)} deep`,
  `${'- '.repeat(200)}deep`,
  '[^a]: one\n[^a]: two\n\nsee[^a]',
  'a\n[^b]: not referred to',
  'www.https://harbour',
])('nothing is lost of %j', (body) => {
  const { html } = renderBody(body, 'markdown');
  for (const [word] of body.matchAll(/[\p{L}\p{N}]+/gu)) expect(html).toContain(word);
});
