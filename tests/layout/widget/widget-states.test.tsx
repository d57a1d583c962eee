import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { devicesWithoutHeading } from '#api/administration/layout-editor/layout-heading.ts';
import { suggestedContentWidget } from '#api/administration/widget/discussions-widget.contract.ts';
import { homeDisplays, homeItemTypes } from '#api/administration/widget/home-display.ts';
import { homeWidget } from '#api/administration/widget/home-widget.contract.ts';
import { leaderboardWidget } from '#api/administration/widget/leaderboard-widget.contract.ts';
import { loadPostTab, postTabNames } from '#api/administration/widget/post-tab.ts';
import { siteTotalsWidget } from '#api/administration/widget/site-totals-widget.contract.ts';
import { tabsWidget } from '#api/administration/widget/tabs-widget.contract.ts';
import type { DiscussionItem, LeaderItem } from '#api/administration/widget/widget-items.client.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { createApi } from '#api/api.ts';
import { WidgetIcon } from '#components/administration/layout-editor/widget-icon.tsx';
import { BannerWidget } from '#components/layout/banner/banner-widget.tsx';
import { ContentBannerWidget } from '#components/layout/banner/content-banner-widget.tsx';
import { HomeWidget } from '#components/layout/home/home-widget.tsx';
import { SuggestedContentWidget } from '#components/layout/home/suggested-content-widget.tsx';
import { LeaderboardWidget } from '#components/layout/widget/leaderboard-widget.tsx';
import { SiteTotalsWidget } from '#components/layout/widget/site-totals-widget.tsx';
import { TabsWidget } from '#components/layout/widget/tabs-widget.tsx';
import { placesIn } from '#components/layout/widget-place.ts';
import { toFormSchema } from '#server/form/form-schema.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const stories = readFileSync('stories/layout/widget/widget-states.stories.tsx', 'utf8');

const draw = (widget: React.ReactNode) => renderToString(<StorySite isBare>{widget}</StorySite>);

test('every widget that is not a part of a page has a story of its states', () => {
  const widgets = widgetRegistry.all.filter(({ hydrate }) => !hydrate.startsWith('asset.'));
  expect(widgets.length).toBeGreaterThan(8);
  expect(widgets.filter(({ id }) => !stories.includes(`id="${id}"`)).map(({ id }) => id)).toEqual([]);
});

test('every widget has an icon of its own in the editor', () => {
  const other = renderToString(<WidgetIcon name={undefined} />);
  const named = widgetRegistry.all.filter(({ icon }) => icon !== 'layout-grid');
  expect(
    named.filter(({ icon }) => renderToString(<WidgetIcon name={icon} />) === other).map(({ icon }) => icon),
  ).toEqual([]);
});

test('a home widget without items, and a content banner without a picture, leave no hole', () => {
  const settings = homeWidget.settings.parse({ title: 'Start here' });
  expect(draw(<HomeWidget {...settings} />)).toBe('');
  const banner = { image: '', logo: '', icon: '', logoText: '', overlay: true } as const;
  expect(draw(<ContentBannerWidget {...banner} alignment="left" mobileAlignment="left" />)).toBe('');
});

test('suggested content has a button for other suggestions, and leaves no hole without any', () => {
  const settings = suggestedContentWidget.settings.parse({});
  const items = [{ discussionID: 1, name: 'Caulking', url: '/discussion/1', date: '2026-11-20T12:00:00.000Z' }];
  const page = draw(<SuggestedContentWidget {...settings} items={items} categories={[]} />);
  expect(page).toContain('aria-label="Refresh Suggestions"');
  expect(page.match(/<h2/g)).toHaveLength(1);
  expect(draw(<SuggestedContentWidget {...settings} items={[]} categories={[]} />)).toBe('');
});

test('every display and type of items links each item once, with its name as a heading or in a list', () => {
  const items = [{ name: 'Woodwork', description: 'Joints.', url: '/woodwork', image: '/oak.webp' }];
  for (const display of homeDisplays)
    for (const itemType of homeItemTypes) {
      const settings = homeWidget.settings.parse({ title: 'Start here', display, itemType, items });
      const page = draw(<HomeWidget {...settings} />);
      expect(page.match(/href="\/woodwork"/g), `${display} ${itemType}`).toHaveLength(1);
      expect(page.includes('Joints.'), `${display} ${itemType}`).toBe(
        display !== 'link' && itemType.includes('description'),
      );
      expect(page.includes('<h3'), display).toBe(display !== 'link');
    }
});

test('the call to action and the link to more have default texts', () => {
  const items = [{ name: 'Woodwork', url: '/woodwork' }];
  const settings = homeWidget.settings.parse({ items, showsCallToAction: true, viewMore: '/categories' });
  const page = draw(<HomeWidget {...settings} />);
  expect(page).toContain('Read More');
  expect(page).toContain('View More');
  const named = homeWidget.settings.parse({ ...settings, callToAction: 'Open', viewMoreLabel: 'All of them' });
  expect(draw(<HomeWidget {...named} />)).toContain('All of them');
  expect(draw(<HomeWidget {...named} />)).not.toContain('Read More');
});

