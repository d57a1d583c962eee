import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The specified constants that no other test compares, each with its file and its text there. The sizes of widgets are in
 * `tests/layout/widget/widget-sizes.test.ts`. Four constants have no counterpart: menus and lists of roles are not read in
 * pages of 20 and 500, the server answers a redirect before anything is shown (5000 ms), and an error page leads back
 * through the history and not to the referrer (300 ms).
 */
const constants: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'autosave of drafts 5000 ms, throttle 1000 ms',
    'machines/composer/draft/draft-setup.ts',
    'typingPause: 5_000, saveThrottle: 1_000',
  ],
  ['scroll offset of the draft toast 100 px', 'machines/composer/draft/draft-toast.machine.ts', "rootMargin: '-100px"],
  ['room above a draft 150 px', 'components/composer/draft/draft-hint.tsx', 'const room = 150;'],
  [
    'numbers above 999 are abbreviated in a range',
    'components/primitives/navigation/pager-range.ts',
    'total > 999 ? abbreviateNumber',
  ],
  ['a total has a plus when there are more', 'components/primitives/navigation/pager-range.ts', "hasMore ? '+' : ''"],
  ['10 results on a page', 'api/search/search-filter.ts', 'limit = 10 }'],
  ['the language of translations is English', 'server/administration/setting/identity-settings.ts', "'en',"],
  [
    'editing has no limit with -1 seconds',
    'server/administration/setting/posting-settings.ts',
    "'ui.editContentTimeout': setting( count(-1,",
  ],
  ['the site follows the title of a page', 'api/page-title.ts', '} - $'],
  ['the class of highlighted code', 'server/post/body/sanitise-html.ts', 'class: `code codeBlock'],
  [
    'subtitles are overlines',
    'api/administration/widget/home-setting.contract.ts',
    "subtitleType: choiceField( 'overline',",
  ],
  [
    'images are at the top',
    'api/administration/widget/home-setting.contract.ts',
    "imagePlacement: choiceField( 'top',",
  ],
  ['3 tags in a list', 'components/discussion/list/discussion-metas.tsx', 'const mostTags = 3;'],
  [
    'time to edit: every 10 s, 5 s at the end',
    'machines/post/edit-window.machine.ts',
    'calmTick: 10_000, lastTick: 5_000',
  ],
  ['50 suggested categories', 'components/composer/form/category-field.tsx', 'limit: 50'],
  ['suggestions after 100 ms', 'machines/composer/editor/suggestion.machine.ts', 'typingPause: 100'],
  ['search suggestions after 100 ms', 'machines/shell/title-bar/title-bar-search.machine.ts', 'suggestionPause: 100'],
  ['counts up to 99', 'components/primitives/text/badge.tsx', 'max = 99'],
  [
    'mega menu: shown after 200 ms, closed after 250 ms',
    'machines/shell/navigation/mega-menu.machine.ts',
    'restPause: 200, leavePause: 250',
  ],
  [
    'focus in the navigation panel after 200 ms',
    'machines/shell/navigation/navigation-panel.machine.ts',
    'arrivalPause: 200',
  ],
  ['5 names in the tooltip of a reaction', 'api/post/reaction/reaction-log.queries.ts', 'namedInTooltip = 5;'],
  ['source of shared links', 'components/post/share/share-link.ts', "'utm_source', 'community-share'"],
  ['panel 292 px', 'theme/tokens/sizes.ts', 'panel: px(292)'],
  ['collapsed content 100 px', 'machines/primitives/overlay/collapsible.machine.ts', 'collapsedHeight = 100;'],
  ['50 px more are not collapsed', 'machines/primitives/overlay/collapsible.machine.ts', 'overshoot = 50;'],
  ['tables below 1000 headers are stacked', 'server/post/body/stack-tables.ts', 'mostColumns = 1_000;'],
  ['scrolling to a hash again after 500 ms', 'components/shell/page/hash-scroll.ts', 'again = 500;'],
  [
    'the title bar ignores scrolling for 500 ms',
    'machines/shell/title-bar/title-bar-scroll.machine.ts',
    'hashPause: 500',
  ],
  ['embeds up to 80 vh', 'components/post/body/body-parts.css.ts', "maxBlockSize: '80vh'"],
  ['sandbox of embeds', 'components/post/share/embed-frame.tsx', 'allow-same-origin allow-scripts allow-forms'],
  ['queries are fresh for 300000 ms', 'pages/_app.tsx', 'freshFor = 300_000;'],
  ['resizing is heard after 100 ms', 'components/shell/title-bar/use-overflow.ts', 'pause = 100;'],
  [
    'stored layouts are off by default',
    'server/administration/setting/shell-settings.ts',
    "'customLayout.post': setting(z.boolean(), false",
  ],
  [
    'default theme',
    'server/administration/setting/identity-settings.ts',
    "'ui.themeKey': setting(text(100), 'keystone'",
  ],
  ['call to action of items', 'locales/en/widget.json', '"widget.home.read-more": "Read More"'],
  ['link to more', 'locales/en/widget.json', '"widget.home.view-more": "View More"'],
];

test.each(constants)('the specified constant is kept: %s', (_, file, text) => {
  expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(text);
});
