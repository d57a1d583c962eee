import type { Model } from '#machines/model/model.ts';

const modules = import.meta.glob<Record<string, Model>>('#machines/**/*.model.ts');

/** The model of a machine, by the machine's id, which is the name of the model's file; none when nobody has written one. */
export async function modelOf(id: string): Promise<Model | undefined> {
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${id}.model.ts`)) ?? [];
  return load && Object.values(await load()).find((model) => model?.machine?.id === id);
}
