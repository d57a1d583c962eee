import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate';

type Definition = TransitionDefinition<never, never>;

/** What brings a transition about: a person or the world, a delay, the end of a call, or the state itself. */
export type Cause = 'event' | 'delay' | 'done' | 'error' | 'always' | 'finished';

/** One transition of a machine's definition, in words. */
export interface ChartTransition {
  /** As the engine names it: `<state>|<event>|<index among its alternatives>`. */
  readonly key: string;
  readonly source: string;
  /** The id of the state it leads to; none when the machine stays where it is. */
  readonly target: string | undefined;
  readonly event: string;
  readonly cause: Cause;
  readonly words: string;
  readonly guard: string;
  readonly actions: readonly string[];
}

/** One state of a machine's definition. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** The state's path from the root, with dots. */
  readonly path: string;
  readonly type: AnyStateNode['type'];
  /** Whether it runs beside others. */
  readonly isRegion: boolean;
  readonly initial: string | undefined;
  readonly calls: readonly string[];
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** A machine's definition as data: its states with their states and transitions. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

/** All states of a chart, from the outside inwards. */
export const statesIn = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesIn)];

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  path: node.path.join('.'),
  type: node.type,
  isRegion: node.parent?.type === 'parallel',
  initial: node.initial?.target?.[0]?.id,
  calls: node.invoke.map(({ src }) => String(src)),
  states: Object.values(node.states as Record<string, AnyStateNode>).map(stateOf),
  transitions: [...alternatives(node)].map(([definition, key, event]) => transitionOf(node, definition, key, event)),
});

/** Every transition of a state with its key. */
function* alternatives(node: AnyStateNode): Generator<[Definition, string, string]> {
  const all = [...(node.transitions as Map<string, Definition[]>), ['always', node.always ?? []] as const];
  for (const [event, definitions] of all)
    for (const [index, definition] of definitions.entries())
      yield [definition as Definition, `${node.path.join('.')}|${event}|${index}`, event];
}

/** The key of a transition that a machine has just taken; none when it is not of the definition. */
export function keyOf(taken: Definition): string | undefined {
  const node = taken.source as unknown as AnyStateNode;
  return alternatives(node).find(([definition]) => definition === taken)?.[1];
}

function transitionOf(node: AnyStateNode, definition: Definition, key: string, event: string): ChartTransition {
  return {
    key,
    source: node.id,
    target: (definition.target as AnyStateNode[] | undefined)?.[0]?.id,
    event,
    cause: causeOf(event),
    words: eventWords(event, node),
    guard: guardWords(definition.guard),
    actions: definition.actions.map(nameOf).filter((name) => name !== ''),
  };
}

const causes: readonly (readonly [RegExp, Cause])[] = [
  [/^xstate\.after\./, 'delay'],
  [/^xstate\.done\.actor\./, 'done'],
  [/^xstate\.error\.actor\./, 'error'],
  [/^xstate\.done\.state\./, 'finished'],
  [/^always$/, 'always'],
];

/** What kind of event a machine's event is, by its name. */
export const causeOf = (event: string): Cause => causes.find(([form]) => form.test(event))?.[1] ?? 'event';

/** An event as people say it: `after 5 s (typingPause)`, `saveDraft answers`. */
export function eventWords(event: string, node: AnyStateNode): string {
  const cause = causeOf(event);
  if (cause === 'delay') return delayWords(event, node);
  if (cause === 'done') return `${sourceOf(event.slice('xstate.done.actor.'.length), node)} answers`;
  if (cause === 'error') return `${sourceOf(event.slice('xstate.error.actor.'.length), node)} fails`;
  if (cause === 'finished') return 'all done';
  return cause === 'always' ? 'at once' : event;
}

const sourceOf = (id: string, node: AnyStateNode) => String(node.invoke.find((call) => call.id === id)?.src ?? id);

function delayWords(event: string, node: AnyStateNode) {
  const name = event.slice('xstate.after.'.length, -node.id.length - 1);
  const delay = Number(name) || delayOf(node.machine, name);
  if (delay === undefined) return `after ${name}`;
  return String(delay) === name ? `after ${span(delay)}` : `after ${span(delay)} (${name})`;
}

const delayOf = ({ implementations }: AnyStateMachine, name: string) => {
  const delay: unknown = implementations.delays[name];
  return typeof delay === 'number' ? delay : undefined;
};

/** Milliseconds as people say them: `150 ms`, `5 s`, `2 min`. */
export function span(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  return ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`;
}

/** A guard by its name, and-, or- and not-guards with the names of theirs. */
function guardWords(guard: unknown): string {
  if (guard === undefined) return '';
  const { name, guards } = guard as { name?: string; guards?: unknown[] };
  if (!guards) return nameOf(guard) || 'a condition';
  const words = guards.map(guardWords);
  return name === 'not' ? `not ${words[0]}` : words.join(` ${name} `);
}

/** The name of a guard or an action; nothing for one that is written in place. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const type = (named as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : '';
}
