import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explore } from '#machines/model/graph.ts';
import type { Model } from '#machines/model/model.ts';
import { statePaths } from '#machines/model/paths.ts';
import '#scripts/messages/english.ts';
import { writeComponentPages } from './component-pages.ts';
import { addressOf, type FeatureAddress } from './names/address.ts';
import { asComponent, asValue } from './names/spelling.ts';

// Writes a story for each reachable state of every scene that has a model: stories/states/<area>/<stem>.stories.tsx.

const target = 'stories/states';
const memory = '.cache/state-stories.json';

const sceneFiles = (): FeatureAddress[] =>
  globSync('stories/**/*.scene.tsx')
    .flatMap((file) => addressOf(file) ?? [])
    .filter((scene) => existsSync(modelFile(scene)));

const modelFile = ({ folder, stem }: FeatureAddress) => resolve(`machines/${folder}/${stem}.model.ts`);

async function modelOf(scene: FeatureAddress): Promise<Model> {
  const module = (await import(pathToFileURL(modelFile(scene)).href)) as Record<string, Model>;
  const model = module[`${asValue(scene.stem)}Model`];
  if (!model) throw new Error(`${modelFile(scene)} exports no ${asValue(scene.stem)}Model`);
  return model;
}

/** Converts the name of a state to an export name of its story: `open.asking + kept` → `InOpenAskingKept`. */
const exportName = (state: string) =>
  `In${asComponent(state.replace(/[^A-Za-z0-9]+/g, '-').replace(/[A-Z]/g, (letter) => `-${letter}`)).replaceAll('-', '')}`;

function sourceOf({ area, folder, stem }: FeatureAddress, states: readonly string[]): string {
  const scene = `${asValue(stem)}Scene`;
  const names = storyNames(states);
  const nameOf = (state: string) => names.get(state) ?? state;
  return `// Written by scripts/state-stories.ts from the machine and its scene.
import { ${scene} } from '#stories/${folder}/${stem}.scene.tsx';
import { InState } from '#stories/support/in-state.tsx';
import { ContactSheet } from '#stories/workbench/contact-sheet.tsx';
import { LiveScene } from '#stories/workbench/live-scene.tsx';

export default { title: '${area} / ${stem} / states' };

export const Live = () => <LiveScene scene={${scene}} />;
Live.storyName = 'Live';

export const ContactSheetOfAll = () => <ContactSheet scene={${scene}} stories={stories} />;
ContactSheetOfAll.storyName = 'Contact sheet';

${states
  .map(
    (state) => `export const ${exportName(state)} = () => <InState scene={${scene}} state={${JSON.stringify(state)}} />;
${exportName(state)}.storyName = ${JSON.stringify(nameOf(state))};`,
  )
  .join('\n\n')}

const stories = ${JSON.stringify(
    Object.fromEntries(states.map((state) => [state, storyId(area, stem, nameOf(state))])),
    null,
    2,
  )};
`;
}

/**
 * Maps states to story names: the innermost states where these are unique, otherwise the full state names. Ladle builds
 * URLs from names, so a name contains only letters, digits and spaces.
 */
function storyNames(states: readonly string[]): ReadonlyMap<string, string> {
  const short = (state: string) =>
    state
      .split(' + ')
      .map((part) => part.split('.').at(-1))
      .join(' ');
  const areApart = new Set(states.map((state) => short(state).toLowerCase())).size === states.length;
  const plain = (name: string) => `is ${name.replace(/[^A-Za-z0-9]+/g, ' ').trim()}`;
  return new Map(states.map((state) => [state, plain(areApart ? short(state) : state)]));
}

const storyId = (area: string, stem: string, name: string) =>
  `${area}--${stem}--states--${name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()}`;

/** Returns the cached states if the machines have not changed. Exploring all machines takes seconds. */
async function keptStates(): Promise<{ print: string; states: Record<string, readonly string[]> }> {
  const hash = createHash('sha256');
  for (const folder of ['api', 'machines'])
    for (const file of (await readdir(folder, { recursive: true, encoding: 'utf8' })).sort())
      if (file.endsWith('.ts')) hash.update(file).update(await readFile(`${folder}/${file}`));
  const print = hash.digest('hex');
  const cached = existsSync(memory) ? JSON.parse(await readFile(memory, 'utf8')) : undefined;
  return cached?.print === print ? cached : { print, states: {} };
}

async function writeStories(scene: FeatureAddress): Promise<string> {
  const file = `${target}/${scene.area}/${scene.stem}.stories.tsx`;
  const known = cached.states[`${scene.area}/${scene.stem}`];
  const states = known ?? [...statePaths(explore(await modelOf(scene))).keys()];
  cached.states[`${scene.area}/${scene.stem}`] = states;
  const source = sourceOf(scene, states);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  await mkdir(dirname(file), { recursive: true });
  if (before !== source) await writeFile(file, source);
  return file;
}

const scenes = sceneFiles();
const cached = await keptStates();
const written = new Set<string>();
for (const scene of scenes) {
  try {
    written.add(await writeStories(scene));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${scene.area}/${scene.stem}: ${error instanceof Error ? error.message : error}`);
  }
}
for (const old of existsSync(target) ? await readdir(target, { recursive: true, encoding: 'utf8' }) : []) {
  const file = `${target}/${old.replaceAll('\\', '/')}`;
  if (file.endsWith('.stories.tsx') && !written.has(file)) await rm(file);
}
await mkdir(dirname(memory), { recursive: true });
await writeFile(memory, JSON.stringify(cached));
console.log(`${written.size} machines have state stories.`);
writeComponentPages();
