import { describe, expect, test } from 'vitest';
import { readFeedDocument } from '#server/administration/embed/web-feed-document.ts';

const base = 'https://harbour.example/news/feed.xml';

const contentOf = (text: string) => {
  const content = readFeedDocument(text, base);
  if ('fault' in content) throw new Error(content.fault);
  return content;
};

const faultOf = (text: string) => {
  const content = readFeedDocument(text, base);
  return 'fault' in content ? content.fault : undefined;
};

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel><title>Harbour &amp; yard</title><atom:link rel="self" href="${base}"/><image><title>Logo</title></image>
  ${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;

const atom = (...entries: readonly string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">Quay &lt;b&gt;news&lt;/b&gt;</title>
  ${entries.map((entry) => `<entry>${entry}</entry>`).join('')}</feed>`;

const link = '<link>https://harbour.example/1</link>';
const onlyItem = (text: string) => contentOf(text).items[0];

describe('a feed', () => {
  test('is cut without half of a character that consists of two', () => {
    const text = `${'a'.repeat(298)}😀${'b'.repeat(9)}`;
    const item = onlyItem(rss(`<title>Tide</title>${link}<description>${text}</description>`));
    expect(item?.description).toBe(`${'a'.repeat(298)}…`);
  });

  test('in RSS 2.0 has names, addresses, dates, authors, descriptions and pictures', () => {
    const { name, items } = contentOf(
      rss(
        `<title>The ferry sails</title><link>/ferry</link><pubDate>Sat, 01 Mar 2025 10:00:00 +0100</pubDate>
        <author>ada@example.org (Ada)</author><description>&lt;p&gt;Twice a day,&lt;/p&gt;&lt;p&gt;from&amp;nbsp;nine.&lt;/p&gt;</description>
        <enclosure url="https://harbour.example/talk.mp3" type="audio/mpeg"/>
        <enclosure url="https://harbour.example/ferry.jpg" type="image/jpeg"/>`,
        `<title><![CDATA[A <em>new</em> crane]]></title><link>http://harbour.example/crane</link><dc:creator>Grace</dc:creator>
        <dc:date>2025-02-01T08:00:00Z</dc:date><content:encoded><![CDATA[<script>no()</script><p>It lifts.</p>]]></content:encoded>
        <media:group><media:content url="https://harbour.example/crane.jpg" medium="image"/></media:group>`,
      ),
    );
    expect(name).toBe('Harbour & yard');
    expect(items).toEqual([
      {
        name: 'The ferry sails',
        url: 'https://harbour.example/ferry',
        description: 'Twice a day, from nine.',
        author: 'Ada',
        image: 'https://harbour.example/ferry.jpg',
        date: '2025-03-01T09:00:00.000Z',
      },
      {
        name: 'A new crane',
        url: 'http://harbour.example/crane',
        description: 'It lifts.',
        author: 'Grace',
        image: 'https://harbour.example/crane.jpg',
        date: '2025-02-01T08:00:00.000Z',
      },
    ]);
  });

  test('in Atom has the same, with plain text, HTML and XHTML', () => {
    const { name, items } = contentOf(
      atom(
        `<title>1 &lt; 2 &amp;amp;</title><link rel="edit" href="/edit"/><link href="one"/><updated>2025-03-02T00:00:00Z</updated>
        <published>2025-03-01T00:00:00Z</published><author><uri>https://ada.example</uri><name>Ada</name><email>a@b.c</email></author>
        <summary type="html">&lt;b&gt;Bold&lt;/b&gt;</summary><link rel="enclosure" type="image/png" href="https://harbour.example/1.png"/>`,
        `<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>two</p></div></title>
        <link rel="alternate" href="https://harbour.example/2"/><content type="text">a &lt;b&gt; c</content>
        <source><title>Elsewhere</title></source><updated>2025-03-02T00:00:00Z</updated>`,
      ),
    );
    expect(name).toBe('Quay news');
    expect(items).toEqual([
      {
        name: '1 < 2 &amp;',
        url: 'https://harbour.example/news/one',
        description: 'Bold',
        author: 'Ada',
        image: 'https://harbour.example/1.png',
        date: '2025-03-01T00:00:00.000Z',
      },
      {
        name: 'One two',
        url: 'https://harbour.example/2',
        description: 'a <b> c',
        author: '',
        image: '',
        date: '2025-03-02T00:00:00.000Z',
      },
    ]);
  });

  test('in RSS 1.0 has its items beside the channel', () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel><title>Old</title></channel><item><title>One</title>${link}</item></rdf:RDF>`;
    expect(contentOf(text)).toMatchObject({ name: 'Old', items: [{ name: 'One', url: 'https://harbour.example/1' }] });
  });

  test('has at most 50 items, and an empty one has none', () => {
    const many = Array.from({ length: 60 }, (_, index) => `<title>Item ${index}</title>${link}`);
    const { items } = contentOf(rss(...many));
    expect([items.length, items.at(-1)?.name]).toEqual([50, 'Item 49']);
    expect(contentOf(rss())).toEqual({ name: 'Harbour & yard', items: [] });
  });
});

