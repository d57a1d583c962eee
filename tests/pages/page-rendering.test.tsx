import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, use, useId } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentTranslations, t } from '#api/translations.ts';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { OpeningPost } from '#components/discussion/discussion-page.tsx';
import { DiscussionStatistics } from '#components/discussion/discussion-statistics.tsx';
import { DiscussionList } from '#components/discussion/list/discussion-list.tsx';
import { ListFilters } from '#components/discussion/list/list-filters.tsx';
import { CommentThread } from '#components/discussion/thread/comment-thread.tsx';
import { commentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { QuickLinksWidget } from '#components/layout/widget/quick-links-widget.tsx';
import { CommentActions, CommentBelow, CommentOptions } from '#components/post/menu/comment-actions.tsx';
import { TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import { CachedFragment, renderWithFragments } from '#components/primitives/runtime/cached-fragment.tsx';
import { NowContext } from '#components/primitives/runtime/now-context.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { SiteContext, useIsMember, useMay, useSite } from '#components/shell/site/site-context.tsx';
import { TitleBar } from '#components/shell/title-bar/title-bar.tsx';
import { FragmentCache } from '#pages/-rendering/fragment-cache.ts';
import { PageRendering } from '#pages/-rendering/page-rendering.ts';
import { guest, ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment, aThread } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

const nonce = 'only-this-page';

/** Renders a page with cached fragments, as the server does. */
function render(page: ReactNode, cache: FragmentCache, { within = 'en', needed = [] as string[] } = {}): string {
  const rendering = new PageRendering(cache, { within, nonce, needed: (area) => needed.push(area) });
  const rendered = renderWithFragments(rendering, () => renderToString(page));
  return rendering.complete(rendering.learnFrom(rendered) ? rendered : renderToString(page)).join('');
}

/** Loads the lazy components, so that they are available synchronously from now on. */
const loadAll = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

const discussion = aDiscussion({ type: 'question', insertUserID: ingrid.userID });

const scenes: Record<string, ReactNode> = {
  list: (
    <DiscussionList
      label="Recent"
      discussions={[
        aDiscussion({ discussionID: 1, bookmarked: true, unread: true, countUnread: 2 }),
        aDiscussion({ discussionID: 2, closed: true, pinned: true, resolved: false }),
      ]}
    />
  ),
  thread: (
    <WritingProvider>
      <CommentThread
        thread={{
          ...aThread(),
          commentsByID: { ...aThread().commentsByID, 92: aComment({ commentID: 92, depth: 5 }) },
        }}
        discussion={commentedDiscussion(discussion)}
        partsOf={(comment, around) => ({
          options: <CommentOptions comment={comment} discussion={around} />,
          actions: <CommentActions comment={comment} discussion={around} />,
          below: <CommentBelow comment={comment} discussion={around} />,
        })}
      />
    </WritingProvider>
  ),
  'title bar and panel': (
    <>
      <TitleBar path="/discussions?page=2" />
      <QuickLinksWidget />
    </>
  ),
  'list with sort orders, filters and a pager': (
    <DiscussionList
      label="Recent"
      discussions={[aDiscussion()]}
      sort="-score"
      href={({ sort = '-score', page = 1 }) => `/discussions?sort=${sort}&page=${page}`}
      pager={{ page: 2, limit: 30, total: 400, hasMore: false }}
      tools={
        <ListFilters
          choice={{ followed: true }}
          hrefOf={(choice) => `/discussions?${JSON.stringify(choice)}`}
          mayFollow
        />
      }
    />
  ),
  'original post with its statistics': (
    <WritingProvider>
      <OpeningPost discussion={discussion} />
      <DiscussionStatistics discussion={discussion} />
    </WritingProvider>
  ),
};

const hour = 3_600_000;
const moment = Date.parse('2026-11-19T20:00:00Z');
const mairead = { ...ingrid, userID: 8, name: 'MaireadK' };

const readers: Record<string, Parameters<typeof StorySite>[0] & { now?: number }> = {
  'a guest': { me: guest, children: null },
  'a guest an hour later': { me: guest, now: moment + hour, children: null },
  'a guest who may see profiles': { me: guest, permissions: ['profiles.view'], children: null },
  'a member without permissions': { me: ingrid, children: null },
  'a member who may write': { me: ingrid, permissions: ['comments.add', 'reactions.positive.add'], children: null },
  'the author of the comments': { me: mairead, permissions: ['comments.add', 'flag.add'], children: null },
  'a moderator': {
    me: { ...ingrid, userID: 3 },
    permissions: ['comments.add', 'comments.edit', 'community.moderate', 'reactions.view', 'discussions.manage'],
    settings: { 'triage.enabled': true },
    children: null,
  },
  'a member of a site without comment offsets': {
    me: ingrid,
    settings: { 'ui.autoOffsetComments': false, 'comments.maxDepth': 9 },
    children: null,
  },
};

const pageFor = ({ now = moment, ...reader }: (typeof readers)[string], scene: ReactNode) => (
  <NowContext value={{ now }}>
    <TooltipProvider>
      <StorySite {...reader}>{scene}</StorySite>
    </TooltipProvider>
  </NowContext>
);

describe.each(Object.entries(scenes))('a page of a %s', (_, scene) => {
  const cache = new FragmentCache();

  beforeAll(async () => {
    for (const reader of Object.values(readers)) await loadAll(pageFor(reader, scene));
  });

  // Runs twice, so that every viewer follows every other viewer.
  test.each([...Object.keys(readers), ...Object.keys(readers)])(
    '%s sees what was rendered for them alone',
    (reader) => {
      const page = pageFor(readers[reader] as (typeof readers)[string], scene);
      expect(render(page, cache)).toBe(renderToString(page));
    },
  );
});

test('a comment that was changed, or whose discussion was closed, is rendered again', async () => {
  const cache = new FragmentCache();
  const thread = (body: string, closed = false) =>
    pageFor(
      { me: ingrid, permissions: ['comments.add'], children: null },
      <WritingProvider>
        <CommentThread
          thread={{
            threadStructure: aThread().threadStructure.slice(1, 2),
            commentsByID: { 94: aComment({ commentID: 94, body }) },
          }}
          discussion={commentedDiscussion(aDiscussion({ closed }))}
          partsOf={(comment, around) => ({ actions: <CommentActions comment={comment} discussion={around} /> })}
        />
      </WritingProvider>,
    );
  await loadAll(thread('<p>Once.</p>'));
  expect(render(thread('<p>Once.</p>'), cache)).toContain('Reply to');
  expect(render(thread('<p>Again.</p>'), cache)).toContain('Again.');
  expect(render(thread('<p>Again.</p>', true), cache)).not.toContain('Reply to');
});

/** Returns a cached fragment that counts how often it is rendered. */
function counted(content: ReactNode, of: readonly unknown[] = []) {
  const times = { drawn: 0 };
  const Part = () => {
    times.drawn += 1;
    return <p>{content}</p>;
  };
  const part = (
    <CachedFragment name="counted" of={of}>
      <Part />
    </CachedFragment>
  );
  return { times, part };
}

const Told = ({ ask }: { ask: () => unknown }) => String(ask());

const member = (own: object = {}) => ({ me: { ...ingrid, ...own }, children: null });

test.each<[string, () => unknown, (typeof readers)[string], (typeof readers)[string], number]>([
  ['whether the viewer is a member, for two members', () => useIsMember(), member(), member({ userID: 12 }), 1],
  [
    'whether the viewer is a member, for a member and a guest',
    () => useIsMember(),
    member(),
    { me: guest, children: null },
    2,
  ],
  ['the name of the viewer, for two names', () => useSite().me.name, member(), member({ name: 'Ada' }), 2],
  ['the name of the viewer, for one name', () => useSite().me.name, member(), member({ userID: 12 }), 1],
  ['a setting that differs', () => useSite().settings['one'], { ...member(), settings: { one: 1 } }, member(), 2],
  [
    'a setting that does not differ',
    () => useSite().settings['one'],
    member(),
    { ...member(), settings: { two: 1 } },
    1,
  ],
  [
    'a permission that differs',
    () => useMay()('staff.allow'),
    member(),
    { ...member(), permissions: ['staff.allow'] },
    2,
  ],
  [
    'a permission that neither viewer has',
    () => useMay()('staff.allow'),
    member(),
    { ...member(), permissions: ['site.manage'] },
    1,
  ],
])('a fragment that reads %s is rendered once for each distinct value', (_, ask, one, other, times) => {
  const cache = new FragmentCache();
  const { times: count, part } = counted(<Told ask={ask} />);
  for (const reader of [one, other, one, other]) {
    const page = pageFor(reader, part);
    const alone = renderToString(page);
    count.drawn -= 1;
    expect(render(page, cache)).toBe(alone);
  }
  expect(count.drawn).toBe(times);
});

test('a date is rendered again when its text changes, not before', () => {
  const cache = new FragmentCache();
  const { times, part } = counted(<DateTime date={moment} />);
  const pageAt = (now: number) => render(pageFor({ ...member(), now }, part), cache);
  expect(pageAt(moment + 5 * 60_000)).toContain('5 minutes ago');
  expect(pageAt(moment + 5 * 60_000 + 4_000)).toContain('5 minutes ago');
  expect(times.drawn).toBe(1);
  expect(pageAt(moment + 2 * hour)).toContain('2 hours ago');
  expect(times.drawn).toBe(2);
});

test('a fragment with other data, another language or another name is cached separately', () => {
  const cache = new FragmentCache();
  const { times, part } = counted('words', [1]);
  render(pageFor(member(), part), cache);
  render(pageFor(member(), part), cache, { within: 'ar' });
  render(pageFor(member(), counted('words', [2]).part), cache);
  expect(times.drawn).toBe(2);
  expect(render(pageFor(member(), counted('other words', [2]).part), cache)).not.toContain('other words');
});

test('a fragment that uses useId is rendered on each page, as the browser will render it', () => {
  const cache = new FragmentCache();
  const Named = () => <p id={useId()}>named</p>;
  const page = pageFor(
    member(),
    <>
      <em>before</em>
      <CachedFragment name="named" of={[]}>
        <Named />
      </CachedFragment>
    </>,
  );
  for (const _ of 'twice.') expect(render(page, cache)).toBe(renderToString(page));
});

test('the messages of a cached fragment are sent to the browser too', () => {
  const cache = new FragmentCache();
  const Saying = () => t('discussion.row.new');
  const page = pageFor(
    member(),
    <CachedFragment name="saying" of={[]}>
      <Saying />
    </CachedFragment>,
  );
  const needed: string[] = [];
  const rendering = new PageRendering(cache, { within: 'en', nonce, needed: () => {} });
  const Heard = () => rendering.hear(currentTranslations()).t('shell.quick-links.title');
  const heard = (
    <CachedFragment name="heard" of={[]}>
      <Heard />
    </CachedFragment>
  );
  rendering.learnFrom(renderWithFragments(rendering, () => renderToString(pageFor(member(), heard))));
  render(page, cache, { needed });
  render(pageFor(member(), heard), cache, { needed });
  expect(needed).toEqual(['shell']);
});

test('a missing site context is an error of the page, also within a fragment', () => {
  const Lost = () => use(SiteContext)?.url ?? useSite().url;
  expect(() => render(<CachedFragment name="lost" of={[]} children={<Lost />} />, new FragmentCache())).toThrow(
    'SiteContext',
  );
});

test('the least recently used fragments are evicted', () => {
  const cache = new FragmentCache();
  const long = 'x'.repeat(1_000_000);
  const parts = Array.from({ length: 8 }, (_, number) => counted(long, [number]));
  for (const { part } of parts) render(pageFor(member(), part), cache);
  render(pageFor(member(), parts[7]?.part), cache);
  expect(parts[7]?.times.drawn).toBe(1);
  render(pageFor(member(), parts[0]?.part), cache);
  expect(parts[0]?.times.drawn).toBe(2);
});

test('members cannot write a fragment marker', () => {
  const cache = new FragmentCache();
  const { part } = counted('kept');
  render(pageFor(member(), part), cache);
  const page = pageFor(
    member(),
    <>
      <p>{`<wbr id="${nonce} 0"/>`}</p>
      {part}
    </>,
  );
  expect(render(page, cache)).toBe(renderToString(page));
});
