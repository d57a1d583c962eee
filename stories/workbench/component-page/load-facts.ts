import type { ComponentType } from 'react';
import type {
  Changes,
  ComponentFacts,
  ComponentLine,
  IconFact,
  Overview,
  PageFact,
} from '#scripts/component-pages/facts.ts';
import type { GuideModule } from './guide.ts';

type Load<Content> = () => Promise<Content>;

const json = byFile<unknown>(import.meta.glob('#stories/components/*.json', { import: 'default' }));
const guides = byFile<GuideModule>(import.meta.glob('#stories/**/*.guide.tsx'));
const stories = byFile<Record<string, ComponentType>>(
  import.meta.glob(['#stories/**/*.stories.tsx', '!#stories/{states,components,workbench}/**']),
);
const components = byFile<Record<string, unknown>>(import.meta.glob('#components/**/*.tsx'));
const styles = byFile<Record<string, unknown>>(import.meta.glob('#components/**/*.css.ts'));

/** Names the modules of a glob by their files in the project, because Vite names them relative to Ladle's folder. */
function byFile<Content>(modules: Readonly<Record<string, () => Promise<unknown>>>): Record<string, Load<Content>> {
  const named = Object.entries(modules).map(([path, load]) => [path.replace(/^(\.\.?\/|\/)+/, ''), load]);
  return Object.fromEntries(named) as Record<string, Load<Content>>;
}

const loaded = new Map<string, Promise<unknown>>();

/** Loads a file once; the same promise is returned to every render. */
function once<Content>(key: string, load: Load<Content>): Promise<Content> {
  const known = loaded.get(key) ?? load();
  loaded.set(key, known);
  return known as Promise<Content>;
}

function generated<Content>(name: string, otherwise: Content): Promise<Content> {
  const load = json[`stories/components/${name}.json`];
  return once(name, async () => (load ? ((await load()) as Content) : otherwise));
}

/** Loads the facts of a component; undefined if there is no such component. */
export const loadFacts = (address: string): Promise<ComponentFacts | undefined> =>
  once(`facts ${address}`, async () => {
    const all = await generated<readonly ComponentFacts[]>(`${address.split('/')[0]}.facts`, []);
    return all.find((facts) => facts.address === address);
  });

/** Loads the list of all components. */
export const loadIndex = (): Promise<readonly ComponentLine[]> => generated('index', []);

/** Loads the list of all pages with their components. */
export const loadPages = (): Promise<readonly PageFact[]> => generated('pages', []);

/** Loads the list of the icons in use. */
export const loadIcons = (): Promise<readonly IconFact[]> => generated('icons', []);

/** Loads the changes since the last release. */
export const loadChanges = (): Promise<Changes> =>
  generated('changes', { since: undefined, components: [], machines: [], tokens: [] });

/** Loads the counts of the start page; undefined if they have not been generated. */
export const loadOverview = (): Promise<Overview | undefined> => generated('overview', undefined);

/** Loads the guide of a component, if it has one. */
export const loadGuide = (address: string): Promise<GuideModule | undefined> =>
  once(`guide ${address}`, async () => guides[`stories/${address}.guide.tsx`]?.());

/** Loads the written stories of a component. */
export const loadStories = (address: string): Promise<Record<string, ComponentType>> =>
  once(`stories ${address}`, async () => (await stories[`stories/${address}.stories.tsx`]?.()) ?? {});

/** Loads a component itself; undefined if its file does not export the name. */
export const loadComponent = (address: string, name: string): Promise<unknown> =>
  once(`component ${address}`, async () => (await components[`components/${address}.tsx`]?.())?.[name]);

/** Loads the styles of a component's own style file. */
export const loadStyles = (address: string): Promise<Record<string, unknown>> =>
  once(`styles ${address}`, async () => (await styles[`components/${address}.css.ts`]?.()) ?? {});
