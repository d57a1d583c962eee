import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate';

type Definition = TransitionDefinition<never, never>;

/**
 * The cause of a transition: an external event, a delay, the outcome of an invoked actor, an eventless transition, or a
 * final state.
 */
export type Cause = 'event' | 'delay' | 'done' | 'error' | 'always' | 'finished';

/** A transition of a machine's definition, with readable texts. */
export interface ChartTransition {
  /** The key of the transition in the model: `<state>|<event>|<index among its alternatives>`. */
  readonly key: string;
  readonly source: string;
  /** The ID of the target state; undefined when the machine stays in its state. */
  readonly target: string | undefined;
  readonly event: string;
  readonly cause: Cause;
  readonly words: string;
  readonly guard: string;
  readonly actions: readonly string[];
}

/** A state of a machine's definition. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** The dot-separated path of the state from the root. */
  readonly path: string;
  readonly type: AnyStateNode['type'];
  /** Whether the state is a region of a parallel state. */
  readonly isRegion: boolean;
  readonly initial: string | undefined;
  readonly calls: readonly string[];
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** Returns a machine's definition as a tree of states and transitions. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

/** Returns all states of a chart, parents first. */
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

/** Yields every transition of a state with its key and event. */
function* alternatives(node: AnyStateNode): Generator<[Definition, string, string]> {
  const all = [...(node.transitions as Map<string, Definition[]>), ['always', node.always ?? []] as const];
  for (const [event, definitions] of all)
    for (const [index, definition] of definitions.entries())
      yield [definition as Definition, `${node.path.join('.')}|${event}|${index}`, event];
}

/** Returns the key of a transition that a machine has taken. Returns undefined when it is not in the definition. */
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

/** Returns the cause of a transition by the name of its event. */
export const causeOf = (event: string): Cause => causes.find(([form]) => form.test(event))?.[1] ?? 'event';

/** Returns a readable description of an event: `after 5 s (typingPause)`, `saveDraft answers`. */
export function eventWords(event: string, node: AnyStateNode): string {
  const cause = causeOf(event);
  if (cause === 'delay') return delayWords(event, node);
  if (cause === 'done') return `${sourceOf(event.slice('xstate.done.actor.'.length), node)} answers`;
  if (cause === 'error') return `${sourceOf(event.slice('xstate.error.actor.'.length), node)} fails`;
  if (cause === 'finished') return 'on completion';
  return cause === 'always' ? 'immediately' : event;
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

/** Formats milliseconds: `150 ms`, `5 s`, `2 min`. */
export function span(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  return ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`;
}

/** Returns the name of a guard. Composed guards (and, or, not) contain the names of their parts. */
function guardWords(guard: unknown): string {
  if (guard === undefined) return '';
  const { name, guards } = guard as { name?: string; guards?: unknown[] };
  if (!guards) return nameOf(guard) || 'inline guard';
  const words = guards.map(guardWords);
  return name === 'not' ? `not ${words[0]}` : words.join(` ${name} `);
}

/** Returns the name of a guard or an action. Empty for an inline function. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const type = (named as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : '';
}
