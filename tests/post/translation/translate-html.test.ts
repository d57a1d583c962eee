import { expect, test } from 'vitest';
import { renderBody } from '#server/post/body/render-body.ts';
import { longestText, splitText, translateHtml } from '#server/post/translation/translate-html.ts';

test('the words of a post are translated, and its code, mentions, link targets and emoji stay', async () => {
  const html = rendered(
    'Ask [the *best* captain](https://example.com/a?b=1&c=2) about `knot.tie()` 👩‍🚀 and **ropes**.\n\n```js\nconst rope = 1;\n```\n\n- one\n- two 🇫🇷',
  ).replace('Ask', 'Ask <a class="atMention" href="/profile/Anna">@Anna</a>');
  const { html: translated } = await translateHtml({ name: null, html }, shout);
  expect(wordsOf(translated)).toContain('ASK @Anna THE BEST CAPTAIN ABOUT knot.tie() 👩‍🚀 AND ROPES.');
  expect(translated).toContain('href="https://example.com/a?b=1&amp;c=2"');
  expect(codeIn(translated)).toEqual(codeIn(html));
  expect(tagsOf(translated)).toEqual(tagsOf(html));
});

test('the title is translated as plain text', async () => {
  const { name } = await translateHtml({ name: 'Is 1 < 2 & "so"?', html: '' }, shout);
  expect(name).toBe('IS 1 < 2 & "SO"?');
});

test('the order of inline elements may change', async () => {
  const html = '<p dir="auto">A <strong>red</strong> <a href="/x">boat</a></p>';
  const { html: translated } = await translateHtml({ name: null, html }, async () => [
    'Un <a id="1">bateau</a> <strong id="0">rouge</strong>',
  ]);
  expect(translated).toBe('<p dir="auto">Un <a href="/x">bateau</a> <strong>rouge</strong></p>');
});

test.each([
  ['an element is missing', 'Un bateau rouge'],
  ['an element came back twice', '<b id="0">a</b><b id="0">b</b>'],
  ['an element is not closed', '<b id="0">bateau'],
  ['an element is unknown', '<b id="0">bateau</b><script>alert(1)</script>'],
  ['an element has another name', '<i id="0">bateau</i>'],
])('when %s, the texts are translated without markup', async (_, answer) => {
  const calls: (readonly string[])[] = [];
  const { html } = await translateHtml({ name: null, html: '<p>a <b>boat</b> sails</p>' }, async (texts) => {
    calls.push(texts);
    return texts.map((text) => (text.includes('<') ? answer : `<u>${text.toUpperCase()}</u>`));
  });
  expect(html).toBe('<p>A <b>BOAT</b> SAILS</p>');
  expect(calls).toEqual([['a <b id="0">boat</b> sails'], ['a ', 'boat', ' sails']]);
});

test('when a fixed piece came back without an end, no text is lost', async () => {
  const { html } = await translateHtml({ name: null, html: '<p>a <code>knot</code> sails</p>' }, async (texts) =>
    texts.map((text) => (text.includes('<') ? 'A <span id="0"/> SAILS' : text.toUpperCase())),
  );
  expect(html).toBe('<p>A <code>knot</code> SAILS</p>');
});

test('no answer of a service becomes markup of a page', async () => {
  const html = rendered(
    '# Head\n\nA **bold** [link](https://example.com) and `code`.\n\n> quote\n\n| a | b |\n| - | - |\n| c | d |',
  );
  const nasty = [
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '<a id="0" href="javascript:alert(1)">x</a>',
    '&lt;script&gt;&#60;b&#62; & <',
    '<!-- <b id="0"> -->',
    '<span id="0"><svg onload=alert(1)></span>',
  ];
  for (const answer of nasty) {
    const { html: translated } = await translateHtml({ name: null, html }, async (texts) => texts.map(() => answer));
    expect(tagsOf(translated)).toEqual(tagsOf(html));
  }
});

test('tags that are written as text stay text with a service that decodes character references', async () => {
  const html = rendered('Use `a`: <div class="x"> or 1 < 2 & 3 > 2 **bold**');
  const { html: translated } = await translateHtml({ name: null, html }, async (texts) =>
    (await shout(texts)).map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
  );
  expect(tagsOf(translated)).toEqual(tagsOf(html));
  expect(translated).toContain('&lt;div CLASS="X"&gt; OR 1 &lt; 2 &amp; 3 &gt; 2 <strong>BOLD</strong>');
});

test('quotes of posts and embeds stay as they are; other quotes are translated', async () => {
  const html = rendered(
    '> **Anna** [wrote](https://example.com/discussion/1):\n>\n> My words\n\n> A proverb\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  const { html: translated } = await translateHtml({ name: null, html }, shout);
  expect(wordsOf(translated)).toContain('My words');
  expect(wordsOf(translated)).toContain('A PROVERB');
  expect(embedsIn(html)).toHaveLength(1);
  expect(embedsIn(translated)).toEqual(embedsIn(html));
});

test('the labels of a stacked table follow its translated headers', async () => {
  const html = rendered('| Name | Age |\n| - | - |\n| Anna | 3 |');
  const { html: translated } = await translateHtml({ name: null, html }, shout);
  expect(translated).toContain('data-label="NAME"');
});

test('spoilers and lines keep their structure', async () => {
  const html = rendered('>! the end\n\nfirst line\nsecond line');
  const { html: translated } = await translateHtml({ name: null, html }, shout);
  expect(translated).toContain('<summary>Spoiler</summary>');
  expect(wordsOf(translated)).toContain('FIRST LINE SECOND LINE');
  expect(tagsOf(translated)).toEqual(tagsOf(html));
});

test('a post without words needs no service', async () => {
  const html = rendered('```\ncode\n```\n\n123 🎉');
  expect(await translateHtml({ name: '…', html }, () => Promise.reject(new Error('called')))).toEqual({
    name: '…',
    html,
  });
});

test('long texts are sent in pieces that end with a sentence', async () => {
  const sentence = `${'word '.repeat(100)}end. `;
  const sizes: number[] = [];
  const html = `<p>${sentence.repeat(20)}</p>`;
  const { html: translated } = await translateHtml({ name: null, html }, async (texts) => {
    sizes.push(...texts.map(({ length }) => length));
    return shout(texts);
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(longestText);
  expect(translated).toBe(`<p>${sentence.repeat(20).toUpperCase()}</p>`);
  const pieces = splitText(`${'😀'.repeat(30)}&amp;${'x'.repeat(30)}`, 11);
  expect(pieces.join('')).toBe(`${'😀'.repeat(30)}&amp;${'x'.repeat(30)}`);
  expect(pieces.every((piece) => piece.length <= 11 && piece.isWellFormed())).toBe(true);
});

const rendered = (markdown: string) => renderBody(markdown, 'markdown').html;

/** A service that translates by writing in capitals, and keeps markup and character references. */
const shout = async (texts: readonly string[]) =>
  texts.map((text) => text.replace(/(<[^>]*>|&\w+;)|[^<&]+/g, (part, kept?: string) => kept ?? part.toUpperCase()));

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ data-label="[^"]*"/, ''));
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' .', '.');
const codeIn = (html: string) => html.match(/<(pre|code)[\s\S]*?<\/\1>/g);
const embedsIn = (html: string) => html.match(/<p class="embed"[\s\S]*?<\/p>/g);
