import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition as takeStep,
} from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { atTime } from './at-time.ts';
import { type Marked, markedMachine, takenIn } from './marked-machine.ts';
import { type Model, modelStart } from './model.ts';

/** What a step is: something a person or the world does, a delay that passes, or the end of a call. */
export type StepKind = 'event' | 'delay' | 'done' | 'error';

/** A situation a machine can be in: its state, what of its context matters, its running delays and calls. */
export interface ModelNode {
  readonly id: string;
  /** The name of the state, as views tell it. */
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The running delays: by event, the milliseconds left. */
  readonly delays: Readonly<Record<string, number>>;
  /** The calls on their way: by id, the name of their source. */
  readonly calls: Readonly<Record<string, string>>;
  /** Milliseconds since the start, on the way by which the situation was first found. */
  readonly time: number;
}

/** One step from a situation to the next. */
export interface ModelEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: StepKind;
  readonly event: EventObject & { readonly output?: unknown; readonly error?: unknown };
  /** For a delay, its milliseconds; for an answer, the name of the call's source. */
  readonly wait?: number;
  readonly source?: string;
  /** The transitions of the definition that were taken, and the guards that came out on the way (`key=true`). */
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  /** The invariants that this step broke. */
  readonly broken: readonly string[];
}

/** Everything a machine can do from its starts. */
export interface ModelGraph {
  readonly model: Model;
  readonly marked: Marked;
  /** By the name of the start, the situation in which it begins. */
  readonly starts: Readonly<Record<string, ModelStart>>;
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly edges: readonly ModelEdge[];
  readonly edgesFrom: ReadonlyMap<string, readonly ModelEdge[]>;
}

/** Where an exploration begins, and what was taken and broken at once. */
export interface ModelStart {
  readonly node: string;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  readonly broken: readonly string[];
}

type Action = { readonly type: string; readonly params?: unknown };

/**
 * Derives what a production machine can do: every situation and every step, the passing of delays and the ends of calls
 * included, from the machine itself. Events take no time; of several running delays the one that is due first passes.
 *
 * @throws when the graph grows beyond the model's limit: its essence is too fine.
 */
export function explore<M extends AnyStateMachine>(model: Model<M>): ModelGraph {
  return new Exploration(model as unknown as Model).run();
}

/** The part of a graph that is left when some steps cannot be taken: without a pointer, say. */
export function reduced(graph: ModelGraph, canTake: (edge: ModelEdge) => boolean): ModelGraph {
  const edgesFrom = new Map<string, readonly ModelEdge[]>();
  const ids = Object.values(graph.starts).map(({ node }) => node);
  for (const id of ids) {
    if (edgesFrom.has(id)) continue;
    const edges = (graph.edgesFrom.get(id) ?? []).filter(canTake);
    edgesFrom.set(id, edges);
    ids.push(...edges.map(({ to }) => to));
  }
  const nodes = new Map([...graph.nodes].filter(([id]) => edgesFrom.has(id)));
  return { ...graph, nodes, edges: [...edgesFrom.values()].flat(), edgesFrom };
}

class Exploration {
  readonly #model: Model;
  readonly #marked: Marked;
  readonly #nodes = new Map<string, ModelNode>();
  readonly #edges: ModelEdge[] = [];

  constructor(model: Model) {
    this.#model = model;
    this.#marked = markedMachine(model.machine);
  }

