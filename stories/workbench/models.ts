import type { Model } from '#machines/model/model.ts';

const modules = import.meta.glob<Record<string, Model>>('#machines/*/*.model.ts');
const scenes = import.meta.glob('#stories/*/*.scene.tsx');

const stemOf = (file: string) => /([^/]+)\.(model\.ts|scene\.tsx)$/.exec(file)?.[1];

/** The model of a machine, by the machine's id; none when nobody has written one. */
export async function modelOf(id: string): Promise<Model | undefined> {
  const [, load] = Object.entries(modules).find(([file]) => stemOf(file) === id) ?? [];
  return load && Object.values(await load()).find((model) => model?.machine?.id === id);
}

/** The ids of the machines that have a scene, each with its area. */
export const scenesByMachine: ReadonlyMap<string, string> = new Map(
  Object.keys(scenes).map((file) => [stemOf(file) ?? '', file.split('/').at(-2) ?? '']),
);
