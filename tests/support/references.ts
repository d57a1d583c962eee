/** A reference from a file of the repository to a page of `docs/`. */
interface PageReference {
  readonly page: string;
  /** The heading it names, as its anchor; empty for the whole page. */
  readonly anchor: string;
}

const page = /(?<![\w./-])docs\/[\w./-]+?\.md(?:#[\w-]+)?/g;
const markdownLink = /\]\((?![a-z]+:)([^()\s#]*)(#[^()\s]+)?\)/gi;

const split = (reference: string): PageReference => {
  const [name = '', anchor = ''] = reference.split('#');
  return { page: name, anchor };
};

/** Resolves `../errors.md` against the folder of the page that holds the link. */
function resolve(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Finds every reference to a page: `docs/<path>.md`, with or without an anchor, in any file, and in Markdown files
 * every relative link too, also to pictures and folders.
 */
export function pageReferencesIn(text: string, file: string): PageReference[] {
  if (!file.endsWith('.md')) return [...text.matchAll(page)].map(([found]) => split(found));
  const links = [...text.matchAll(markdownLink)].flatMap(([, target = '', anchor = '']): PageReference[] => {
    if (!target && !anchor) return [];
    return [{ page: target ? resolve(file, target) : file, anchor: anchor.slice(1) }];
  });
  const mentions = [...text.replace(markdownLink, ']').matchAll(page)].map(([found]) => split(found));
  return [...links, ...mentions];
}

/** The text of a heading without its markup. */
const plain = (heading: string): string => heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** The anchor that GitHub gives a heading. */
const slugOf = (heading: string): string =>
  plain(heading)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a Markdown page by GitHub's rules; a repeated heading gets a number. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

/** Forms of references to documents that are not part of the repository. */
const outside: readonly RegExp[] = [
  /(?<!-\/)\bspec\/[\w.]*/g,
  /\b(?:api|behaviours|screens|addons|accessibility|house-style)\.md`?,? (?:§|part \d|\d+\.\d+|[A-Z]\d*\b)/g,
  /§ ?\d+\w*/g,
  /\bspecifications?,? parts? \d/gi,
  /\b(?:of|as|by|in|than|what|where) the specification\b/gi,
  /\bthe specification (?:asks|calls|has|is silent|leaves|names|says)\b/gi,
  /\bas specified\b/gi,
  /\bdecisions? \d+\b/gi,
  /\bissues? #?\d+\b/gi,
  /\.\.\/shared\b/g,
  /\bshared\/spec\b/g,
  /(?<![\w.])\/work\/\w+/g,
];

/** Finds references to anything outside of the repository, as they are written. */
export const outsideReferencesIn = (text: string): string[] =>
  outside.flatMap((form) => [...text.matchAll(form)].map(([found]) => found));

const projectFile =
  /(?<![\w/.-])((?:api|machines|components|pages|theme|server|stories|tests|scripts|locales)\/[\w$.{}/-]+\.(?:tsx?|mjs|sql|json))\b/g;

/** Finds the paths of project files that a Markdown page, or the comments of a source file, name. */
export function filesNamedIn(text: string, file: string): string[] {
  const parts = file.endsWith('.md') ? [text] : (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g) ?? []);
  return parts.flatMap((part) => [...part.matchAll(projectFile)].map(([, name = '']) => name));
}

/** Finds the names of files without a folder, and of folders, that a Markdown page has in backticks. */
export function barePathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const files = [...prose.matchAll(/`([a-z][\w-]*(?:\.[a-z]+)*\.(?:tsx?|mjs))`/g)];
  const folders = [
    ...prose.matchAll(/`((?:api|machines|components|server|stories|tests|scripts|pages|theme)\/[\w/-]*\/)`/g),
  ];
  return [...files, ...folders].map(([, name = '']) => name);
}
