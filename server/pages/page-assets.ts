import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type ChunkList = Readonly<Record<string, Chunk>>;

interface Assets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The built files that pages reference: the router's manifest, which has the stylesheets, and the scripts by route. */
interface PageAssets {
  readonly manifest: { routes: Record<string, { css: string[] }> };
  readonly scripts: Readonly<Record<string, readonly string[]>>;
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
  return { manifest: { routes: { [rootId]: { css } } }, scripts };
}
