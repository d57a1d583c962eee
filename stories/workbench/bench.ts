import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Workbench } from '#components/primitives/runtime/workbench-context.ts';
import { type Model, modelStart } from '#machines/model/model.ts';
import { puppetLogic } from '#machines/model/walker.ts';
import { stateName } from '#machines/state-name.ts';
import { keyOf } from '#stories/workbench/chart/chart.ts';
import { type Candidate, candidatesIn, type Happening } from '#stories/workbench/coverage/candidates.ts';
import { modelOf } from '#stories/workbench/coverage/models.ts';
import { eventOf, tokenOf, wordsOf } from '#stories/workbench/coverage/path-address.ts';
import { BenchClock } from './bench-clock.ts';
import type { Plan, PlannedStep } from './bench-plan.ts';

/** One thing that happened to a machine on the bench. */
export interface BenchStep {
  readonly event: Happening;
  readonly words: string;
  /** As an address of the path says it. */
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** The keys of the transitions that were taken. */
  readonly keys: readonly string[];
}

/** A machine that runs in the story. */
export interface BenchMachine {
  readonly key: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly model: Model | undefined;
  readonly steps: readonly BenchStep[];
}

/** A path that is being replayed, step by step. */
export interface Replay {
  readonly done: number;
  readonly all: number;
  /** Where the machine went another way than the path says. */
  readonly problem: string | undefined;
}

/** All that the panel beside a story shows. */
export interface BenchView {
  /** Counts the times the story was begun. */
  readonly run: number;
  /** Whether time stands still and every call waits for a word from the panel. */
  readonly isHeld: boolean;
  /** The name of the model's start, where a path asks for one. */
  readonly start: string | undefined;
  readonly machines: readonly BenchMachine[];
  readonly replay: Replay | undefined;
}

const nothing: BenchView = { run: 0, isHeld: false, start: undefined, machines: [], replay: undefined };

/**
 * What runs in a story's window: it is told of every machine, owns their time, takes events for them, and walks paths
 * before the eyes of whoever looks. The panel beside the story reads it from the window around.
 */
export class Bench {
  view: BenchView = nothing;
  readonly #listeners = new Set<() => void>();
  #clock = new BenchClock(false);
  #taken = new Map<AnyActorRef, string[]>();
  #elapsed = 0;
  #began = performance.now();
  #dateNow = Date.now;

  /** What components below the bench are given. */
  readonly workbench: Workbench = (logic) => ({
    inspect: this.#inspect,
    clock: this.#clock,
    ...(this.view.isHeld && 'implementations' in logic && { actors: puppetsFor(logic as AnyStateMachine) }),
  });

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getView = () => this.view;

  /** Gives the story's machines the moment at which every exploration begins, and lets it pass with the bench's time. */
  ownTime(): () => void {
    this.#dateNow = Date.now;
    Date.now = () => modelStart + Math.round(this.view.isHeld ? this.#elapsed : performance.now() - this.#began);
    return () => {
      Date.now = this.#dateNow;
    };
  }

  /** Begins the story again: live, or held for a path. */
  restart({
    isHeld = this.view.isHeld,
    start = this.view.start,
  }: {
    isHeld?: boolean;
    start?: string | undefined;
  } = {}) {
    this.#clock.stand();
    this.#clock = new BenchClock(isHeld);
    this.#taken = new Map();
    this.#elapsed = 0;
    this.#began = performance.now();
    this.#change({ ...nothing, run: this.view.run + 1, isHeld, start });
  }

  /** What can happen to a machine now. */
  candidates = ({ snapshot, model }: BenchMachine): Candidate[] => candidatesIn(snapshot, model);

  /** Lets something happen to a machine. */
  take({ actor }: BenchMachine, event: Happening, wait = 0): void {
    this.#elapsed += wait;
    actor.send(event);
  }

  /** Begins again and walks a path, one step at a time, `pause` milliseconds apart. */
  async play({ machine, start, steps }: Plan, pause = 650): Promise<void> {
    this.restart({ isHeld: true, start });
    const { run } = this.view;
    this.#replay(0, steps.length);
    for (const [index, step] of steps.entries()) {
      await after(index === 0 ? Math.min(pause, 350) : pause);
      const at = await this.#machineOf(machine, run);
      if (this.view.run !== run) return;
      const problem = at ? this.#follow(at, step) : `no ${machine} runs in this story`;
      this.#replay(index + (problem ? 0 : 1), steps.length, problem && `Step ${index + 1}: ${problem}.`);
      if (problem) return;
    }
  }

  #follow(machine: BenchMachine, { token, state }: PlannedStep): string | undefined {
    const happening = eventOf(token, machine.snapshot, machine.model);
    if (!happening) return `nobody knows the event ${token}`;
    const candidate = this.candidates(machine).find(({ event: { type } }) => type === happening.type);
    if (!candidate) return `${happening.type} cannot happen while it is ${stateName(machine.snapshot.value)}`;
    this.take(machine, happening, candidate.wait);
    const came = stateName((machine.actor.getSnapshot() as AnyMachineSnapshot).value);
    return state === undefined || came === state ? undefined : `${happening.type} led to ${came} instead of ${state}`;
  }

