import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A part of a state's name: the state of a region, or of the machine outside its regions. */
export interface StatePart {
  /** The readable name of the region; empty outside regions. */
  readonly region: string;
  /** The readable name of the state, with enclosing states before it. */
  readonly state: string;
}

/**
 * Returns the parts of a state, one per region: `open.device.kept + server.unremoved` → the regions device and server.
 * A state that only encloses the regions is omitted.
 */
export function statePartsOf(machine: AnyStateMachine, name: string): StatePart[] {
  const parts = partsIn(machine.root, name.split(' + '), '', []);
  return parts.some(({ region }) => region !== '') ? parts.filter(({ region }) => region !== '') : parts;
}

/** Returns the readable name of a state: `device: kept · server: unremoved`, `open › asking`. */
export const stateWords = (machine: AnyStateMachine, name: string): string => wordsOfParts(statePartsOf(machine, name));

/** Joins the parts of a state to its readable name. */
export const wordsOfParts = (parts: readonly StatePart[]): string =>
  parts.map(({ region, state }) => (region ? `${region}: ${state}` : state)).join(' · ');

/** Returns the readable form of a key in a definition: `notFollowed` → `not followed`. */
export const plainWords = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Follows a name down the definition. The name of a parallel state lists its regions one after the other, and only the
 * first has the names of the enclosing states before it.
 */
function partsIn(node: AnyStateNode, names: readonly string[], region: string, outer: readonly string[]): StatePart[] {
  const [first = '', ...others] = names;
  const states = node.states as Readonly<Record<string, AnyStateNode>>;
  if (first === '' || Object.keys(states).length === 0)
    return outer.length > 0 ? [{ region, state: outer.join(' › ') }] : [];
  if (node.type !== 'parallel') {
    const [key = '', rest] = cut(first);
    const inner = states[key];
    const below = [...outer, plainWords(key)];
    return inner ? partsIn(inner, [rest, ...others], region, below) : [{ region, state: below.join(' › ') }];
  }
  const own = outer.length > 0 ? [{ region, state: outer.join(' › ') }] : [];
  const regions: { key: string; names: string[] }[] = [];
  for (const name of names) {
    const [key, rest] = cut(name);
    if (key in states) regions.push({ key, names: [rest] });
    else regions.at(-1)?.names.push(name);
  }
  return [
    ...own,
    ...regions.flatMap(({ key, names: below }) => partsIn(states[key] as AnyStateNode, below, plainWords(key), [])),
  ];
}

const cut = (name: string): [string, string] => {
  const dot = name.indexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
};
