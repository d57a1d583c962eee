import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

interface Chunk {
  readonly file: string;
  /** The stem of its main module. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type ChunkList = Readonly<Record<string, Chunk>>;

interface Assets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * The built files that pages reference: the router's manifest, which has the stylesheets, the scripts by route, and those
 * of the widgets that a page loads only when they are placed on it.
 */
interface PageAssets {
  readonly manifest: { routes: Record<string, { css: string[] }> };
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly widgetScripts: Readonly<Record<string, readonly string[]>>;
}

const entryKey = 'pages/entry-client.tsx';

/** The key of the single stylesheet of all pages. */
const styleKey = 'style.css';

/** The router's ID of the root route. */
const rootId = '__root__';

/** Returns the scripts and stylesheets that a chunk needs, its own last. */
export function assetsOf(chunks: ChunkList, key: string, seen = new Set<string>()): Assets {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((imported) => assetsOf(chunks, imported, seen));
  return {
    js: [...below.flatMap(({ js }) => js), chunk.file],
    css: [...below.flatMap(({ css }) => css), ...(chunk.css ?? [])],
  };
}

const routeIdIn = async (root: string, file: string): Promise<string | undefined> => {
  const source = await readFile(resolve(root, file), 'utf8').catch(() => '');
  return /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1];
};

const widgetFolder = 'components/layout/widget';

/** The entries of the table of widgets: an ID, and the path of a module that is loaded for the widget. */
const widgetEntry = /^ {2}'?([\w.-]+)'?: (?:part\(\(\) =>\s*import\('(?:(\.)|#)([^']+)'\)|[A-Z])/gm;

/** Returns the scripts of each widget that is loaded when it is placed on a page, without the given ones. */
async function scriptsOfWidgets(root: string, chunks: ChunkList, known: readonly string[]) {
  const source = await readFile(resolve(root, widgetFolder, 'widget-components.ts'), 'utf8').catch(() => '');
  const keyOf = (path: string) => {
    // A chunk that several modules import statically has no path.
    const stem = path.replace(/^.*\/|\.tsx$/g, '');
    return path in chunks ? path : Object.keys(chunks).find((key) => chunks[key]?.name === stem);
  };
  const entries = [...source.matchAll(widgetEntry)].map(([, id = '', isBeside, path]) => {
    const own = path && keyOf(isBeside ? `${widgetFolder}${path}` : path);
    const seen = new Set<string>();
    const files = [`${widgetFolder}/registered-widget.tsx`, own ?? '']
      .flatMap((key) => assetsOf(chunks, key, seen).js)
      .filter((file) => !known.includes(file));
    return [id, files.map((file) => `/${file}`)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Reads from the client build's manifest which files each route needs, so that pages can reference them immediately.
 */
export async function readPageAssets(root: string): Promise<PageAssets> {
  const chunks = JSON.parse(await readFile(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8')) as ChunkList;
  const entry = assetsOf(chunks, entryKey);
  const urls = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const scripts: Record<string, readonly string[]> = { [rootId]: urls(entry.js) };
  for (const key of Object.keys(chunks)) {
    const [file, split] = key.split('?');
    // Loader chunks are not needed in the browser for a page whose data the server has loaded.
    if (!file || !split || split === 'tsr-split=loader') continue;
    const id = await routeIdIn(root, file);
    if (id) scripts[id] = urls(assetsOf(chunks, key).js.filter((name) => !entry.js.includes(name)));
  }
  const css = urls([chunks[styleKey]?.file ?? [], entry.css].flat());
  const widgetScripts = await scriptsOfWidgets(root, chunks, entry.js);
  return { manifest: { routes: { [rootId]: { css } } }, scripts, widgetScripts };
}
