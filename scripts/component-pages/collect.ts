import { existsSync, globSync, readFileSync } from 'node:fs';
import { API, type Project } from 'typescript/unstable/sync';
import { addressOf, type FeatureAddress } from '#scripts/names/address.ts';
import { asComponent } from '#scripts/names/spelling.ts';
import { keysIn, spokenIn } from './behavior.ts';
import type { ComponentFacts, PageFact, UsageFact } from './facts.ts';
import { type ImportGraph, importGraph, isPage, pageAddress, reachable } from './imports.ts';
import { exportsOf } from './props.ts';
import { type StoryExport, storiesIn } from './story-list.ts';
import { partsIn, styleFilesOf, tokensIn } from './styles.ts';
import { sliceOf } from './usage.ts';

const slashes = (file: string) => file.replaceAll('\\', '/');

/** Returns the files with a pattern, sorted and with forward slashes. */
export const filesWith = (pattern: string): string[] => globSync(pattern).map(slashes).sort();

/** Collects the facts of all components from their types, styles, stories, tests and imports. */
export function collectComponents(root = slashes(process.cwd())): { components: ComponentFacts[]; pages: PageFact[] } {
  const files = [...filesWith('components/**/*.{ts,tsx}'), ...filesWith('pages/**/*.{ts,tsx}')];
  const graph = importGraph(files.filter((file) => !/\.gen\.ts$/.test(file)));
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('TypeScript finds no project in tsconfig.json.');
    const components = filesWith('components/**/*.tsx').flatMap((file) => factsOf(file, root, project, graph) ?? []);
    return { components, pages: pagesOf(graph, new Set(components.map(({ file }) => file))) };
  } finally {
    api.close();
  }
}

function factsOf(file: string, root: string, project: Project, graph: ImportGraph): ComponentFacts | undefined {
  const address = addressOf(file);
  if (!address) return undefined;
  const { area, folder, stem } = address;
  const exports = exportsOf(project, root, file);
  const main = exports.find(({ name }) => name === asComponent(stem)) ?? exports[0];
  if (!main) return undefined;
  const storyFile = `stories/${folder}/${stem}.stories.tsx`;
  const stories = storiesIn(storyFile);
  const users = reachable(file, graph.usedBy);
  const guide = `stories/${folder}/${stem}.guide.tsx`;
  const styleFile = `components/${folder}/${stem}.css.ts`;
  return {
    address: `${folder}/${stem}`,
    name: main.name,
    file,
    about: main.about,
    exports: [main, ...exports.filter((one) => one !== main)],
    storyFile: stories.length > 0 ? storyFile : '',
    storyExports: stories.map(({ exported }) => exported),
    stories: stories.map(plainStory),
    states: storiesIn(`stories/states/${area}/${stem}.stories.tsx`).map(plainStory),
    usage: usageOf({ project, root, guide, storyFile, stories, name: main.name }),
    styleFile: existsSync(styleFile) ? styleFile : '',
    parts: partsIn(styleFile),
    tokens: tokensIn(styleFilesOf(file, graph)),
    uses: componentsIn(graph.uses(file)),
    usedBy: componentsIn(graph.usedBy(file)),
    pages: users.filter(isPage).map(pageAddress),
    spoken: spokenIn(`tests/${folder}/${stem}.transcript.md`),
    keys: keysIn(`tests/${folder}/${stem}.gestures.ts`),
    tests: testsOf(address),
    hasGuide: existsSync(guide),
  };
}

const plainStory = ({ id, name, about }: StoryExport) => ({ id, name, about });

interface UsageSource {
  readonly project: Project;
  readonly root: string;
  readonly guide: string;
  readonly storyFile: string;
  readonly stories: readonly StoryExport[];
  readonly name: string;
}

/** Returns the usage in the guide of a component, otherwise the shortest story that contains the component. */
function usageOf({ project, root, guide, storyFile, stories, name }: UsageSource): UsageFact | null {
  const candidates = [
    { file: guide, exported: 'Usage' },
    ...stories.map(({ exported }) => ({ file: storyFile, exported })),
  ];
  const slices = candidates.flatMap(({ file, exported }) => {
    const source = existsSync(file) ? project.program.getSourceFile(`${root}/${file}`) : undefined;
    const code = source && sliceOf(source, file, exported);
    return code ? [{ code, file, story: exported }] : [];
  });
  const [first] = slices;
  if (!first || first.story === 'Usage') return first ?? null;
  const shows = slices.filter(({ code }) => new RegExp(`<${name}\\b`).test(code));
  return (shows.length > 0 ? shows : slices).toSorted((a, b) => a.code.length - b.code.length)[0] ?? null;
}

const componentsIn = (files: readonly string[]) =>
  files
    .filter((file) => /^components\/.*\.tsx$/.test(file))
    .flatMap((file) => addressOf(file) ?? [])
    .map(({ folder, stem }) => `${folder}/${stem}`)
    .sort();

const testsOf = ({ folder, stem }: FeatureAddress) =>
  filesWith(`tests/${folder}/${stem}.*`).filter((file) => /\.(test|ct)\.tsx?$|\.gestures\.ts$/.test(file));

/** Returns the pages with the components that they import themselves, and those that these are composed of. */
function pagesOf(graph: ImportGraph, known: ReadonlySet<string>): PageFact[] {
  const filesOfPages = filesWith('pages/**/*.tsx').filter(isPage);
  return filesOfPages.map((file) => {
    const ownFiles = [file, ...graph.uses(file).filter((one) => one.startsWith('pages/'))];
    const direct = new Set(ownFiles.flatMap(graph.uses).filter((one) => known.has(one)));
    const all = reachable(file, graph.uses).filter((one) => known.has(one));
    return {
      address: pageAddress(file),
      file,
      components: componentsIn([...direct]),
      others: componentsIn(all.filter((one) => !direct.has(one))),
    };
  });
}

/** Returns the names of all tokens of the theme. */
export const countTokens = (): number =>
  ['scale', 'sizes', 'color-roles']
    .map((name) => readFileSync(`theme/tokens/${name}.ts`, 'utf8').match(/^ {2}\w+: /gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
