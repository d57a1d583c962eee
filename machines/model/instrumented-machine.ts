import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, type EventObject } from 'xstate';

/** A transition in a machine's definition. */
export interface DefinedTransition {
  /** `<state>|<event>|<index among its alternatives>`. The state is its path; the event has the name XState uses. */
  readonly key: string;
  readonly state: string;
  readonly event: string;
  readonly hasGuard: boolean;
}

/** A machine that reports the transitions it takes, with lists of its transitions and actor sources. */
export interface InstrumentedMachine {
  readonly machine: AnyStateMachine;
  readonly transitions: readonly DefinedTransition[];
  /** The names of the actor sources, by actor ID. */
  readonly sources: ReadonlyMap<string, string>;
}

interface StateConfig {
  readonly id?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly onDone?: unknown;
  readonly invoke?: InvokeConfig | readonly InvokeConfig[];
}

interface InvokeConfig {
  readonly id?: string;
  readonly src: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
  readonly onSnapshot?: unknown;
}

interface TransitionConfig {
  readonly guard?: unknown;
  readonly actions?: unknown;
}

const mark = 'model.taken';

/** The event name of eventless (`always`) transitions. */
export const always = 'always';

/**
 * Returns a copy of a machine in which every transition has an additional action that reports the transition's key. It
 * is otherwise identical.
 */
export function instrumentMachine(machine: AnyStateMachine): InstrumentedMachine {
  const marking = new Instrumentation(machine.id);
  const config = marking.state(machine.config as StateConfig, []);
  const { actions, ...implementations } = machine.implementations;
  return {
    machine: createMachine(config as never, { ...implementations, actions: { ...actions, [mark]: () => {} } } as never),
    transitions: marking.transitions,
    sources: marking.sources,
  };
}

class Instrumentation {
  readonly transitions: DefinedTransition[] = [];
  readonly sources = new Map<string, string>();
  readonly #machineId: string;

  constructor(machineId: string) {
    this.#machineId = machineId;
  }

  state(config: StateConfig, path: readonly string[]): StateConfig {
    const id = config.id ?? [this.#machineId, ...path].join('.');
    const on = (event: string, transitions: unknown) => this.#alternatives(path.join('.'), event, transitions);
    return {
      ...config,
      ...(config.on && { on: mapValues(config.on, (transitions, event) => on(event, transitions)) }),
      ...(config.after && {
        after: mapValues(config.after, (transitions, delay) => on(`xstate.after.${delay}.${id}`, transitions)),
      }),
      ...(config.always !== undefined && { always: on(always, config.always) }),
      ...(config.onDone !== undefined && { onDone: on(`xstate.done.state.${id}`, config.onDone) }),
      ...(config.invoke && {
        invoke: asList(config.invoke as InvokeConfig).map((call, index) =>
          this.#call(call, call.id ?? `${index}.${id}`, on),
        ),
      }),
      ...(config.states && {
        states: mapValues(config.states, (inner, name) => this.state(inner, [...path, name])),
      }),
    };
  }

  #call(call: InvokeConfig, id: string, on: (event: string, transitions: unknown) => unknown): InvokeConfig {
    this.sources.set(id, String(call.src));
    return {
      ...call,
      ...(call.onDone !== undefined && { onDone: on(`xstate.done.actor.${id}`, call.onDone) }),
      ...(call.onError !== undefined && { onError: on(`xstate.error.actor.${id}`, call.onError) }),
      ...(call.onSnapshot !== undefined && { onSnapshot: on(`xstate.snapshot.${id}`, call.onSnapshot) }),
    };
  }

  #alternatives(state: string, event: string, transitions: unknown): TransitionConfig[] {
    return asList(transitions).map((written, index) => {
      const config = (
        typeof written === 'string' ? { target: written } : { ...(written as object) }
      ) as TransitionConfig;
      const key = `${state}|${event}|${index}`;
      this.transitions.push({ key, state, event, hasGuard: config.guard !== undefined });
      return { ...config, actions: [...asList(config.actions), { type: mark, params: { key } }] };
    });
  }
}

const asList = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value as T];

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** Returns the transitions a step took, and the outcomes of the guards evaluated for it. */
export function takenIn(
  { transitions }: InstrumentedMachine,
  actions: readonly { readonly type: string; readonly params?: unknown }[],
  before: AnyMachineSnapshot | undefined,
  event: EventObject | undefined,
  after: AnyMachineSnapshot,
): { taken: string[]; guards: string[] } {
  const taken = actions.filter(({ type }) => type === mark).map(({ params }) => (params as { key: string }).key);
  const asked = new Set(taken.map(groupOf));
  const takers = taken
    .filter((key) => groupOf(key).endsWith(`|${event?.type}`))
    .map((key) => key.slice(0, key.indexOf('|')));
  // XState does not evaluate a parent state's transitions when a child state handles the event.
  const isAsked = (state: string) =>
    !takers.some((taker) => taker !== state && (state === '' || taker.startsWith(`${state}.`)));
  for (const state of pathsOf(before)) if (event && isAsked(state)) asked.add(`${state}|${event.type}`);
  for (const state of pathsOf(after)) asked.add(`${state}|${always}`);
  return { taken, guards: transitions.flatMap((transition) => outcome(transition, asked, taken, transitions)) };
}

const groupOf = (key: string) => key.slice(0, key.lastIndexOf('|'));

const pathsOf = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  snapshot?._nodes.map(({ path }) => path.join('.')) ?? [];

/**
 * Returns the outcome of a guarded transition: true when it was taken; false when it was evaluated before the one
 * taken, or when none was taken.
 */
function outcome(
  { key, state, event, hasGuard }: DefinedTransition,
  requested: ReadonlySet<string>,
  taken: readonly string[],
  all: readonly DefinedTransition[],
): string[] {
  const group = `${state}|${event}`;
  if (!hasGuard || !requested.has(group)) return [];
  if (taken.includes(key)) return [`${key}=true`];
  const order = all.filter((other) => groupOf(other.key) === group).map((other) => other.key);
  const chosen = order.findIndex((other) => taken.includes(other));
  return chosen === -1 || order.indexOf(key) < chosen ? [`${key}=false`] : [];
}
