/** An automatic check: a test, and the criteria that it covers. */
export interface Check {
  readonly title: string;
  readonly file: string;
  /** Words of the names of the tests that count; all tests of the file without them. */
  readonly words?: string;
  readonly criteria: readonly string[];
}

const check = (criteria: string, title: string, file: string, words?: string): Check => ({
  title,
  file: `tests/${file}`,
  criteria: criteria.split(' '),
  ...(words !== undefined && { words }),
});

/** The criteria that a check covers by the rules of axe are added from the rules' own tags. */
export const axeChecks: readonly Check[] = [
  check('', 'axe in every state of every machine, in seven modes', 'model/states.ct.tsx'),
  check('', 'axe on every primitive, in the same modes', 'primitives/runtime/base-parts.ct.tsx'),
  check('', 'axe on every page, in light and dark, wide and narrow', 'journeys/reading/every-page.journey.ts'),
].map((one) => ({ ...one, criteria: [] }));

/** The checks beside axe. */
export const checks: readonly Check[] = [
  check(
    '1.3.1 1.3.2 4.1.2',
    'reviewed accessibility tree and screen reader transcript of every state',
    'model/states.ct.tsx',
  ),
  check(
    '2.1.1 2.1.2 2.4.3 2.4.7 2.4.11',
    'Tab through every state: order, visible focus, nothing covers it',
    'model/states.ct.tsx',
  ),
  check(
    '1.4.4 1.4.10',
    'no horizontal scrolling at 320 pixels and at 200 % text, in every state',
    'model/states.ct.tsx',
  ),
  check('1.4.12', 'no text is cut off with the spacing of 1.4.12, in every state', 'model/states.ct.tsx'),
  check(
    '2.1.1 2.5.1',
    'every path by keyboard; each pointer gesture has a keyboard equivalent',
    'model/walks.ct.tsx',
    'by keyboard',
  ),
  check(
    '2.5.2',
    'every path by pointer, as clicks, which act when the pointer is released',
    'model/walks.ct.tsx',
    'by pointer',
  ),
  check('1.4.3 1.4.11', 'contrast of every pair of tokens in every palette', 'theme/contrast.test.ts'),
  check('1.4.3 1.4.11', 'contrast of themes that administrators make', 'theme/theme-contrast.test.ts'),
  check(
    '1.4.1 1.4.4 1.4.10',
    'primitives in forced colours, narrow windows and large text',
    'primitives/runtime/base-parts.ct.tsx',
  ),
  check(
    '1.4.10 2.4.2 1.3.1 2.4.6',
    'every page: one heading of the first level, a title, one column at 320 pixels',
    'journeys/reading/every-page.journey.ts',
  ),
  check(
    '2.4.4 2.4.6 4.1.2',
    'every page: each link and button has a name of its own',
    'journeys/reading/every-page.journey.ts',
  ),
  check(
    '2.4.7 2.4.11',
    'whole pages: the focus is visible and not covered by sticky elements',
    'journeys/reading/focus-seen.journey.ts',
  ),
  check('2.4.1', 'the first tab stop is a skip link', 'journeys/reading/page-metadata.journey.ts', 'skip link'),
  check('2.4.2', 'each page has a title of its own', 'journeys/reading/page-metadata.journey.ts', 'own title'),
  check(
    '3.2.3 3.2.6 3.1.2',
    'footer and help links in the same order on every page, languages named in themselves',
    'journeys/reading/page-metadata.journey.ts',
    'same order',
  ),
  check(
    '3.3.8 1.3.5',
    'signing in: password managers, pasting, no puzzle',
    'journeys/reading/page-metadata.journey.ts',
    'password managers',
  ),
  check('3.1.1 3.1.2', 'pages in the requested language and direction', 'journeys/account/language.journey.ts'),
  check('3.1.2', 'posts have the direction of their own text', 'post/body/render-body.test.ts'),
  check('1.1.1', 'images of posts have a text alternative', 'post/body/render-body.test.ts'),
  check('2.4.5', 'pages are reached by navigation and by search', 'journeys/reading/search.journey.ts'),
  check(
    '2.4.5 3.2.3',
    'the title bar leads to posts and categories on every page',
    'journeys/reading/title-bar.journey.ts',
  ),
  check(
    '2.4.3 4.1.3',
    'after navigation the focus is on the new heading, or its title is announced',
    'journeys/reading/arrival.journey.ts',
    'keyboard navigation',
  ),
  check(
    '2.4.3',
    'a page turned by keyboard is read from its start',
    'journeys/reading/read.journey.ts',
    'turned with the keyboard',
  ),
  check('1.4.13', 'tooltips: delay, hover, dismissal', 'primitives/overlay/tooltip.ct.tsx'),
  check('2.1.2 2.4.3', 'dialogs keep the focus and return it', 'primitives/overlay/dialog.ct.tsx'),
  check('2.1.1 2.4.3 4.1.2', 'menus by keyboard', 'primitives/overlay/menu.ct.tsx'),
  check(
    '2.5.8',
    'items of menus are large enough for touch',
    'primitives/overlay/menu.ct.tsx',
    'large enough for touch',
  ),
  check('4.1.3 2.2.1', 'toasts are announced once; one with an action stays', 'primitives/overlay/toast.ct.tsx'),
  check('2.1.1 4.1.2', 'tabs by keyboard', 'primitives/navigation/tabs.ct.tsx'),
  check('3.2.1', 'focus alone opens nothing', 'shell/navigation/mega-menu.ct.tsx', 'Tab alone never opens'),
  check('2.1.1 1.4.13', 'the menu of the title bar by keyboard alone', 'journeys/reading/mega-menu.journey.ts'),
  check(
    '3.2.2',
    'typing into the search moves neither focus nor page',
    'shell/title-bar/title-bar-search.ct.tsx',
    'typing never moves focus',
  ),
  check('4.1.3', 'results of the search are announced', 'shell/title-bar/title-bar-search.ct.tsx'),
  check(
    '4.1.3 2.4.3',
    'comments that arrive are announced once and move nothing',
    'discussion/thread/new-comments.ct.tsx',
  ),
  check(
    '2.1.1 2.1.2',
    'the editor by keyboard: Tab leaves it',
    'composer/editor/markdown-editor.ct.tsx',
    'Tab moves into the text',
  ),
  check(
    '3.3.1 3.3.3',
    'a refused form shows the error beside each field and keeps the values',
    'journeys/account/account.journey.ts',
    'refused form',
  ),
  check('3.3.1 3.3.2 1.3.1', 'labels, help and errors belong to their fields', 'primitives/form/field.test.tsx'),
  check(
    '3.3.4 3.3.7',
    'text is preserved by a reload while writing',
    'journeys/writing/write.journey.ts',
    'preserved by a reload',
  ),
  check('3.3.4', 'deletions are confirmed or undone', 'journeys/moderation/log.journey.ts', 'undone from the log'),
  check(
    '3.3.7 2.2.1',
    'a session that ends while writing is renewed in place; nothing is typed again',
    'journeys/account/session-over.journey.ts',
  ),
  check(
    '2.5.7 2.1.1',
    'categories are arranged by keyboard, without dragging',
    'journeys/administration/category-settings.journey.ts',
    'with the keyboard alone',
  ),
  check('2.1.1', 'a comment is written with the keyboard alone', 'journeys/writing/write.journey.ts', 'keyboard alone'),
  check('2.1.1', 'moderation with the keyboard alone', 'journeys/moderation/bulk.journey.ts', 'keyboard alone'),
  check('2.1.4', 'keys of the triage act in it only', 'journeys/moderation/moderator-keys.journey.ts'),
  check(
    '4.1.3 2.4.11',
    'bulk selection: the count is announced, the toolbar covers no focused row',
    'moderation/bulk/bulk-selection.ct.tsx',
  ),
  check(
    '3.2.4 2.5.3 2.4.6',
    'no name ends in the word for its role, in any language',
    'conventions/messages.test.ts',
    'ends in the word for its role',
  ),
  check('2.3.1 2.2.2', 'the durations of all motion are reviewed constants', 'theme/sizes.test.ts', 'motion'),
  check(
    '3.2.4',
    'interface texts are written once, in the catalogues',
    'conventions/messages.test.ts',
    'in the locale files',
  ),
];