  run(): ModelGraph {
    const starts = Object.fromEntries(
      Object.entries(this.#model.spec.starts ?? { start: undefined }).map(([name, input]) => [
        name,
        this.#start(input),
      ]),
    );
    // Nodes found on the way are appended to the map while it is walked.
    for (const node of this.#nodes.values()) this.#expand(node);
    return {
      model: this.#model,
      marked: this.#marked,
      starts,
      nodes: this.#nodes,
      edges: this.#edges,
      edgesFrom: Map.groupBy(this.#edges, ({ from }) => from),
    };
  }

  #start(input: unknown): ModelStart {
    const [snapshot, actions] = atTime(modelStart, () => initialTransition(this.#marked.machine, input));
    const node = this.#note(snapshot, followed({ delays: {}, calls: {} }, actions, this.#marked), 0);
    const { taken, guards } = takenIn(this.#marked, actions, undefined, undefined, snapshot);
    return { node: node.id, taken, guards, broken: this.#broken(snapshot, undefined, undefined) };
  }

  #expand(node: ModelNode): void {
    if (node.snapshot.status !== 'active') return;
    for (const step of possibleSteps(this.#model, node)) this.#take(node, step);
  }

  #take(node: ModelNode, { kind, event, wait = 0, source }: PossibleStep): void {
    const now = node.time + wait;
    const [snapshot, actions] = atTime(modelStart + now, () => takeStep(this.#marked.machine, node.snapshot, event));
    const running = elapsed(node, event, wait, kind);
    const next = this.#note(snapshot, followed(running, actions, this.#marked), now);
    const { taken, guards } = takenIn(this.#marked, actions, node.snapshot, event, snapshot);
    this.#edges.push({
      from: node.id,
      to: next.id,
      kind,
      event,
      ...(kind === 'delay' && { wait }),
      ...(source !== undefined && { source }),
      taken,
      guards,
      broken: this.#broken(snapshot, node.snapshot, event),
    });
  }

  #note(snapshot: AnyMachineSnapshot, running: Running, time: number): ModelNode {
    const { essence = () => null } = this.#model.spec;
    const calls = snapshot.status === 'active' ? running.calls : {};
    const delays = snapshot.status === 'active' ? running.delays : {};
    const id = JSON.stringify([snapshot.value, essence(snapshot), delays, calls]);
    const known = this.#nodes.get(id);
    if (known) return known;
    const { maxNodes = 400 } = this.#model.spec;
    if (this.#nodes.size >= maxNodes)
      throw new Error(
        `${this.#model.machine.id} has more than ${maxNodes} situations: make its model's essence coarser. The last: ${id}`,
      );
    const node = { id, state: stateName(snapshot.value), snapshot, delays, calls, time };
    this.#nodes.set(id, node);
    return node;
  }

  #broken(
    snapshot: AnyMachineSnapshot,
    before: AnyMachineSnapshot | undefined,
    event: EventObject | undefined,
  ): string[] {
    return Object.entries(this.#model.spec.invariants ?? {})
      .filter(([, holds]) => !holds(snapshot, before, event as never))
      .map(([name]) => name);
  }
}

interface Running {
  readonly delays: Readonly<Record<string, number>>;
  readonly calls: Readonly<Record<string, string>>;
}

/** What the actions that begin and end delays and calls carry. */
interface ActionParams {
  readonly id?: string;
  readonly sendId?: string;
  readonly delay?: number;
  readonly src?: unknown;
}

interface PossibleStep {
  readonly kind: StepKind;
  readonly event: EventObject;
  readonly wait?: number;
  readonly source?: string;
}

/** What can befall a machine in a situation: its own events by their samples, the next delay, the ends of its calls. */
function possibleSteps({ spec }: Model, node: ModelNode): PossibleStep[] {
  const own = [...new Set(node.snapshot._nodes.flatMap(({ ownEvents }) => ownEvents as readonly string[]))];
  const samples = (spec.events ?? []) as readonly EventObject[];
  const events = own
    .filter((type) => !type.startsWith('xstate.') && type !== '')
    .flatMap((type) => {
      const matching = samples.filter((sample) => sample.type === type);
      return matching.length > 0 ? matching : [{ type }];
    })
    .filter((event) => !spec.never?.(node.snapshot, event as never))
    .map((event): PossibleStep => ({ kind: 'event', event }));
  return [...events, ...nextDelay(node), ...answersIn(spec.answers ?? {}, node)];
}

function nextDelay({ delays }: ModelNode): PossibleStep[] {
  const [first] = Object.entries(delays).sort(([, a], [, b]) => a - b);
  return first ? [{ kind: 'delay', event: { type: first[0] }, wait: first[1] }] : [];
}

function answersIn(answers: NonNullable<Model['spec']['answers']>, { calls }: ModelNode): PossibleStep[] {
  return Object.entries(calls).flatMap(([id, source]) => {
    const { done = [], error = [] } = answers[source] ?? {};
    return [
      ...done.map((output) => ({
        kind: 'done' as const,
        source,
        event: { type: `xstate.done.actor.${id}`, output, actorId: id },
      })),
      ...error.map((failure) => ({
        kind: 'error' as const,
        source,
        event: { type: `xstate.error.actor.${id}`, error: failure, actorId: id },
      })),
    ];
  });
}

/** What still runs once a step has begun: time has passed for every delay, and the call that ended is over. */
function elapsed(node: ModelNode, event: EventObject, wait: number, kind: StepKind): Running {
  const delays = Object.fromEntries(
    Object.entries(node.delays)
      .filter(([type]) => kind !== 'delay' || type !== event.type)
      .map(([type, left]) => [type, left - wait]),
  );
  const ended = (event as { actorId?: string }).actorId;
  return { delays, calls: Object.fromEntries(Object.entries(node.calls).filter(([id]) => id !== ended)) };
}

/** What runs after the actions of a step: delays and calls that began, and those that were ended. */
function followed({ delays, calls }: Running, actions: readonly Action[], { sources }: Marked): Running {
  const running = { delays: { ...delays }, calls: { ...calls } };
  for (const { type, params } of actions) {
    const { id = '', sendId = '', delay, src } = (params ?? {}) as ActionParams;
    if (type === 'xstate.raise' && delay !== undefined) running.delays[id] = delay;
    if (type === 'xstate.cancel') delete running.delays[sendId];
    if (type === 'xstate.spawnChild') running.calls[id] = sources.get(id) ?? String(src);
    if (type === 'xstate.stopChild') delete running.calls[id];
  }
  return running;
}
