import type { AnyActorLogic, AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Facts, FactValue } from './facts.ts';

/** The outcomes to explore for an actor source: outputs and errors. */
export interface Answers<Output = unknown> {
  readonly done?: readonly Output[];
  readonly error?: readonly unknown[];
}

type ActorsOf<M extends AnyStateMachine> = M['implementations']['actors'];

type AnswersOf<M extends AnyStateMachine> = {
  readonly [Source in keyof ActorsOf<M>]?: ActorsOf<M>[Source] extends AnyActorLogic
    ? Answers<OutputFrom<ActorsOf<M>[Source]>>
    : Answers;
};

/**
 * An invariant that must hold in every state and after every step. Returns true when it holds. At the start, `before`
 * and `event` are undefined.
 */
export type Invariant<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  before: SnapshotFrom<M> | undefined,
  event: EventFromLogic<M> | undefined,
) => boolean;

/** The information needed to explore a machine that cannot be derived from the machine itself. */
export interface ModelSpec<M extends AnyStateMachine> {
  /** The inputs to start the machine with, by name. Defaults to one start without input. */
  readonly starts?: Readonly<Record<string, InputFrom<M>>>;
  /** Sample events with payloads. Events without a sample are sent as a bare `{ type }`. */
  readonly events?: readonly EventFromLogic<M>[];
  /** The outcomes by actor source. An actor without outcomes never settles. */
  readonly answers?: AnswersOf<M>;
  /**
   * Returns the part of the context that affects later behavior, as a small plain value. Nodes with equal essences are
   * merged. Defaults to nothing.
   */
  readonly essence?: (snapshot: SnapshotFrom<M>) => unknown;
  /**
   * Returns the facts of the context that matter to a user: what is kept, pending, counted or focused. They are part of
   * the reviewed table, and every walk compares them after each step with the view and with the running machine.
   */
  readonly observe?: (snapshot: SnapshotFrom<M>) => Facts;
  /** The properties of the context that change without being observed, each with the reason. */
  readonly unobserved?: Readonly<Record<string, string>>;
  /**
   * The facts that change before a call has confirmed them. After a failure each must equal its confirmed value: the
   * value before the call began (`true`), or the value that the function returns.
   */
  readonly optimistic?: Readonly<Record<string, true | ((snapshot: SnapshotFrom<M>) => FactValue)>>;
  /**
   * The milliseconds of delays whose time is computed, by name. The times of constant delays are specified in the tables
   * of docs/behavior/, from which tests add them. The graph uses these times instead of those of the machine.
   */
  readonly delays?: Readonly<Record<string, number | ((snapshot: SnapshotFrom<M>) => number)>>;
  /**
   * Excludes steps that the machine accepts but the view does not offer, for example because a button is not rendered.
   */
  readonly never?: (snapshot: SnapshotFrom<M>, event: EventFromLogic<M>) => boolean;
  readonly invariants?: Readonly<Record<string, Invariant<M>>>;
  /** The states that need no outgoing step although the machine is not in a final state. */
  readonly rests?: readonly string[];
  /**
   * The maximum number of pairs of consecutive steps to walk. Beyond it only single steps are walked. Defaults to 250.
   */
  readonly maxPairs?: number;
  /**
   * The maximum number of distinct steps between states to walk. Beyond it only each transition and each guard outcome
   * is covered, wherever it is reached first. Defaults to 600.
   */
  readonly maxSteps?: number;
  /** The maximum number of nodes of the graph. Beyond it the exploration throws. Defaults to 400. */
  readonly maxNodes?: number;
}

/** A production machine with its exploration spec. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly spec: ModelSpec<M>;
}

/** The time at which every exploration, walk and state story starts, in milliseconds. */
export const modelStart = Date.parse('2026-11-20T12:00:00Z');

/** Defines how a production machine is explored. The graph, the paths and the coverage are derived from the model. */
export const defineModel = <M extends AnyStateMachine>(machine: M, spec: ModelSpec<M> = {}): Model<M> => ({
  machine,
  spec,
});
