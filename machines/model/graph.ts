import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition as takeStep,
} from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { atTime } from './at-time.ts';
import { type Facts, factsOf } from './facts.ts';
import { type InstrumentedMachine, instrumentMachine, takenIn } from './instrumented-machine.ts';
import { type Model, modelStart } from './model.ts';
import { type PossibleStep, possibleSteps } from './possible-steps.ts';

/**
 * The kind of a step: an event from a user or the environment, a delay that elapses, or the outcome of an invoked
 * actor.
 */
export type StepKind = 'event' | 'delay' | 'done' | 'error';

/** A node of the graph: a state with the essence of its context, its running delays and its invoked actors. */
export interface ModelNode {
  readonly id: string;
  /** The name of the state, as `stateName` formats it. */
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The running delays: the remaining milliseconds by event type. */
  readonly delays: Readonly<Record<string, number>>;
  /** The running invoked actors: the name of the source by actor ID. */
  readonly calls: Readonly<Record<string, string>>;
  /** Milliseconds from the start to this node, on the path on which it was first found. */
  readonly time: number;
}

/** A step from one node to the next. */
export interface ModelEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: StepKind;
  readonly event: EventObject & { readonly output?: unknown; readonly error?: unknown };
  /** The milliseconds of a delay, or the source of the invoked actor whose outcome this step is. */
  readonly wait?: number;
  readonly source?: string;
  /** The keys of the transitions taken, and the outcomes of the guards evaluated (`key=true`). */
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  /** The names of the invariants this step violated. */
  readonly broken: readonly string[];
  /** The observed facts before and after the step. */
  readonly before: Facts;
  readonly after: Facts;
}

/** All nodes and steps that a machine can reach from its starts. */
export interface ModelGraph {
  readonly model: Model;
  readonly marked: InstrumentedMachine;
  /** The starts, by name. */
  readonly starts: Readonly<Record<string, ModelStart>>;
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly edges: readonly ModelEdge[];
  readonly edgesFrom: ReadonlyMap<string, readonly ModelEdge[]>;
  /** The names of the properties of the context that the steps change. */
  readonly changedKeys: ReadonlySet<string>;
}

/** A start of an exploration: its node, and the initial transitions, guard outcomes and violated invariants. */
export interface ModelStart {
  readonly node: string;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  readonly broken: readonly string[];
}

type Action = { readonly type: string; readonly params?: unknown };

/**
 * Explores a production machine and returns its graph: every reachable node and every step, including elapsing delays
 * and the outcomes of invoked actors. Events take no time. Of several running delays, the one that is due first
 * elapses.
 *
 * @throws when the graph exceeds the model's `maxNodes`: its essence is too fine.
 */
export function explore<M extends AnyStateMachine>(model: Model<M>): ModelGraph {
  return new Exploration(model as unknown as Model).run();
}

/**
 * Returns the part of a graph that remains reachable when some steps are excluded, for example those that need a
 * pointer.
 */
export function filterGraph(graph: ModelGraph, canTake: (edge: ModelEdge) => boolean): ModelGraph {
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
  readonly #marked: InstrumentedMachine;
  readonly #nodes = new Map<string, ModelNode>();
  readonly #edges: ModelEdge[] = [];
  readonly #changedKeys = new Set<string>();

  constructor(model: Model) {
    this.#model = model;
    this.#marked = instrumentMachine(model.machine);
  }

  run(): ModelGraph {
    const starts = Object.fromEntries(
      Object.entries(this.#model.spec.starts ?? { start: undefined }).map(([name, input]) => [
        name,
        this.#start(input),
      ]),
    );
    // Nodes found during the iteration are appended to the map and visited too.
    for (const node of this.#nodes.values()) this.#expand(node);
    return {
      model: this.#model,
      marked: this.#marked,
      starts,
      nodes: this.#nodes,
      edges: this.#edges,
      edgesFrom: Map.groupBy(this.#edges, ({ from }) => from),
      changedKeys: this.#changedKeys,
    };
  }

  #start(input: unknown): ModelStart {
    const [snapshot, actions] = atTime(modelStart, () => initialTransition(this.#marked.machine, input));
    const node = this.#note(snapshot, this.#followed({ delays: {}, calls: {} }, actions, snapshot), 0);
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
    const next = this.#note(snapshot, this.#followed(running, actions, snapshot), now);
    const { taken, guards } = takenIn(this.#marked, actions, node.snapshot, event, snapshot);
    for (const key of Object.keys(snapshot.context ?? {}))
      if (!Object.is(snapshot.context[key], node.snapshot.context[key])) this.#changedKeys.add(key);
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
      before: factsOf(this.#model, node.snapshot),
      after: factsOf(this.#model, snapshot),
    });
  }

  /**
   * Applies the actions of a step to the running delays and invoked actors: adds the started ones, removes the stopped
   * ones.
   */
  #followed({ delays, calls }: Running, actions: readonly Action[], snapshot: AnyMachineSnapshot): Running {
    const running = { delays: { ...delays }, calls: { ...calls } };
    for (const { type, params } of actions) {
      const { id = '', sendId = '', delay, src } = (params ?? {}) as ActionParams;
      if (type === 'xstate.raise' && delay !== undefined)
        running.delays[id] = specifiedTime(this.#model, id, snapshot) ?? delay;
      if (type === 'xstate.cancel') delete running.delays[sendId];
      if (type === 'xstate.spawnChild') running.calls[id] = this.#marked.sources.get(id) ?? String(src);
      if (type === 'xstate.stopChild') delete running.calls[id];
    }
    return running;
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
        `${this.#model.machine.id} has more than ${maxNodes} nodes: make the essence of its model coarser. The last node: ${id}`,
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

/** The parameters of the actions that start and stop delays and invoked actors. */
interface ActionParams {
  readonly id?: string;
  readonly sendId?: string;
  readonly delay?: number;
  readonly src?: unknown;
}

/**
 * Returns the delays and invoked actors that remain when a step begins: every delay is reduced by the elapsed time, and
 * the settled actor is removed.
 */
function elapsed(node: ModelNode, event: EventObject, wait: number, kind: StepKind): Running {
  const delays = Object.fromEntries(
    Object.entries(node.delays)
      .filter(([type]) => kind !== 'delay' || type !== event.type)
      .map(([type, left]) => [type, left - wait]),
  );
  const ended = (event as { actorId?: string }).actorId;
  return { delays, calls: Object.fromEntries(Object.entries(node.calls).filter(([id]) => id !== ended)) };
}

/** Returns the specified milliseconds of a delay, by the type of its event; undefined when nothing specifies it. */
function specifiedTime({ spec }: Model, type: string, snapshot: AnyMachineSnapshot): number | undefined {
  const time = spec.delays?.[delayName(type)];
  return typeof time === 'function' ? time(snapshot as never) : time;
}

/** Returns the name of a delay from the type of its event: `xstate.after.rest.tooltip.waiting`. */
export const delayName = (type: string): string => type.split('.')[2] ?? type;
