import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from './model.ts';

/** The value of a fact: small plain data. */
export type FactValue =
  | string
  | number
  | boolean
  | null
  | readonly FactValue[]
  | { readonly [name: string]: FactValue };

/** The facts of a context that matter, by name. */
export type Facts = Readonly<Record<string, FactValue>>;

/** A fact whose value a step changed. */
export interface FactChange {
  readonly name: string;
  readonly from: FactValue;
  readonly to: FactValue;
}

/** Returns the facts that a model observes in a snapshot. Empty when it observes nothing. */
export const factsOf = ({ spec }: Model, snapshot: AnyMachineSnapshot): Facts =>
  spec.observe?.(snapshot as never) ?? {};

/** Whether two facts are equal. The order of keys does not matter. */
export const isSameFact = (first: unknown, second: unknown): boolean => factText(first) === factText(second);

/** Returns the facts that differ, in the order of `after`. */
export const changesIn = (before: Facts, after: Facts): FactChange[] =>
  Object.entries(after)
    .filter(([name, value]) => !isSameFact(before[name], value))
    .map(([name, to]) => ({ name, from: before[name] ?? null, to }));

/** Formats the value of a fact as JSON with sorted keys. */
export const factText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';

/** Returns the names of the properties of the context that a model reads for its facts. */
export function observedKeys(model: Model, snapshot: AnyMachineSnapshot): Set<string> {
  const read = new Set<string>();
  const context = new Proxy(snapshot.context as object, {
    get: (target, key, receiver) => {
      read.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
  factsOf(model, { ...snapshot, context } as AnyMachineSnapshot);
  return read;
}
