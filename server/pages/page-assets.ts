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

/** The assets that the router writes into the head for a route. */
interface RouteAssets {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string | boolean> }[];
}

const entryKey = 'pages/entry-client.tsx';

/** The key of the single stylesheet of all pages. */
const styleKey = 'style.css';

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
export async function readPageAssets(root: string): Promise<{ routes: Record<string, RouteAssets> }> {
  const chunks = JSON.parse(await readFile(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8')) as ChunkList;
  const entry = assetsOf(chunks, entryKey);
  const urls = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const routes: Record<string, RouteAssets> = {
    __root__: {
      preloads: urls(entry.js),
      css: urls([chunks[styleKey]?.file ?? [], entry.css].flat()),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${chunks[entryKey]?.file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const [file, split] = key.split('?');
    // Loader chunks are not needed in the browser for a page whose data the server has loaded.
    if (!file || !split || split === 'tsr-split=loader') continue;
    const id = await routeIdIn(root, file);
    const assets = assetsOf(chunks, key);
    const own = (files: readonly string[], shared: readonly string[]) =>
      urls(files.filter((name) => !shared.includes(name)));
    if (id) routes[id] = { preloads: own(assets.js, entry.js), css: own(assets.css, entry.css) };
  }
  return { routes };
}
