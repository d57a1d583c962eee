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
    return snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Runs a production machine along a path, with a simulated clock and controlled actors. */
export class Walker {
  readonly actor: AnyActorRef;
  readonly #clock = new SimulatedClock();

  /** @param start the name of one of the model's starts */
  constructor({ machine, spec }: Model, start: string) {
    const sources = Object.keys(machine.implementations.actors);
    const actors = Object.fromEntries(sources.map((source) => [source, controlledActorLogic]));
    const input = spec.starts?.[start];
    this.actor = this.#now(() =>
      createActor(machine.provide({ actors } as never), { clock: this.#clock, input } as never).start(),
    );
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The name of the current state. */
  get state(): string {
    return stateName(this.snapshot.value);
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
