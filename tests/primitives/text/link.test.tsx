import { describe, expect, test } from 'vitest';
import { Link } from '#components/primitives/text/link.tsx';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { linkTarget } from '#components/primitives/text/link-target.ts';
import { html, linksIn, textOf } from '#tests/primitives/runtime/rendered.tsx';

describe('classification of URLs', () => {
  test.each([
    ['/discussions', 'internal'],
    ['#comment-5', 'internal'],
    ['https://forum.example/categories', 'internal'],
    ['https://forum.example.evil.test/', 'external'],
    ['http://example.org', 'external'],
    ['HTTPS://example.org', 'external'],
    ['//evil.test/path', 'external'],
    ['/\\evil.test', 'external'],
    ['mailto:ana@example.org', 'other'],
    ['tel:+34123', 'other'],
  ])('%s is %s', (href, kind) => {
    expect(linkTarget(href, 'https://forum.example')).toEqual({ href, kind });
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'ftp://example.org',
    'discussions',
    '',
  ])('%j is unsafe', (href) => {
    expect(linkTarget(href)).toEqual({ href: `unsafe:${href}`, kind: 'unsafe' });
  });

  test('leading spaces do not hide the kind of a URL', () => {
    expect(linkTarget('  javascript:alert(1)').href).toBe('unsafe:javascript:alert(1)');
    expect(linkTarget(' /discussions ')).toEqual({ href: '/discussions', kind: 'internal' });
  });
});

describe('a link', () => {
  test('opens in the same window within the site', () => {
    const [link] = linksIn(html(<Link href="/discussions">Discussions</Link>));
    expect(link).toMatchObject({ href: '/discussions' });
    expect(link).not.toHaveProperty('target');
  });

  test('opens other sites safely in a new tab, and announces it', () => {
    const page = html(<Link href="https://example.org">Example</Link>);
    expect(linksIn(page)[0]).toMatchObject({ href: 'https://example.org', target: '_blank', rel: 'noopener' });
    expect(textOf(page)).toBe('Example (opens in a new tab)');
  });

  test('preserves the other values of rel', () => {
    const page = html(
      <Link href="https://example.org" rel="nofollow ugc">
        Example
      </Link>,
    );
    expect(linksIn(page)[0]?.['rel']).toBe('noopener nofollow ugc');
  });

  test('is defused if its URL is unsafe', () => {
    expect(linksIn(html(<Link href="data:text/html,x">x</Link>))[0]?.['href']).toBe('unsafe:data:text/html,x');
  });

  test('is rendered by the router only if it is internal', () => {
    const surroundings = { origin: 'https://forum.example', renderInternal: () => <i>routed</i> };
    const page = (href: string) => html(<LinkContext value={surroundings}>{<Link href={href}>x</Link>}</LinkContext>);
    expect(page('https://forum.example/a')).toBe('<i>routed</i>');
    expect(page('https://example.org')).not.toContain('routed');
  });
});
