import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '#machines/model/model.ts';
import type { StepEvent } from '#stories/workbench/coverage/candidates.ts';
import type { Plan } from './bench-plan.ts';

/** A step that a machine on the workbench has taken. */
export interface BenchStep {
  readonly event: StepEvent;
  readonly words: string;
  /** The token of the step in an address. */
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** The keys of the transitions taken. */
  readonly keys: readonly string[];
}

/** A machine running in the story. */
export interface BenchMachine {
  readonly key: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly model: Model | undefined;
  readonly steps: readonly BenchStep[];
}

/** The progress of a replayed path. */
export interface Replay {
  readonly done: number;
  readonly all: number;
  /** The step at which the machine deviated from the path. */
  readonly problem: string | undefined;
}

/** The data the panel beside a story shows. */
export interface BenchView {
  /** The number of times the story was restarted. */
  readonly run: number;
  /** Whether the clock is paused and the panel settles the invoked actors. */
  readonly isHeld: boolean;
  /** The name of the model's start that a path requires. */
  readonly start: string | undefined;
  readonly machines: readonly BenchMachine[];
  readonly replay: Replay | undefined;
  /** The path of the replay. */
  readonly plan: Plan | undefined;
}
