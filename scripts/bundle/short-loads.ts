import type { Plugin } from 'vite';

/** `load(() => import(…), [])` and `load(async () => { let { A: a } = await import(…); return { A: a } }, [])`. */
const wrapped =
  /\b[\w$]+\((?:\(\)=>(import\(`[^`]+`\))|async\(\)=>\{let\{[^}]*\}=await (import\(`[^`]+`\));return\{[^}]*\}\}),\[\]\)/g;

/** A page whose loader and component are in one file: `loader:a(()=>import(…),…),…component:b(()=>import(…),…)`. */
const twofold =
  /loader:([\w$]+)\(\(\)=>(import\(`[^`]+`\)),`loader`\),((?:(?!loader:)[\s\S]){0,120}?)component:([\w$]+)\(\(\)=>\2,`component`\)/g;

/**
 * Vite plugin that shortens the dynamic imports in scripts, including those of all pages in the first script. The
 * bundler wraps each `import()` in a helper that preloads styles, which is not needed here (`leave-out.ts`), and names
 * the file of each page twice. The build fails when the bundler's output has changed.
 */
export function shortLoads(): Plugin {
  return {
    name: 'folkmoot:short-loads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = pagesByOne(chunk.code.replace(wrapped, (_all, plain, taken) => plain ?? taken));
          if (chunk.isEntry && !chunk.code.includes(`${pages}(`))
            this.error(`${chunk.fileName} names the files of pages in another way now.`);
        }
      },
    },
  };
}

const pages = 'pageFrom';

/** Rewrites the loader and the component of a page, which are in one file, as a single call. */
function pagesByOne(code: string): string {
  let verbs: readonly string[] | undefined;
  const shorter = code.replace(twofold, (_all, loads, file, between, draws) => {
    verbs = [loads, draws];
    return `${between}...${pages}(()=>${file})`;
  });
  if (!verbs) return code;
  const [loads, draws] = verbs;
  return `${shorter}function ${pages}(f){return{loader:${loads}(f,\`loader\`),component:${draws}(f,\`component\`)}}`;
}