  /** The machine of an id once it runs, with its model; none after two seconds. */
  async #machineOf(id: string, run: number): Promise<BenchMachine | undefined> {
    for (let waited = 0; waited < 2_000 && this.view.run === run; waited += 50) {
      const found = this.view.machines.find(({ machine }) => machine.id === id);
      if (found && models.has(id)) return found;
      await after(50);
    }
    return undefined;
  }

  #replay(done: number, all: number, problem?: string | undefined) {
    this.#change({ ...this.view, replay: { done, all, problem } });
  }

  readonly #inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.microstep') {
      const keys = (inspected._transitions as never[]).map(keyOf).filter((key) => key !== undefined);
      this.#taken.set(actor, [...(this.#taken.get(actor) ?? []), ...keys]);
    }
    if (inspected.type === '@xstate.snapshot' && 'machine' in inspected.snapshot)
      this.#note(actor, inspected.snapshot as AnyMachineSnapshot, inspected.event as Happening);
  };

  #note(actor: AnyActorRef, snapshot: AnyMachineSnapshot, event: Happening): void {
    const keys = this.#taken.get(actor) ?? [];
    this.#taken.delete(actor);
    const { machines } = this.view;
    const others = machines.filter((other) => other.actor !== actor);
    if ((snapshot.status as string) === 'stopped') {
      this.#change({ ...this.view, machines: others });
      return;
    }
    const known = machines.find((other) => other.actor === actor);
    const { machine } = snapshot;
    const model = models.get(machine.id);
    if (!models.has(machine.id)) this.#learn(machine.id);
    const steps =
      known && keys.length > 0 && event.type !== 'xstate.init' ? [stepOf(known, event, snapshot, keys)] : [];
    const now = {
      key: actor.sessionId,
      machine,
      actor,
      snapshot,
      model: known?.model ?? model,
      steps: [...(known?.steps ?? []), ...steps],
    };
    const at = known ? machines.indexOf(known) : others.length;
    this.#change({ ...this.view, machines: others.toSpliced(Math.max(0, at), 0, now) });
  }

  async #learn(id: string): Promise<void> {
    const model = await modelOf(id);
    models.set(id, model);
    const machines = this.view.machines.map((other) => (other.machine.id === id ? { ...other, model } : other));
    this.#change({ ...this.view, machines });
  }

  #change(view: BenchView): void {
    this.view = view;
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

const models = new Map<string, Model | undefined>();

const puppetsFor = (machine: AnyStateMachine) =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((source) => [source, puppetLogic]));

const after = (span: number) => new Promise((done) => setTimeout(done, span));

const stepOf = (
  { machine, model, snapshot: { value } }: BenchMachine,
  event: Happening,
  to: AnyMachineSnapshot,
  keys: readonly string[],
): BenchStep => ({
  event,
  words: wordsOf(event, machine),
  token: tokenOf(event, machine, model),
  from: stateName(value),
  to: stateName(to.value),
  keys,
});

declare global {
  interface Window {
    /** The bench of the story in this window. */
    folkmootBench?: Bench;
  }
}
