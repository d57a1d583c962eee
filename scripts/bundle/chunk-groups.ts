import { resolve } from 'node:path';
import { componentFile } from './component-file.ts';

/** The information about a module that the bundler provides. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Bundling {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const framework = /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|rolldown\/runtime/;

/**
 * Components that only some posts need, for all viewers: badges, tags and fields of posts, placeholders for comments
 * that are not shown.
 */
const partsForAll = [
  ...['answer-mark.tsx', 'answer-tabs.tsx', 'comment-gap.tsx', 'discussion-marks.tsx', 'no-comments.tsx'],
  ...['post-fields.tsx', 'post-tags.tsx', 'author-answers.tsx', 'post-moderation-notices.tsx', 'signature-text.tsx'],
];

/** Components of lists that only members see. */
const partsOfRows = ['row-tools.tsx', 'listed-follow.tsx'];

/** Components of the discussion page that only members see, and the reaction bar. */
const partsForMembers = [
  ...[
    'answer-verdict-controls.tsx',
    'first-unread.tsx',
    'idea-vote.tsx',
    'comment-options.tsx',
    'comment-member-actions.tsx',
  ],
  ...['discussion-options.tsx', 'discussion-member-actions.tsx', 'reaction-bar.tsx', 'create-comment.tsx'],
];

/** The components of posts and list rows that load on demand. */
const partsOfPosts = [...partsForAll, ...partsOfRows, ...partsForMembers];

/** Modules of the XState runtime and of `use-machine`. */
const machines = /node_modules\/(?:@?xstate|use-isomorphic-layout-effect)\/|components\/(?:[\w-]+\/)+use-machine\./;

/** Modules of submissions, which are needed when something is sent. */
const submissions = /(?:components|machines)\/primitives\/submission\//;

/** Components that every page, or every discussion, loads when it is idle. */
const partsAtRest = [
  'title-bar-search.tsx',
  'page-tasks.tsx',
  'live-connection.tsx',
  'comment-keys.ts',
  'new-comments.tsx',
];

/** The menus of the title bar, which members' pages load when idle. */
const menus = ['account-menu.tsx', 'message-menu.tsx', 'notification-menu.tsx'];

/** The menus of posts and the comment editors, which the discussion page loads for members when idle. */
const postMenus = ['comment-menu.tsx', 'reaction-toggle.tsx'];
const commentEditors = ['new-comment.tsx', 'edit-comment.tsx'];

/** The most visited page. */
const mostRead = 'pages/discussion/$discussionID.{-$slug}.{-$page}.tsx';

/** The pages that link to discussions. Together with the discussion page, they serve most visits. */
const lists = ['index.tsx', 'discussions/index.tsx', 'categories/index.tsx', 'categories/$categoryID.{-$page}.tsx'];

/**
 * Modules that the discussion page shares with components that load later, a few hundred bytes each: icons, reaction
 * names and the buttons below posts.
 */
const signs = /forum-icon:|components\/(?:[\w-]+\/)+(?:reaction-icon|reaction-name|post-action)\./;

/** Returns the files of all pages. */
const pagesOf = (root: string, bundling: Bundling): readonly string[] =>
  bundling.getModuleInfo(resolve(root, 'pages/routes.gen.ts'))?.importedIds ?? [];

/** Returns the modules into which the router plugin splits a page file: its components, its loader, or both in one. */
const splitsOf = (page: string, bundling: Bundling): readonly string[] =>
  bundling.getModuleInfo(page)?.dynamicallyImportedIds ?? [];

/**
 * Returns the given modules and everything they import statically, directly or indirectly. Dynamic imports are omitted.
 */
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

/** Returns the modules of a page's components. Omits its loader, which a server-rendered page does not need. */
function componentsOf(page: string, bundling: Bundling): ReadonlySet<string> {
  const splits = splitsOf(page, bundling).filter((id) => !id.endsWith('tsr-split=loader'));
  return reachedFrom(splits, bundling);
}