describe('an item', () => {
  test('has an address of the web, or is left out', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'https://a:b@c.example',
      '',
    ])
      expect(contentOf(rss(`<title>Bad</title><link>${address}</link><guid>17</guid>`)).items).toEqual([]);
    expect(onlyItem(rss('<title>Guid</title><guid>https://harbour.example/g</guid>'))?.url).toBe(
      'https://harbour.example/g',
    );
    expect(contentOf(atom('<title>Bad</title><link href="javascript:alert(1)"/>')).items).toEqual([]);
  });

  test('has a picture only with an https address', () => {
    for (const address of ['http://harbour.example/a.jpg', 'javascript:1', 'data:image/png;base64,AA'])
      expect(onlyItem(rss(`<title>A</title>${link}<media:thumbnail url="${address}"/>`))?.image).toBe('');
    expect(onlyItem(rss(`<title>A</title>${link}<media:thumbnail url="/a.jpg"/>`))?.image).toBe(
      'https://harbour.example/a.jpg',
    );
  });

  test('has texts of limited length without markup and control characters', () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;Big&lt;/b&gt;&#10; news';
    const item = onlyItem(rss(`<title>${title}</title>${link}<description>${'word '.repeat(20_000)}</description>`));
    expect(item?.name).toBe('Big news');
    expect(item?.description).toMatch(/^(?:word )+(?:wor?d?)?…$/);
    expect(item?.description.length).toBeLessThanOrEqual(300);
  });

  test('without a title has the beginning of its description as its name, and no e-mail address as its author', () => {
    const item = onlyItem(rss(`${link}<description>Fog &amp;amp; rain.</description><author>ada@example.org</author>`));
    expect(item).toMatchObject({ name: 'Fog & rain.', author: '', date: null });
    expect(contentOf(rss(link)).items).toEqual([]);
  });

  test('has no date when its date is none', () => {
    for (const date of ['yesterday', '', '+99999-01-01T00:00:00Z', '1066-10-14'])
      expect(onlyItem(rss(`<title>A</title>${link}<pubDate>${date}</pubDate>`))?.date).toBeNull();
  });
});

describe('a document', () => {
  test('that is not well-formed is refused with the place of the error', () => {
    expect(faultOf(rss('<title>A</title>').replace('</channel>', ''))).toMatch(/^\d+:\d+: /);
    expect(faultOf('')).toMatch(/root/);
    expect(faultOf('{"version": "https://jsonfeed.org/version/1"}')).toBeDefined();
  });

  test('that is no feed is refused', () => {
    expect(faultOf('<!DOCTYPE html><html><body><item/></body></html>')).toBe('it is neither RSS nor Atom');
  });

  test('with undeclared entities and prefixes is read', () => {
    const item = onlyItem(rss(`<title>Fog&nbsp;bank</title>${link}<slash:comments>3</slash:comments>`));
    expect(item?.name).toBe('Fog bank');
  });

  test('that declares entities is refused, and none is expanded', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    expect(faultOf(`${bomb}${rss(`<title>&b;&file;</title>${link}`).replace(/<\?.*?\?>/, '')}`)).toBe(
      'it declares entities',
    );
    const old = `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/rss-0.91.dtd">`;
    expect(contentOf(`${old}${rss(`<title>A</title>${link}`).replace(/<\?.*?\?>/, '')}`).items).toHaveLength(1);
  });

  test('with deeply nested elements is refused', () => {
    expect(faultOf(`<rss>${'<a>'.repeat(50_000)}`)).toBe('its elements are nested too deeply');
  });

  test('with names of object properties as elements is read', () => {
    const item = onlyItem(rss(`<constructor>x</constructor><__proto__>y</__proto__><title>A</title>${link}`));
    expect(item?.name).toBe('A');
  });
});
