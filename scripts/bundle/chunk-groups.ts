import { resolve } from 'node:path';
import { componentFile } from './component-file.ts';

/** What is asked of the bundler about a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Bundling {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const framework = /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|rolldown\/runtime/;

/** Parts that some posts call for, whoever reads them: how they are marked, their tags and fields, what is left out. */
const partsForAll = [
  ...['answer-mark.tsx', 'answer-tabs.tsx', 'comment-hole.tsx', 'discussion-marks.tsx', 'no-comments.tsx'],
  ...['post-fields.tsx', 'post-tags.tsx', 'author-answers.tsx', 'post-order-marks.tsx', 'signature-words.tsx'],
];

/** Parts that members find in lists. */
const partsOfRows = ['row-tools.tsx', 'listed-follow.tsx'];

/** Parts that members find on the page of a discussion, and what they react with. */
const partsForMembers = [
  ...['comment-judging.tsx', 'first-unread.tsx', 'idea-vote.tsx', 'comment-options.tsx', 'comment-writing.tsx'],
  ...['discussion-options.tsx', 'discussion-writing.tsx', 'reaction-bar.tsx', 'create-comment.tsx'],
];

/** What drives all machines. */
const machines = /node_modules\/(?:@?xstate|use-isomorphic-layout-effect)\/|components\/(?:[\w-]+\/)+use-machine\./;

/** Parts that every page, or every discussion, loads once it is idle. */
const partsAtRest = [
  'title-bar-search.tsx',
  'page-watcher.tsx',
  'live-keeper.tsx',
  'comment-keys.ts',
  'new-comments.tsx',
];

/** The menus of the title bar, which members' pages load at rest. */
const menus = ['account-menu.tsx', 'message-menu.tsx', 'notification-menu.tsx'];

/** The menus of posts, and the editor of comments, which the page of a discussion loads at rest for members. */
const postMenus = ['comment-menu.tsx', 'reaction-toggle.tsx'];
const commentEditors = ['new-comment.tsx', 'edit-comment.tsx'];

/** The page that is read most. */
const mostRead = 'pages/discussion/$discussionID.{-$slug}.{-$page}.tsx';

/** The pages that lead to discussions: with the page of one, what most visits see. */
const lists = ['index.tsx', 'discussions/index.tsx', 'categories/index.tsx', 'categories/$categoryID.{-$page}.tsx'];

/** What the most read page shares with parts that are loaded later, a few hundred bytes each: signs, and the buttons below posts. */
const signs = /forum-icon:|components\/(?:[\w-]+\/)+(?:reaction-sign|reaction-name|post-action)\./;

/** The files of all pages. */
const pagesOf = (root: string, bundling: Bundling): readonly string[] =>
  bundling.getModuleInfo(resolve(root, 'pages/routes.gen.ts'))?.importedIds ?? [];

/** What the router's plugin made of a page's file: its components, its loading, or both in one. */
const splitsOf = (page: string, bundling: Bundling): readonly string[] =>
  bundling.getModuleInfo(page)?.dynamicallyImportedIds ?? [];