test('a banner asks how it can help, and its search is a form that works without scripts', () => {
  const page = draw(<BannerWidget />);
  expect(page).toContain('<h1');
  expect(page).toContain('How can we help you?');
  expect(page).toMatch(/<form [^>]*action="\/search" method="get"/);
  expect(draw(<BannerWidget showsSearch={false} />)).not.toContain('<form');
  expect(draw(<BannerWidget image="/harbour.webp" />)).toMatch(/src="\/harbour.webp"[^>]*fetchPriority="high"/);
});

test('the first banner has the heading of a page that has no other', () => {
  const layoutOf = (...widgets: string[]) => ({
    sections: [
      {
        id: 'a',
        kind: 'full-width' as const,
        columns: { children: widgets.map((widget) => ({ id: widget, widget })) },
      },
    ],
  });
  const placeOf = (...widgets: string[]) => {
    const layout = layoutOf(...widgets);
    return placesIn(layout)(layout.sections[0] as never, 'banner');
  };
  expect(placeOf('banner', 'home')).toEqual({ isFullWidth: true, isFirst: true, isHeading: true });
  expect(placeOf('discussionTitle', 'banner')).toMatchObject({ isFirst: true });
  expect(placeOf('home', 'banner')).toEqual({ isFullWidth: true, isFirst: false, isHeading: true });
  expect(placeOf('banner', 'pageHeading')).toEqual({ isFullWidth: true, isFirst: true, isHeading: false });
});

test('a page has a heading that is read aloud where no widget shows one', () => {
  const node = (id: string, more: object = {}) => ({ id, widget: id.replace(/\d/, ''), ...more });
  const on = (device: 'desktop' | 'mobile') => ({ show: { device } });
  const found = (...nodes: readonly { id: string; widget: string }[]) =>
    devicesWithoutHeading({ sections: [{ id: 'a', kind: '1-column', columns: { children: nodes } }] });
  expect(found(node('home'))).toEqual(['desktop', 'mobile']);
  expect(found(node('banner', { settings: { titleFrom: 'none' } }))).toEqual(['desktop', 'mobile']);
  expect(found(node('banner', { outcome: 'failed' }))).toEqual(['desktop', 'mobile']);
  expect(found(node('banner'))).toEqual([]);
  expect(found(node('banner1', on('mobile')), node('banner2', on('desktop')))).toEqual(['desktop']);
  expect(found(node('pageHeading', on('desktop')), node('banner'))).toEqual(['mobile']);
});

test('a form can draw the settings of every widget', () => {
  for (const { id, settings } of widgetRegistry.all) expect(() => toFormSchema(settings), id).not.toThrow();
});

const posts = tabsWidget.preview['items'] as readonly DiscussionItem[];

test('the tabs of posts are links to the complete lists, and only the first one has its posts in the page', () => {
  const settings = tabsWidget.settings.parse({ tabs: [{ preset: 'top' }, { preset: 'questions', label: 'Ask' }] });
  const page = draw(<TabsWidget {...settings} items={posts} />);
  expect([...page.matchAll(/<a href="([^"]*)"[^>]* role="tab"/g)].map(([, href]) => href)).toEqual([
    '/discussions?sort=-score',
    '/discussions?type=question',
  ]);
  expect(page).toContain('Top Posts');
  expect(page).toContain('Ask');
  expect(page.match(/Dovetails by hand/g)).toHaveLength(1);
});

test('each preset of a tab asks for its posts', async () => {
  const asked: string[] = [];
  const api = createApi(async ({ query }) => {
    asked.push(query);
    return { status: 200, header: () => undefined, json: [] };
  });
  for (const preset of postTabNames) await loadPostTab(api, { preset, limit: 3, categoryID: 4 });
  const partOf = (query: string, name: string) =>
    [...new URLSearchParams(query)].find(([key]) => key.replace(/\[.*\]$/, '') === name)?.[1] ?? null;
  expect(asked.map((query) => [partOf(query, 'sort'), partOf(query, 'pinned'), partOf(query, 'type')])).toEqual([
    ['-dateLastComment', null, null],
    ['-hot', null, null],
    ['-score', null, null],
    ['-dateLastComment', 'true', null],
    ['-dateLastComment', null, 'question'],
  ]);
  expect(asked.every((query) => partOf(query, 'categoryID') === '4' && partOf(query, 'limit') === '3')).toBe(true);
});

test('a leaderboard is a table of members, and a total that is being counted is an ellipsis', () => {
  const leaders = leaderboardWidget.preview['items'] as readonly LeaderItem[];
  const settings = leaderboardWidget.settings.parse({ title: 'Best of the month' });
  const table = draw(<LeaderboardWidget {...settings} items={leaders} />);
  expect(table.match(/<th scope="(col|row)"/g)).toHaveLength(4);
  expect(table).toContain('Points');
  const totals = siteTotalsWidget.settings.parse({});
  const numbers = draw(<SiteTotalsWidget {...totals} counts={{ user: null, post: 1204 }} />);
  expect(numbers).toContain('…');
  expect(numbers).toContain('1.2k');
});
