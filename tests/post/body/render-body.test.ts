import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import { renderBody, shorten } from '#server/post/body/render-body.ts';

const html = (body: string, format = 'markdown') => renderBody(body, format).html;

describe('Markdown', () => {
  test('paragraphs, emphasis and line breaks', () => {
    expect(html('Hello **you**\nand ~~me~~')).toBe('<p dir="auto">Hello <strong>you</strong><br />\nand <s>me</s></p>');
  });
  test('HTML in Markdown is text', () => {
    expect(html('<b onclick="x()">hi</b>')).toBe('<p dir="auto">&lt;b onclick="x()"&gt;hi&lt;/b&gt;</p>');
  });
  test('an empty cell in the head of a table is no header cell', () => {
    const table = html('| | Bed |\n| --- | --- |\n| 1 | beans |');
    expect(table).toContain('<td role="cell" dir="auto"></td>');
    expect(table.match(/<th\b/g)).toHaveLength(1);
  });
  test('an uploaded image has the dimensions given in its name', () => {
    expect(html('![A plan](/uploads/2026/11/x-960x640.webp)')).toContain('width="960" height="640"');
    expect(html('![A plan](https://elsewhere.example/x-960x640.webp)')).not.toContain('width=');
  });
  test('skipped heading levels are closed', () => {
    expect(html('## Two\n#### Four\n## Two')).toBe(
      '<h3 dir="auto">Two</h3>\n<h4 dir="auto">Four</h4>\n<h3 dir="auto">Two</h3>',
    );
  });
  test('headings start below those of the page', () => {
    expect(html('# One\n## Two\n###### Six')).toBe(
      '<h3 dir="auto">One</h3>\n<h4 dir="auto">Two</h4>\n<h5 dir="auto">Six</h5>',
    );
  });
  test('a code block has its language, can be scrolled by keyboard, and is shown as written', () => {
    expect(html('```ts\nif (a < b) {}\n```')).toBe(
      '<div class="codeFrame"><pre class="code codeBlock language-ts" dir="ltr" tabindex="0"><code>' +
        '<span class="hljs-keyword">if</span> (a &lt; b) {}\n</code></pre></div>',
    );
    expect(html('`<b>`')).toBe('<p dir="auto"><code class="code codeInline">&lt;b&gt;</code></p>');
  });
  test('a mention links to the profile, an e-mail address does not', () => {
    expect(html('Ask @anna, or @"Ben Smith".')).toBe(
      '<p dir="auto">Ask <a href="/profile/@anna" class="atMention">@anna</a>, or ' +
        '<a href="/profile/@Ben%20Smith" class="atMention">@Ben Smith</a>.</p>',
    );
    expect(html('a@b.example')).not.toContain('atMention');
    expect(html('`@anna`')).not.toContain('atMention');
    expect(html('[@anna](https://a.example)')).not.toContain('atMention');
  });
  test('a mention excludes the full stop after it', () => {
    expect(html('Thanks @anna.')).toContain('>@anna</a>.');
  });
  test('URLs become links that search engines do not follow', () => {
    expect(html('see https://a.example/b?c=1&d=2')).toBe(
      '<p dir="auto">see <a href="https://a.example/b?c=1&amp;d=2" rel="nofollow ugc noopener" data-bare="">https://a.example/b?c=1&amp;d=2</a></p>',
    );
    expect(html('[here](/discussion/1/x)')).toBe('<p dir="auto"><a href="/discussion/1/x">here</a></p>');
  });
  test('tables scroll separately, and preserve their alignment without styles', () => {
    expect(html('|a|b|\n|--|--:|\n|1|2|')).toContain(
      '<div class="tableWrapper" tabindex="0"><table class="stackable" role="table">',
    );
    expect(html('|a|b|\n|--|--:|\n|1|2|')).toContain('<td role="cell" data-label="b" align="right" dir="auto">2</td>');
  });
  test('code is highlighted by its language or an alias of it, but not without a language', () => {
    expect(html('```py\nx = "<a>" # b\n```')).toContain(
      '<span class="hljs-string">&quot;&lt;a&gt;&quot;</span> <span class="hljs-comment"># b</span>',
    );
    expect(html('```\nif (a) {}\n```')).not.toContain('hljs');
    expect(html('```klingon\nif (a) {}\n```')).not.toContain('hljs');
    expect(html(`\`\`\`js\n${'let a;\n'.repeat(3_000)}\`\`\``)).not.toContain('hljs');
    expect(html('<pre class="lang-js"><code>let <b>a</b></code></pre>', 'html')).not.toContain('hljs');
  });
  test('code with dollar signs is unchanged', () => {
    expect(renderBody("```php\necho $a, '$&', '$1';\n```", 'markdown').text).toBe("echo $a, '$&', '$1';");
    expect(html('```js\npre code codeBlock\n```')).toContain('pre code codeBlock\n</code></pre></div>');
  });
  test('table cells carry their column header, and stay cells in any layout', () => {
    const table = html('|Bed "A"|Yield|\n|--|--|\n|*1*|2 kg|');
    expect(table).toContain('<th role="columnheader" dir="auto">Yield</th>');
    expect(table).toContain('<td role="cell" data-label="Bed &quot;A&quot;" dir="auto"><em>1</em></td>');
    expect(table).toContain('<td role="cell" data-label="Yield" dir="auto">2 kg</td>');
    const wide = '<table><thead><tr><th>a</th><th>b</th></tr></thead><tr><td colspan="2">c</td></tr></table>';
    expect(html(wide, 'html')).not.toContain('stackable');
    expect(html('<table><tr><td>a</td></tr></table>', 'html')).not.toContain('stackable');
  });
  test('a long quote is marked, a short or nested one is not', () => {
    expect(html(`> ${'word '.repeat(200)}\n> > inner`)).toMatch(/^<blockquote class="longQuote">(?!.*longQuote)/s);
    expect(html('> short')).not.toContain('longQuote');
  });
  test('the URL of a video alone in a paragraph is marked, within a sentence it is a link', () => {
    expect(html('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s')).toContain(
      '<p class="embed" dir="auto"><a href="https',
    );
    expect(html('See https://www.youtube.com/watch?v=dQw4w9WgXcQ')).not.toContain('embed');
    expect(html('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).not.toContain('embed');
  });
  test('a spoiler is a disclosure element, and a quote stays a quote', () => {
    expect(html('>! The butler\n>! did it')).toBe(
      '<details class="spoiler"><summary>Spoiler</summary>\n<p dir="auto">The butler<br />\ndid it</p>\n</details>',
    );
    expect(html('> quoted')).toBe('<blockquote>\n<p dir="auto">quoted</p>\n</blockquote>');
  });
  test('images load lazily and preserve their description', () => {
    const rendered = renderBody('![A "cat"](https://a.example/cat.png)', 'markdown');
    expect(rendered.html).toBe(
      '<p dir="auto"><img src="https://a.example/cat.png" alt="A &quot;cat&quot;" loading="lazy" decoding="async" /></p>',
    );
    expect(rendered.imageUrl).toBe('https://a.example/cat.png');
    expect(rendered.text).toBe('A "cat"');
  });
});

describe('footnotes', () => {
  const body = 'See[^a] and[^b] and[^a].\n\n[^a]: First *note*.\n\n    More of it.\n[^b]: Second.';
  test('are numbered by their first references, link back to each, and have IDs derived from their text', () => {
    const made = html(body);
    const [, key] = /id="fn-(\w{10})-1"/.exec(made) ?? [];
    expect([...made.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to)).toEqual([
      ...[`fn-${key}-1`, `fn-${key}-2`, `fn-${key}-1`],
      ...[`fnref-${key}-1`, `fnref-${key}-1-2`, `fnref-${key}-2`],
    ]);
    const ids = [...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(5);
    for (const [, to] of made.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to);
    expect(html(`${body} `)).not.toContain(`fn-${key}-1`);
  });
  test('are plain text without markers where a post is quoted or searched', () => {
    expect(renderBody(body, 'markdown').text).toBe('See and and. First note. More of it. Second.');
  });
  test('require a definition; a label cannot be a prototype property', () => {
    expect(html('a[^1] b[^constructor]')).toBe('<p dir="auto">a[^1] b[^constructor]</p>');
  });
  test('cannot be forged: HTML by members has no IDs, and no elements of footnotes and tasks', () => {
    const forged =
      '<li id="fn-aaaaaaaaaa-1" class="task">a</li><a id="fnref-aaaaaaaaaa-1" class="footnoteBack">b</a><input type="checkbox">';
    expect(html(forged, 'html')).toBe('<li>a</li><span>b</span>');
  });
});

describe('URLs', () => {
  const linked = (body: string) => [...html(body).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  test.each([
    ['https://x.org/a: b', 'https://x.org/a'],
    ['https://x.org/a:b', 'https://x.org/a:b'],
    ['(https://x.org/a).', 'https://x.org/a'],
    ['https://x.org/a_(b)', 'https://x.org/a_(b)'],
    ['**https://x.org/a**', 'https://x.org/a'],
    ['~~https://x.org/d~~', 'https://x.org/d'],
    ['www.x.org/a?', 'https://www.x.org/a'],
    ['[a](www.x.org)', 'https://www.x.org'],
    ['https://x.org:8080/~a/', 'https://x.org:8080/~a/'],
  ])('%s links to %s', (body, href) => {
    expect(linked(body)).toEqual([href]);
  });
  test.each([
    'https://user:pass@x.org/',
    'https://user@x.org',
    'www.x@y.org/',
    'ftp://www.x.org',
    'readme.md',
    'f[x](y)',
  ])('%s is text, or at most an e-mail link', (body) => {
    expect(linked(body).filter((href) => !href?.startsWith('mailto:'))).toEqual([]);
    expect(renderBody(body, 'markdown').text).toBe(body);
  });
  test('a URL in strikethrough is struck completely', () => {
    expect(html('~~https://x.org/d~~')).toMatch(/^<p dir="auto"><s><a [^>]*>https:\/\/x.org\/d<\/a><\/s><\/p>$/);
  });
});

test.each([
  ['**中文（括号）**后面', '<strong>中文（括号）</strong>后面'],
  ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
  ['**한국어(괄호)**입니다', '<strong>한국어(괄호)</strong>입니다'],
])('%s is emphasised without spaces around it', (body, inner) => {
  expect(html(body)).toBe(`<p dir="auto">${inner}</p>`);
});

test.each([
  ['Hi :smile: :tada:', 'Hi 😄 🎉'],
  [':heart::+1:', '❤️👍'],
  ['12:30:15 std::map::x a:smile:b :nothing:', '12:30:15 std::map::x a:smile:b :nothing:'],
  ['`:smile:`', ':smile:'],
  ['https://x.org/:smile:/a', 'https://x.org/:smile:/a'],
])('emoji short codes: %s', (body, text) => {
  expect(renderBody(body, 'markdown').text).toBe(text);
});

test('items of a task list have a disabled checkbox', () => {
  expect(html('- [ ] sow\n- [x] dig\n- [a] note')).toBe(
    '<ul dir="auto">\n<li class="task"><input type="checkbox" class="taskBox" disabled aria-label="Not done" /> sow</li>\n' +
      '<li class="task"><input type="checkbox" class="taskBox" disabled checked aria-label="Done" /> dig</li>\n' +
      '<li>[a] note</li>\n</ul>',
  );
});

describe('other formats', () => {
  test('text is shown as written, with its line breaks and links', () => {
    expect(html('*no* <b>\n@anna https://a.example', 'text')).toBe(
      '<p dir="auto">*no* &lt;b&gt;<br />\n@anna <a href="https://a.example" rel="nofollow ugc noopener" data-bare="">https://a.example</a></p>',
    );
    expect(html('@anna', 'textex')).toContain('atMention');
  });
  test('HTML preserves harmless elements', () => {
    expect(html('<h1 id="x">T</h1><p style="color:red">a<kbd>b</kbd></p>', 'html')).toBe(
      '<h3 dir="auto">T</h3><p dir="auto">a<kbd>b</kbd></p>',
    );
  });
  test('an unsupported format is refused with a clear error', () => {
    for (const format of ['rich', 'rich2', 'bbcode']) expect(() => renderBody('[]', format)).toThrow(ApiFailure);
    expect(() => renderBody('[]', 'constructor')).toThrow(ApiFailure);
  });
});

describe('excerpts', () => {
  test('are cut between words', () => {
    expect(shorten('one two three four', 13)).toBe('one two…');
    expect(shorten('short', 13)).toBe('short');
  });
  test('never reveal a spoiler', () => {
    expect(renderBody('Who?\n\n>! The butler', 'markdown').excerpt).toBe('Who?');
  });
  test('have no markup', () => {
    expect(renderBody('# A & B\n\n- **x** < y', 'markdown').excerpt).toBe('A & B x < y');
  });
});

test('long and deeply nested bodies are rendered in acceptable time', () => {
  const bodies = [
    '>'.repeat(20_000),
    '['.repeat(20_000),
    '*a '.repeat(20_000),
    `${'<div>'.repeat(10_000)}`,
    '|a'.repeat(20_000),
  ];
  for (const body of bodies)
    for (const format of ['markdown', 'html', 'textex']) {
      const start = performance.now();
      renderBody(body, format);
      expect(performance.now() - start, `${format} ${body.slice(0, 6)}`).toBeLessThan(2_000);
    }
});
