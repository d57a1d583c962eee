import type { Model } from '#machines/model/model.ts';

const modules = import.meta.glob<Record<string, Model>>('#machines/**/*.model.ts');

/**
 * Loads the model of a machine by the machine's ID, which is the stem of the model's file. Returns undefined when there
 * is none.
 */
export async function modelOf(id: string): Promise<Model | undefined> {
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${id}.model.ts`)) ?? [];
  return load && Object.values(await load()).find((model) => model?.machine?.id === id);
}
