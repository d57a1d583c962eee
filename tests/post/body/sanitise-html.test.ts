import { expect, test } from 'vitest';
import { markdown } from '#server/post/body/markdown.ts';
import { renderBody } from '#server/post/body/render-body.ts';
import { sanitiseHtml } from '#server/post/body/sanitise-html.ts';

/** Attacks that have injected scripts into forums. The output must not contain anything executable. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<style>@import "//evil.example/x.css";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><img src=x onerror=alert(1)></select>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><img src=x onerror=alert(1)><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p title="--><img src=x onerror=alert(1)>">x</p>',
  '<a title="<table" href="/x">x</a><img alt="</table><img src=x onerror=alert(1)>" src="/a.png">',
  '<a href="https://a.example/"onmouseover=alert(1)">x</a>',
  '<blockquote class="spoiler" onclick=alert(1)><img src=x onerror=alert(1)></blockquote>',
  '<pre class="x" onclick="alert(1)">x</pre>',
  '<input autofocus onfocus=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<x onclick=alert(1)>click</x>',
  '<p id="location" name="cookie">x</p>',
  '<a href="//evil.example" onclick>x</a>',
  '<a href="/\\evil.example">x</a>',
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
];

const written = [
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](JaVaScRiPt:alert(1))',
  '![x](javascript:alert(1))',
  '![x"onerror="alert(1)](/a.png)',
  '[x](/a "onmouseover=alert(1)")',
  '<javascript:alert(1)>',
  '```"onclick="alert(1)\nx\n```',
  '```x onmouseover=alert(1)\nx\n```',
  '@"<img src=x onerror=alert(1)>"',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '>! <img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

/** Returns all tags of the result, each with its attributes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([^\s>/]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({ key, value })),
  }));

const knownTags =
  /^(p|br|hr|div|span|blockquote|pre|code|kbd|samp|var|h[3-6]|ul|ol|li|dl|dt|dd|details|summary|a|img|figure|figcaption|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|abbr|cite|q|time|table|thead|tbody|tfoot|tr|th|td|caption)$/;
const knownAttributes =
  /^(dir|class|href|title|rel|src|alt|width|height|loading|decoding|tabindex|start|reversed|type|colspan|rowspan|scope|align|datetime|open|cite|data-bare)$/;
const knownAddress = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/;

function expectHarmless(html: string): void {
  // Every "<" must begin a known tag, because browsers parse any other differently.
  expect(html.split('<').length - 1).toBe(tagsOf(html).length);
  for (const { name, attributes } of tagsOf(html)) {
    expect(name).toMatch(knownTags);
    for (const { key, value } of attributes) {
      expect(key).toMatch(knownAttributes);
      if (key === 'href' || key === 'src') expect(value).toMatch(knownAddress);
    }
  }
}

test.each(attacks)('as HTML: %s', (attack) => expectHarmless(sanitiseHtml(attack)));
test.each([...attacks, ...written])('as Markdown: %s', (attack) => expectHarmless(renderBody(attack, 'markdown').html));
test.each(attacks)('as text: %s', (attack) => expectHarmless(renderBody(attack, 'textex').html));

test('safe HTML is unchanged when it is sanitised again', () => {
  const once = sanitiseHtml(markdown.render('a **b** [c](/d) `e`\n\n- f'));
  expect(sanitiseHtml(once)).toBe(once);
});

test('an image without a usable URL is replaced by its description', () => {
  expect(sanitiseHtml('<img src="javascript:x" alt="A cat">')).toBe('<span>A cat</span>');
});
