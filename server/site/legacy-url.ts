import { entryUrl } from '#api/account/sign-in/entry-url.ts';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** The target of a legacy URL, and whether it is the same for all viewers and permanent. */
export interface LegacyTarget {
  readonly url: string;
  readonly isForEverybody: boolean;
}

interface Asked {
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
  readonly settings: Settings;
  /** The URL of the site. */
  readonly site: string;
}

interface Former {
  readonly path: RegExp;
  readonly to: (requested: Asked) => string;
  /** Whether the target depends on the viewer. */
  readonly isOwn?: true;
}

/** Returns a URL with the query parameters of the legacy URL, the target's own parameters, and the page number. */
function place(path: string, { parts, query }: Asked, own: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...own });
  if (Number(parts['page']) > 1) asked.set('page', `${parts['page']}`);
  return asked.size > 0 ? `${path}?${asked}` : path;
}

const fixed =
  (path: string, own?: Readonly<Record<string, string>>): Former['to'] =>
  (requested) =>
    place(path, requested, own);

/** Redirects to a list of the viewer's own posts. Guests are redirected to sign in first. */
const mine =
  (former: string, list: 'discussions' | 'comments'): Former['to'] =>
  (requested) =>
    requested.viewer.userID === 0
      ? entryUrl(requested.settings, 'signIn', former, requested.site)
      : place(profileListUrl(requested.viewer, list), requested);

const page = String.raw`(?:/p(?<page>[1-9]\d{0,6}))`;
const path = (text: string): RegExp => new RegExp(`^${text}/?$`);

/**
 * The legacy URLs of lists, messages, posts and the dashboard in older forums of this kind
 * (docs/behavior/platform.md#former-addresses).
 */
const legacyUrls: readonly Former[] = [
  { path: path(`/discussions${page}`), to: fixed('/discussions') },
  { path: path(`/discussions/bookmarked${page}`), to: fixed('/discussions/bookmarked') },
  { path: path(`/discussions/mine${page}?`), to: mine('/discussions/mine', 'discussions'), isOwn: true },
  { path: path(`/discussions/participated${page}?`), to: mine('/discussions/participated', 'comments'), isOwn: true },
  {
    path: path(`/discussions/unanswered${page}?`),
    to: fixed('/discussions', { type: 'question', hasComments: 'false' }),
  },
  {
    path: path(`/discussions/tagged/(?<tag>[^/]+)${page}?`),
    to: (requested) => place('/search', requested, { tags: requested.parts['tag'] ?? '' }),
  },
  { path: path('/discussions/feed(?:\\.rss)?'), to: () => '/discussions/feed.atom' },
  {
    path: path('/categories/(?<category>[^/]+)/feed(?:\\.rss)?'),
    to: ({ parts }) => `/categories/${encodeURIComponent(parts['category'] ?? '')}/feed.atom`,
  },
  {
    path: path(`/profile/(?<kind>discussions|comments)/(?<id>\\d{1,15})/(?<name>[^/]+)${page}`),
    to: (requested) => {
      const { kind, id, name = '' } = requested.parts;
      return place(`/profile/${kind}/${id}/${encodeURIComponent(name)}`, requested);
    },
  },
  // `/activity/` followed by a number is a current URL: the redirect of a notification.
  { path: path('/activity(?:/\\D.*)?'), to: () => '/discussions' },
  { path: path('/bestof(?:/.*)?'), to: () => '/discussions?sort=-score' },
  { path: path(`/messages(?:/all)?${page}?`), to: fixed('/messages/inbox') },
  { path: path('/kb/search'), to: fixed('/search') },
  { path: path('/entry'), to: fixed('/entry/signin') },
  { path: path('/appearance'), to: fixed('/appearance/style-guides') },
  { path: path('/dashboard/content'), to: fixed('/dashboard/content/reports') },
  { path: path('/dashboard/log/moderation'), to: () => '/dashboard/content/approval' },
  { path: path('/dashboard/log/spam'), to: () => '/dashboard/content/approval?cause=spam' },
  { path: path('/dashboard/log(?:/edits)?'), to: () => '/log' },
  { path: path('/dashboard/settings/bans'), to: () => '/dashboard/members/bans' },
  { path: path('/vanilla/settings/floodcontrol'), to: () => '/dashboard/content/settings#flood' },
  { path: path('/settings/qna'), to: () => '/dashboard/settings/notifications#follow-up' },
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Matches the beginnings of all legacy URLs. */
const beginning =
  /^\/(?:discussions|categories|profile|activity|bestof|messages|kb|entry|appearance|dashboard|settings|vanilla)(?:[/?#]|$)/;

/** Whether a URL may be a legacy URL. Most URLs are not. */
export const mayBeLegacyUrl = (url: string): boolean => beginning.test(url);

/** Returns the target of a legacy URL for the viewer. Returns undefined when the URL is not a legacy URL. */
export function findLegacyTarget(
  url: string,
  viewer: Viewer,
  { settings, site }: Pick<Asked, 'settings' | 'site'>,
): LegacyTarget | undefined {
  const [pathname = '', query] = url.split('#')[0]?.split('?', 2) ?? [];
  for (const { path: former, to, isOwn } of legacyUrls) {
    const found = former.exec(pathname);
    if (!found) continue;
    const parts = Object.entries(found.groups ?? {}).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, decoded(text)]],
    );
    const asked = { parts: Object.fromEntries(parts), query: new URLSearchParams(query), viewer, settings, site };
    return { url: to(asked), isForEverybody: !isOwn };
  }
  return undefined;
}