/**
 * Returns the modules that every visit needs: those of the entry, those that the discussion page shares with other
 * kinds of pages, and those that pages share with components that load when idle.
 */
function modulesOfEveryVisit(root: string, bundling: Bundling): ReadonlySet<string> {
  const isOtherKind = (page: string) => page.startsWith(root) && !page.includes('/pages/discussion/');
  const others = pagesOf(root, bundling)
    .filter(isOtherKind)
    .map((page) => componentsOf(page, bundling));
  const elsewhere = others.reduce((all, one) => all.union(one), new Set());
  const shared = componentsOf(resolve(root, mostRead), bundling).intersection(elsewhere);
  const visited = reachedFrom([resolve(root, 'pages/entry-client.tsx')], bundling).union(shared);
  // The XState runtime and submissions are needed later, so they are in other chunks.
  const driven = [...modulesAtRest(root, bundling)].filter((id) => !machines.test(id) && !submissions.test(id));
  return visited.union(new Set(driven).intersection(modulesOfPages(root, bundling)));
}

/** Returns the modules of the components that load when a page is idle. */
const modulesAtRest = (root: string, bundling: Bundling) => reachedFrom(inComponents(root, partsAtRest), bundling);

/** Returns the modules of all pages, and of the components of posts and list rows. */
function modulesOfPages(root: string, bundling: Bundling): ReadonlySet<string> {
  const splits = pagesOf(root, bundling).flatMap((page) => splitsOf(page, bundling));
  const parts = inComponents(root, partsOfPosts);
  return reachedFrom([...splits, ...parts], bundling);
}

/** Returns all modules that are loaded with `import()`. */
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

/** Returns the modules that these components share with other components loaded on demand. */
function modulesSharedBy(root: string, names: readonly string[], bundling: Bundling): ReadonlySet<string> {
  const own = inComponents(root, names);
  const others = [...modulesLoadedLater(root, bundling)].filter((id) => !own.includes(id));
  return reachedFrom(own, bundling).intersection(reachedFrom(others, bundling));
}

/** Returns the modules that at least two of the list pages use. */
function modulesOfLists(root: string, bundling: Bundling): ReadonlySet<string> {
  const pages = lists.map((page) => componentsOf(resolve(root, 'pages', page), bundling));
  const counts = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...page])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])));
}

/** Checks whether a module is one of the router plugin's split modules, which stay in their own files. */
const isSplit = (id: string) => id.includes('tsr-split=');

const inComponents = (root: string, names: readonly string[]) => names.map((name) => componentFile(root, name));

/**
 * Returns the modules that these components share with pages. They form a separate chunk, so that a page does not load
 * the components with them.
 */
function modulesOfPartsAndPages(root: string, bundling: Bundling): ReadonlySet<string> {
  const parts = inComponents(root, partsOfPosts);
  const splits = pagesOf(root, bundling).flatMap((page) => splitsOf(page, bundling));
  return reachedFrom(parts, bundling).intersection(reachedFrom(splits, bundling));
}

/** Returns a chunk group whose modules are known only after the bundler has read all modules. */
function groupOf(debugName: string, priority: number, find: (bundling: Bundling) => ReadonlySet<string>) {
  let modules: ReadonlySet<string> | undefined;
  const name = (id: string, bundling: Bundling) => {
    modules ??= find(bundling);
    return modules.has(id) ? debugName : null;
  };
  return { debugName, name, priority };
}

/**
 * Returns the chunk groups: a few large files that compress well instead of many small ones. They hold the framework,
 * which rarely changes, and the modules that every visit needs. Everything else loads with the page or component that
 * requires it.
 */
export function chunkGroups(root: string) {
  const page = resolve(root, mostRead);
  const parts = (name: string, priority: number, names: readonly string[]) =>
    groupOf(name, priority, () => new Set(inComponents(root, names)));
  return [
    { name: 'framework', test: framework, priority: 20 },
    groupOf('forum', 10, (bundling) => modulesOfEveryVisit(root, bundling)),
    // The modules of the most visited page are in one file, although components that load later need some of them too.
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
