import type { AnyActorLogic, AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';

/** What the calls of a machine may come back with: the outputs and the errors that are tried. */
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

/** What holds in every state and after every step; true when it does. At the start there is no step before. */
export type Invariant<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  before: SnapshotFrom<M> | undefined,
  event: EventFromLogic<M> | undefined,
) => boolean;

/** What has to be told of a machine so that it can be explored; the rest is found in the machine itself. */
export interface ModelSpec<M extends AnyStateMachine> {
  /** The inputs it is started with, by name; one start without input when left out. */
  readonly starts?: Readonly<Record<string, InputFrom<M>>>;
  /** Samples of the events that carry something. Events without a sample are tried as a bare `{ type }`. */
  readonly events?: readonly EventFromLogic<M>[];
  /** By the name of the call's source. A call without answers stays on its way for ever. */
  readonly answers?: AnswersOf<M>;
  /** The part of the context that decides what can happen next, small and plain; nothing by default. */
  readonly essence?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Steps that nobody can take although the machine would: a view without the button for it. */
  readonly never?: (snapshot: SnapshotFrom<M>, event: EventFromLogic<M>) => boolean;
  readonly invariants?: Readonly<Record<string, Invariant<M>>>;
  /** The states in which a machine rests for good, though its flow is not over: where there is nothing to be done. */
  readonly rests?: readonly string[];
  /** How many pairs of consecutive transitions are walked at most; beyond, only single transitions are. 250 by default. */
  readonly maxPairs?: number;
  /**
   * How many different steps between states are all walked at most; beyond, only each transition and each outcome of a
   * guard is, wherever it is reached first. 600 by default.
   */
  readonly maxSteps?: number;
  /** How many different situations the graph may have before it is called too large. 400 by default. */
  readonly maxNodes?: number;
}

/** A production machine with what is needed to explore it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly spec: ModelSpec<M>;
}

/** The moment at which every exploration, walk and state story begins, in milliseconds. */
export const modelStart = Date.parse('2026-11-20T12:00:00Z');

/** Says how a production machine is explored; the graph, the paths and the coverage follow from it. */
export const defineModel = <M extends AnyStateMachine>(machine: M, spec: ModelSpec<M> = {}): Model<M> => ({
  machine,
  spec,
});
