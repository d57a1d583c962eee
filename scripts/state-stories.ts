import { existsSync, globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explore } from '#machines/model/graph.ts';
import type { Model } from '#machines/model/model.ts';
import { statePaths } from '#machines/model/paths.ts';
import '#scripts/messages/english.ts';
import { chartOf } from '#stories/workbench/chart/chart.ts';
import { graphOf } from '#stories/workbench/chart/chart-layout.ts';
import { layGraph } from '#stories/workbench/chart/lay-graph.ts';
import { plainWords, type StatePart, statePartsOf, wordsOfParts } from '#stories/workbench/states/state-words.ts';
import { writeComponentPages } from './component-pages.ts';
import { addressOf, type FeatureAddress } from './names/address.ts';
import { asComponent, asValue } from './names/spelling.ts';
import { filesBelow, fingerprint, inProject, projectFiles, root, textOf, writeIfChanged } from './setup/folders.mjs';

// Writes a story for each reachable state of every scene that has a model: stories/states/<area>/<stem>.stories.tsx.

const target = 'stories/states';
const memory = '.cache/state-stories.json';
/** The states of all generated stories by the ID of the story, for the list of the workbench. */
const indexFile = `${target}/index.json`;

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

/** A state in the generated stories. */
interface StoryState {
  /** The name of the state, as `stateName` formats it. */
  readonly state: string;
  /** The ID of its story. */
  readonly story: string;
  readonly parts: readonly StatePart[];
}

function sourceOf({ area, folder, stem }: FeatureAddress, states: readonly StoryState[]): string {
  const scene = `${asValue(stem)}Scene`;
  return `// Written by scripts/state-stories.ts from the machine and its scene.
import { ${scene} } from '#stories/${folder}/${stem}.scene.tsx';
import { InState } from '#stories/support/in-state.tsx';
import { LiveScene } from '#stories/workbench/live-scene.tsx';
import { ContactSheet } from '#stories/workbench/sheet/contact-sheet.tsx';

export default { title: '${area} / ${stem} / states' };

export const Live = () => <LiveScene scene={${scene}} />;
Live.storyName = 'Live';

export const ContactSheetOfAll = () => <ContactSheet scene={${scene}} address="${area}/${stem}" states={states} />;
ContactSheetOfAll.storyName = 'Contact sheet';

${states
  .map(
    ({
      state,
      parts,
    }) => `export const ${exportName(state)} = () => <InState scene={${scene}} state={${JSON.stringify(state)}} />;
${exportName(state)}.storyName = ${JSON.stringify(storyName(parts))};`,
  )
  .join('\n\n')}

const states = ${JSON.stringify(states, null, 2)};
`;
}

/**
 * Returns the name of a state's story: `is device kept server clean`. Ladle builds addresses from names, so a name
 * contains only letters, digits and spaces.
 */
const storyName = (parts: readonly StatePart[]) => `is ${plainWords(wordsOfParts(parts))}`;

const storyId = (area: string, stem: string, name: string) => `${area}--${stem}--states--${name.replaceAll(' ', '-')}`;

/** Returns the states of a scene's machine with their stories, in the order in which the exploration reaches them. */
async function statesOf(scene: FeatureAddress): Promise<StoryState[]> {
  const model = await modelOf(scene);
  const states = [...statePaths(explore(model)).keys()].map((state) => {
    const parts = statePartsOf(model.machine, state);
    return { state, story: storyId(scene.area, scene.stem, storyName(parts)), parts };
  });
  const twice = states.find(({ story }, index) => states.findIndex((other) => other.story === story) !== index);
  if (twice) throw new Error(`two states have the story ${twice.story}`);
  return states;
}

/** The result of the last run, valid while the machines do not change. */
interface Kept {
  readonly print: string;
  readonly states: Record<string, readonly StoryState[]>;
  /** The stems whose chart is laid out. */
  charts?: Readonly<Record<string, boolean>>;
}

/** Returns the cached states if the machines have not changed. Exploring all machines takes seconds. */
function keptStates(): Kept {
  const folders = ['api', 'machines', 'stories/workbench/chart', 'stories/workbench/states'];
  const sources = folders.flatMap((folder) => filesBelow(inProject(folder))).filter((file) => file.endsWith('.ts'));
  const print = fingerprint([import.meta.filename, ...sources]);
  const cached = JSON.parse(textOf(memory) ?? '{}') as Partial<Kept>;
  return { states: {}, ...(cached.print === print && cached), print };
}

async function writeStories(scene: FeatureAddress): Promise<string> {
  const file = `${target}/${scene.area}/${scene.stem}.stories.tsx`;
  const address = `${scene.area}/${scene.stem}`;
  const states = cached.states[address] ?? (await statesOf(scene));
  cached.states[address] = states;
  writeIfChanged(file, sourceOf(scene, states));
  return file;
}

const scenes = sceneFiles();
const cached = keptStates();
const written = new Set<string>();
const index: Record<string, { scene: string; state: string; parts: readonly StatePart[] }> = {};
for (const scene of scenes) {
  try {
    written.add(await writeStories(scene));
    for (const { story, state, parts } of cached.states[`${scene.area}/${scene.stem}`] ?? [])
      index[story] = { scene: `${scene.folder}/${scene.stem}`, state, parts };
  } catch (error) {
    process.exitCode = 1;
    console.error(`${scene.area}/${scene.stem}: ${error instanceof Error ? error.message : error}`);
  }
}
for (const file of projectFiles(root, [target])) if (file.endsWith('.stories.tsx') && !written.has(file)) rmSync(file);

/**
 * Lays out the charts of all machines, so that the workbench shows them at once. A laid graph is kept until it changes.
 */
async function writeCharts(): Promise<void> {
  for (const scene of scenes) {
    const file = `${target}/charts/${scene.stem}.json`;
    const laid = textOf(file);
    if (laid !== undefined && cached.charts?.[scene.stem] === true) continue;
    const graph = JSON.stringify(graphOf(chartOf((await modelOf(scene)).machine)));
    const isSame = laid !== undefined && JSON.parse(laid).graph === graph;
    if (!isSame) writeIfChanged(file, JSON.stringify(await layGraph(graph)));
    cached.charts = { ...cached.charts, [scene.stem]: true };
  }
}

await writeCharts();
writeIfChanged(indexFile, JSON.stringify(index));
writeIfChanged(memory, JSON.stringify(cached));
console.log(`${written.size} machines have state stories.`);
writeComponentPages();