/** Everything that modules import at once, themselves included; what they load later is left out. */
function reachedFrom(starts: readonly string[], bundling: Bundling): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(bundling.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** What a page's components are made of; its loading, which a page from the server never needs, is left out. */
function componentsOf(page: string, bundling: Bundling): ReadonlySet<string> {
  const splits = splitsOf(page, bundling).filter((id) => !id.endsWith('tsr-split=loader'));
  return reachedFrom(splits, bundling);
}

/** The modules of every visit: what the entry needs, and what both a discussion's page and another kind of page need. */
function modulesOfEveryVisit(root: string, bundling: Bundling): ReadonlySet<string> {
  const isOtherKind = (page: string) => page.startsWith(root) && !page.includes('/pages/discussion/');
  const others = pagesOf(root, bundling)
    .filter(isOtherKind)
    .map((page) => componentsOf(page, bundling));
  const elsewhere = others.reduce((all, one) => all.union(one), new Set());
  const shared = componentsOf(resolve(root, mostRead), bundling).intersection(elsewhere);
  const visited = reachedFrom([resolve(root, 'pages/entry-client.tsx')], bundling).union(shared);
  // What XState drives is needed later: its modules have a file of their own.
  const driven = [...modulesAtRest(root, bundling)].filter((id) => !machines.test(id));
  return visited.union(new Set(driven).intersection(modulesOfPages(root, bundling)));
}

/** What the parts that are loaded at rest are made of. */
const modulesAtRest = (root: string, bundling: Bundling) => reachedFrom(inComponents(root, partsAtRest), bundling);

/** What pages, and parts of their posts and rows, are made of. */
function modulesOfPages(root: string, bundling: Bundling): ReadonlySet<string> {
  const splits = pagesOf(root, bundling).flatMap((page) => splitsOf(page, bundling));
  const parts = inComponents(root, [...partsForAll, ...partsOfRows, ...partsForMembers]);
  return reachedFrom([...splits, ...parts], bundling);
}

/** All modules that are loaded by `import()` somewhere. */
function modulesLoadedLater(root: string, bundling: Bundling): ReadonlySet<string> {
  const later = new Set<string>();
  let known: ReadonlySet<string> = new Set();
  for (let size = -1; size < known.size; ) {
    size = known.size;
    known = reachedFrom([resolve(root, 'pages/entry-client.tsx'), ...later], bundling);
    for (const id of known) for (const one of bundling.getModuleInfo(id)?.dynamicallyImportedIds ?? []) later.add(one);
  }
  return later;
}

/** What some parts share with others that are loaded later: what opens, and what is in it. */
function modulesSharedBy(root: string, names: readonly string[], bundling: Bundling): ReadonlySet<string> {
  const own = inComponents(root, names);
  const others = [...modulesLoadedLater(root, bundling)].filter((id) => !own.includes(id));
  return reachedFrom(own, bundling).intersection(reachedFrom(others, bundling));
}

/** What at least two of the pages with lists are made of. */
function modulesOfLists(root: string, bundling: Bundling): ReadonlySet<string> {
  const pages = lists.map((page) => componentsOf(resolve(root, 'pages', page), bundling));
  const counts = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...page])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])));
}

/** What a page is named by, which stays in a file of its own. */
const isSplit = (id: string) => id.includes('tsr-split=');

const inComponents = (root: string, names: readonly string[]) => names.map((name) => componentFile(root, name));

/** What those parts share with pages: it stays apart, so that no page loads them for it. */
function modulesOfPartsAndPages(root: string, bundling: Bundling): ReadonlySet<string> {
  const parts = inComponents(root, [...partsForAll, ...partsOfRows, ...partsForMembers]);
  const splits = pagesOf(root, bundling).flatMap((page) => splitsOf(page, bundling));
  return reachedFrom(parts, bundling).intersection(reachedFrom(splits, bundling));
}

/** A file for modules that are known only once the bundler has read them all. */
function groupOf(debugName: string, priority: number, find: (bundling: Bundling) => ReadonlySet<string>) {
  let modules: ReadonlySet<string> | undefined;
  const name = (id: string, bundling: Bundling) => {
    modules ??= find(bundling);
    return modules.has(id) ? debugName : null;
  };
  return { debugName, name, priority };
}

/**
 * Few, well packed files instead of many small ones: the framework, which changes seldom, and what every visit needs of
 * the forum. All else is loaded with the page, or the part of it, that asks for it.
 */
export function chunkGroups(root: string) {
  const page = resolve(root, mostRead);
  const parts = (name: string, priority: number, names: readonly string[]) =>
    groupOf(name, priority, () => new Set(inComponents(root, names)));
  return [
    { name: 'framework', test: framework, priority: 20 },
    groupOf('forum', 10, (bundling) => modulesOfEveryVisit(root, bundling)),
    // Those of the most read page come in one file, though parts that are loaded later need some of them too.
    groupOf('signs', 9, (bundling) => new Set([...componentsOf(page, bundling)].filter((id) => signs.test(id)))),
    groupOf('discussion', 8, (bundling) => new Set([...componentsOf(page, bundling)].filter((id) => !isSplit(id)))),
    { name: 'machines', test: machines, priority: 7 },
    groupOf('rest', 7, (bundling) => modulesAtRest(root, bundling)),
    groupOf('base', 6, (bundling) => modulesOfPartsAndPages(root, bundling)),
    parts('marks', 5, partsForAll),
    parts('member-rows', 5, partsOfRows),
    parts('member-parts', 4, partsForMembers),
    groupOf('lists', 3, (bundling) => modulesOfLists(root, bundling)),
    groupOf('overlays', 2, (bundling) => modulesSharedBy(root, menus, bundling)),
    groupOf('menus', 1, (bundling) => reachedFrom(inComponents(root, menus), bundling)),
    groupOf('post-overlays', 1, (bundling) => modulesSharedBy(root, postMenus, bundling)),
    groupOf('post-menus', 1, (bundling) => reachedFrom(inComponents(root, postMenus), bundling)),
    groupOf('comment-editors', 0, (bundling) => reachedFrom(inComponents(root, commentEditors), bundling)),
  ];
}
