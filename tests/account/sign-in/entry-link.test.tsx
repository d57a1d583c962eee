import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import { SignInToComment } from '#components/composer/form/sign-in-to-comment.tsx';
import { GuestCallToActionWidget } from '#components/layout/widget/guest-call-to-action-widget.tsx';
import { AccountLinks } from '#components/shell/account-menu/account-links.tsx';
import { ErrorPage } from '#components/shell/page/error-page.tsx';
import { PageLocationContext } from '#components/shell/page/page-location.ts';
import type { Me } from '#components/shell/site/site-context.tsx';
import { guest, ingrid, StorySite } from '#stories/support/story-site.tsx';

const elsewhere = {
  'entry.signInUrl': 'https://id.example/in?app=4',
  'entry.registrationUrl': 'https://id.example/join',
  'entry.signOutUrl': 'https://id.example/out',
};

const renderedHtml = (part: ReactNode, { me = guest, settings = elsewhere }: { me?: Me; settings?: object } = {}) =>
  renderToStaticMarkup(
    <StorySite me={me} settings={settings as Record<string, unknown>}>
      <PageLocationContext value={{ kind: 'post', path: '/discussion/34/oats?page=2' }}>{part}</PageLocationContext>
    </StorySite>,
  );

/** Returns the links to entry pages in a part of the page, with their targets. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a ([^>]*href="([^"]*(?:id\.example|\/entry\/)[^"]*)"[^>]*)>/g)].map(
    ([, attributes = '', href = '']) => ({
      href: new URL(href.replaceAll('&amp;', '&'), 'https://forum.example'),
      tab: /target="([^"]*)"/.exec(attributes)?.[1],
    }),
  );

const refused = ApiFailure.fromBody({ code: 'permission.missing' }, 403);

const places: readonly (readonly [string, ReactNode, string, Me?])[] = [
  ['the error page', <ErrorPage key="1" error={refused} path="/drafts" />, '/drafts'],
  ['the guest call to action', <GuestCallToActionWidget key="2" />, '/discussion/34/oats?page=2'],
  [
    'the sign-in link below a discussion',
    <SignInToComment key="3" url="/discussion/34/oats" />,
    '/discussion/34/oats#create-comment',
  ],
  ['the account menu', <AccountLinks key="4" />, '/discussion/34/oats?page=2', ingrid],
];

test.each([...places] as [string, ReactNode, string, Me?][])(
  '%s links to another host in the same tab, with the absolute URL to return to',
  (_, part, path, me) => {
    const html = renderedHtml(part, { me: me ?? guest });
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(0);
    for (const { href, tab } of links) {
      expect(href.host).toBe('id.example');
      expect(tab).toBe('_self');
      expect(href.searchParams.get('Target')).toBe(`https://forum.example${path}`);
    }
  },
);

test.each(places.slice(0, 3) as [string, ReactNode, string][])(
  '%s links to the pages of the forum with a path to return to',
  (_, part, path) => {
    for (const { href, tab } of linksIn(renderedHtml(part, { settings: {} }))) {
      expect(href.host).toBe('forum.example');
      expect(tab).toBeUndefined();
      expect(href.searchParams.get('Target')).toBe(path);
    }
  },
);
