import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Workbench } from '#components/primitives/runtime/workbench-context.ts';
import { type Model, modelStart } from '#machines/model/model.ts';
import { controlledActorLogic } from '#machines/model/walker.ts';
import { stateName } from '#machines/state-name.ts';
import type { Audit } from '#stories/workbench/audit/audit.ts';
import { keyOf } from '#stories/workbench/chart/chart.ts';
import { type Candidate, candidateOf, candidatesIn, type StepEvent } from '#stories/workbench/coverage/candidates.ts';
import { modelOf } from '#stories/workbench/coverage/models.ts';
import { eventOf, tokenOf, wordsOf } from '#stories/workbench/coverage/path-address.ts';
import { BenchClock } from './bench-clock.ts';
import type { Plan, PlannedStep } from './bench-plan.ts';
import type { BenchMachine, BenchStep, BenchView } from './bench-view.ts';

const nothing: BenchView = {
  run: 0,
  isHeld: false,
  start: undefined,
  machines: [],
  replay: undefined,
  plan: undefined,
};

/**
 * Runs in a story's window: inspects all machines, controls their clock, sends them events, and replays paths. The
 * panel in the parent window reads its view.
 */
export class Bench {
  view: BenchView = nothing;
  readonly #listeners = new Set<() => void>();
  #clock = new BenchClock(false);
  #taken = new Map<AnyActorRef, string[]>();
  #elapsed = 0;
  #began = performance.now();
  #dateNow = Date.now;
  #advances = 0;

  /** The options that components below the bench create their actors with. */
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

  /** Checks the accessibility of the story in this window. */
  audit = (): Promise<Audit> => import('./audit/story-audit.ts').then(({ auditStory }) => auditStory());

  /**
   * Replaces `Date.now` with the start time of every exploration, advanced by the bench's clock. Returns a function
   * that restores it.
   */
  ownTime(): () => void {
    this.#dateNow = Date.now;
    Date.now = () => modelStart + Math.round(this.view.isHeld ? this.#elapsed : performance.now() - this.#began);
    return () => {
      Date.now = this.#dateNow;
    };
  }

  /** Restarts the story: live, or paused for a path. */
  restart({
    isHeld = this.view.isHeld,
    start = this.view.start,
  }: {
    isHeld?: boolean;
    start?: string | undefined;
  } = {}) {
    this.#clock.pause();
    this.#clock = new BenchClock(isHeld);
    this.#taken = new Map();
    this.#elapsed = 0;
    this.#began = performance.now();
    this.#change({ ...nothing, run: this.view.run + 1, isHeld, start });
  }

  /** Returns the steps a machine can take now. */
  candidates = ({ snapshot, model }: BenchMachine): Candidate[] => candidatesIn(snapshot, model);

  /** Sends an event to a machine. */
  take({ actor }: BenchMachine, event: StepEvent, wait = 0): void {
    this.#elapsed += wait;
    actor.send(event);
  }

  /** Restarts the story and replays a path, one step every `pause` milliseconds. */
  async play(plan: Plan, pause = 650): Promise<void> {
    this.load(plan);
    await this.advance(plan.steps.length, pause);
  }

  /** Restarts the story for a path that is then taken step by step. */
  load(plan: Plan): void {
    this.restart({ isHeld: true, start: plan.start });
    this.#change({ ...this.view, plan, replay: { done: 0, all: plan.steps.length, problem: undefined } });
  }

  /**
   * Takes the next steps of the loaded path, until the given number of steps is done. A later call or a restart ends it.
   */
  async advance(until: number, pause = 0): Promise<void> {
    const { run, plan, replay } = this.view;
    if (!plan || !replay) return;
    this.#advances += 1;
    const advance = this.#advances;
    for (const [index, step] of plan.steps.slice(0, until).entries()) {
      if (index < replay.done) continue;
      await after(index === 0 ? Math.min(pause, 350) : pause);
      const at = await this.#machineOf(plan.machine, run);
      if (this.view.run !== run || this.#advances !== advance) return;
      const problem = at ? this.#follow(at, step) : `the machine ${plan.machine} does not run in this story`;
      const done = index + (problem ? 0 : 1);
      this.#change({
        ...this.view,
        replay: { done, all: plan.steps.length, problem: problem && `Step ${index + 1}: ${problem}.` },
      });
      if (problem) return;
    }
  }

  /** Returns to an earlier step of the loaded path: restarts the story and replays the steps before it. */
  async rewind(until: number): Promise<void> {
    const { plan } = this.view;
    if (!plan) return;
    this.load(plan);
    await this.advance(until);
  }

  /** Returns the next step of the loaded path for a machine; undefined when the machine cannot take it. */
  planned(machine: BenchMachine): Candidate | undefined {
    const { plan, replay } = this.view;
    const token = plan?.machine === machine.machine.id ? plan.steps[replay?.done ?? 0]?.token : undefined;
    const event = token === undefined ? undefined : eventOf(token, machine.snapshot, machine.model);
    return event && candidateOf(machine.snapshot, event);
  }

  #follow(machine: BenchMachine, { token, state }: PlannedStep): string | undefined {
    const happening = eventOf(token, machine.snapshot, machine.model);
    if (!happening) return `unknown event ${token}`;
    const candidate = this.candidates(machine).find(({ event: { type } }) => type === happening.type);
    if (!candidate) return `${happening.type} is not possible in the state ${stateName(machine.snapshot.value)}`;
    this.take(machine, happening, candidate.wait);
    const reached = stateName((machine.actor.getSnapshot() as AnyMachineSnapshot).value);
    return state === undefined || reached === state
      ? undefined
      : `${happening.type} led to ${reached} instead of ${state}`;
  }

  /** Waits up to two seconds for a machine and its model. Returns undefined when it does not start. */
  async #machineOf(id: string, run: number): Promise<BenchMachine | undefined> {
    for (let waited = 0; waited < 2_000 && this.view.run === run; waited += 50) {
      const found = this.view.machines.find(({ machine }) => machine.id === id);
      if (found && models.has(id)) return found;
      await after(50);
    }
    return undefined;
  }

  readonly #inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.microstep') {
      const keys = (inspected._transitions as never[]).map(keyOf).filter((key) => key !== undefined);
      this.#taken.set(actor, [...(this.#taken.get(actor) ?? []), ...keys]);
    }
    if (inspected.type === '@xstate.snapshot' && 'machine' in inspected.snapshot)
      this.#note(actor, inspected.snapshot as AnyMachineSnapshot, inspected.event as StepEvent);
  };

  #note(actor: AnyActorRef, snapshot: AnyMachineSnapshot, event: StepEvent): void {
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
  Object.fromEntries(Object.keys(machine.implementations.actors).map((source) => [source, controlledActorLogic]));

const after = (span: number) => new Promise((done) => setTimeout(done, span));

const stepOf = (
  { machine, model, snapshot: { value } }: BenchMachine,
  event: StepEvent,
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
