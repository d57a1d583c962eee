import type { StatePart } from './state-words.ts';

/** A state with the parts of its name. */
export interface FilteredState {
  readonly parts: readonly StatePart[];
}

/** The chosen state of each region; a region without a choice shows all of its states. */
export type RegionChoice = Readonly<Record<string, string>>;

/** Returns the regions of some states, each with the states that occur in it. Empty without regions. */
export function regionsIn(states: readonly FilteredState[]): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>();
  for (const { region, state } of states.flatMap(({ parts }) => parts)) {
    const known = regions.get(region) ?? [];
    if (region !== '' && !known.includes(state)) regions.set(region, [...known, state]);
  }
  return regions;
}

/** Checks whether a state agrees with the choice. A story that shows no single state always does. */
export const isChosen = ({ parts }: FilteredState, choice: RegionChoice): boolean =>
  parts.length === 0 ||
  Object.entries(choice).every(
    ([region, wanted]) => wanted === '' || parts.some((part) => part.region === region && part.state === wanted),
  );

/** A group of states with the same state in the first region. */
export interface StateGroup<S extends FilteredState> {
  /** The heading of the group, such as `device: kept`; empty for states without regions. */
  readonly heading: string;
  readonly states: readonly S[];
}

/** Groups states by the first region of the machine. States outside any region are in a group without a heading. */
export function groupedStates<S extends FilteredState>(states: readonly S[]): StateGroup<S>[] {
  const headingOf = ({ parts: [first] }: S) => (first?.region ? `${first.region}: ${first.state}` : '');
  return [...Map.groupBy(states, headingOf)].map(([heading, own]) => ({ heading, states: own }));
}
