import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { atTime } from './at-time.ts';
import { type Facts, factsOf } from './facts.ts';
import { type Model, modelStart } from './model.ts';
import type { PathStep } from './paths.ts';

type PuppetEvent = { type: 'puppet.done'; output: unknown } | { type: 'puppet.failed'; error: unknown } | EventObject;

/** Actor logic that settles only when a walk sends it an outcome. */
export const controlledActorLogic: ActorLogic<Snapshot<unknown>, PuppetEvent, unknown> = {
  transition: (snapshot, event) => {
    if (event.type === 'puppet.done')
      return { ...snapshot, status: 'done', output: (event as { output: unknown }).output } as Snapshot<unknown>;
    if (event.type === 'puppet.failed')
      return { ...snapshot, status: 'error', error: (event as { error: unknown }).error } as Snapshot<unknown>;
    if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' } as Snapshot<unknown>;
    return snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A simulated clock that counts its running timers. */
class CountingClock extends SimulatedClock {
  readonly #running = new Set<unknown>();

  /** The number of timers that have neither fired nor been cancelled. */
  get running(): number {
    return this.#running.size;
  }

  override setTimeout(act: (...args: unknown[]) => void, span: number): number {
    const id = super.setTimeout(() => {
      this.#running.delete(id);
      act();
    }, span);
    this.#running.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#running.delete(id);
    super.clearTimeout(id);
  }
}

/** Runs a production machine along a path, with a simulated clock and controlled actors. */
export class Walker {
  readonly actor: AnyActorRef;
  /** The model whose machine runs. */
  readonly model: Model;
  readonly #clock = new CountingClock();
  #calls = 0;

  /** @param start the name of one of the model's starts */
  constructor(model: Model, start: string) {
    const { machine, spec } = model;
    this.model = model;
    const sources = Object.keys(machine.implementations.actors);
    const actors = Object.fromEntries(sources.map((source) => [source, this.#countedLogic]));
    const input = spec.starts?.[start];
    this.actor = this.#now(() =>
      createActor(machine.provide({ actors } as never), { clock: this.#clock, input } as never).start(),
    );
  }

  /** The logic of a controlled actor that counts the running ones. */
  readonly #countedLogic: typeof controlledActorLogic = {
    ...controlledActorLogic,
    getInitialSnapshot: (...given) => {
      this.#calls += 1;
      return controlledActorLogic.getInitialSnapshot(...given);
    },
    transition: (snapshot, event, scope) => {
      const next = controlledActorLogic.transition(snapshot, event, scope);
      if (snapshot.status === 'active' && next.status !== 'active') this.#calls -= 1;
      return next;
    },
  };

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The name of the current state. */
  get state(): string {
    return stateName(this.snapshot.value);
  }

  /** The observed facts of the current context. */
  get facts(): Facts {
    return factsOf(this.model, this.snapshot);
  }

  /** The number of running timers. */
  get timers(): number {
    return this.#clock.running;
  }

  /** The number of invoked actors that have neither ended nor been stopped. */
  get calls(): number {
    return this.#calls;
  }

  /** Milliseconds since the start. */
  get time(): number {
    return this.#clock.now();
  }

  /** Executes one step of a path. */
  take({ kind, event, wait = 0 }: Pick<PathStep, 'kind' | 'event' | 'wait'>): void {
    if (kind === 'event') this.#now(() => this.actor.send(event));
    else if (kind === 'delay') this.pass(wait);
    else this.#now(() => this.#end(kind, event));
  }

  /** Advances the clock by the given milliseconds. */
  pass(span: number): void {
    atTime(modelStart + this.time + span, () => this.#clock.increment(span));
  }

  #end(kind: 'done' | 'error', event: PathStep['event']): void {
    const id = event.type.slice(`xstate.${kind}.actor.`.length);
    const call = this.snapshot.children[id] as AnyActorRef | undefined;
    if (!call) throw new Error(`${event.type}: no such call is in flight.`);
    call.send(
      kind === 'done' ? { type: 'puppet.done', output: event.output } : { type: 'puppet.failed', error: event.error },
    );
  }

  #now<T>(act: () => T): T {
    return atTime(modelStart + this.time, act);
  }
}
