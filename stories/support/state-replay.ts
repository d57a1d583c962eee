import { flushSync } from 'react-dom';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  SimulatedClock,
} from 'xstate';
import type { Workbench } from '#components/primitives/runtime/workbench-context.ts';
import { atTime } from '#machines/model/at-time.ts';
import { modelStart } from '#machines/model/model.ts';
import type { Path, PathStep } from '#machines/model/paths.ts';
import { controlledActorLogic } from '#machines/model/walker.ts';
import { stateName } from '#machines/state-name.ts';
import type { Reach, Scene } from './scene.ts';

/** The most frames to wait for the machine to start, and for an act to lead to its state: a picture loads in a few. */
const longestWait = 120;

/**
 * Takes a path on the mounted component of a scene: acts on the page for events that a scene can perform (`reach`),
 * sends the other events to the machine, and settles its calls. So the parts outside the machine, such as typed texts
 * and the focus, are as after a visit.
 */
export class StateReplay {
  readonly #machine: AnyStateMachine;
  readonly #reach: Reach;
  readonly #path: Path;
  readonly #clock = new SimulatedClock();
  #actor: AnyActorRef | undefined;
  #isDone = false;

  constructor({ model, reach = {} }: Scene, path: Path) {
    this.#machine = model.machine;
    this.#reach = reach;
    this.#path = path;
  }

  /** Returns the options with which the scene's machine is started, added to those of the workbench around it. */
  workbench =
    (outer: Workbench): Workbench =>
    (logic) => {
      const wanted = outer(logic);
      if (!('id' in logic) || logic.id !== this.#machine.id) return wanted;
      const sources = Object.entries((logic as AnyStateMachine).implementations.actors) as [string, AnyActorLogic][];
      return {
        ...wanted,
        clock: this.#clock,
        actors: Object.fromEntries(sources.map(([name, real]) => [name, controlledUntil(() => this.#isDone, real)])),
        inspect: (inspected) => {
          if (inspected.type === '@xstate.snapshot' && this.#isOfMachine(inspected.snapshot as AnyMachineSnapshot))
            this.#actor = inspected.actorRef as AnyActorRef;
          if (typeof wanted.inspect === 'function') wanted.inspect(inspected);
          else wanted.inspect?.next?.(inspected);
        },
      };
    };

  /** Takes the path until the component is unmounted. Throws when the component does not follow it. */
  async run(isUnmounted: () => boolean): Promise<void> {
    if (this.#isDone) return;
    // The machine may be in a part that is loaded on demand. The component receives it a moment after it has started.
    await this.#until(() => (this.#actor !== undefined && this.#isShown) || isUnmounted());
    for (const step of this.#path.steps) {
      if (isUnmounted()) return;
      this.#take(step);
      await this.#until(() => this.#state === step.state || isUnmounted());
      if (!isUnmounted() && this.#state !== step.state)
        throw new Error(`${this.#machine.id}: ${step.event.type} led to ${this.#state} instead of ${step.state}.`);
    }
    this.#isDone = true;
  }

  async #until(isSo: () => boolean): Promise<void> {
    for (let frame = 0; !isSo() && frame < longestWait; frame += 1) await nextFrame();
  }

  #take({ kind, event, wait = 0 }: PathStep): void {
    const act = kind === 'event' ? this.#reach[event.type] : undefined;
    const take = () => {
      if (act) act(event as never);
      else if (kind === 'event') this.#actor?.send(event);
      else if (kind === 'delay') this.#clock.increment(wait);
      else this.#settle(kind, event);
    };
    atTime(modelStart + this.#clock.now() + wait, () => flushSync(take));
  }

  #settle(kind: 'done' | 'error', event: PathStep['event']): void {
    const { children = {} } = (this.#actor?.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
    const call = children[event.type.slice(`xstate.${kind}.actor.`.length)];
    call?.send(
      (kind === 'done'
        ? { type: 'puppet.done', output: event.output }
        : { type: 'puppet.failed', error: event.error }) as never,
    );
  }

  get #state(): string | undefined {
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined;
    return snapshot && stateName(snapshot.value);
  }

  get #isShown(): boolean {
    return document.querySelector(`[data-machine="${this.#machine.id}"]`) !== null;
  }

  #isOfMachine = (snapshot: AnyMachineSnapshot) => 'machine' in snapshot && snapshot.machine.id === this.#machine.id;
}

const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 16));

/** Returns logic that the replay settles while it runs, and the real logic for actors that start later. */
function controlledUntil(isDone: () => boolean, real: AnyActorLogic): AnyActorLogic {
  const puppet = controlledActorLogic as AnyActorLogic;
  const isControlled = (snapshot: unknown) => (snapshot as { isControlled?: boolean }).isControlled === true;
  return {
    ...real,
    getInitialSnapshot: (scope, input) =>
      isDone()
        ? real.getInitialSnapshot(scope, input)
        : { ...puppet.getInitialSnapshot(scope, input), isControlled: true },
    transition: (snapshot, event, scope) => (isControlled(snapshot) ? puppet : real).transition(snapshot, event, scope),
    start: (snapshot, scope) => (isControlled(snapshot) ? undefined : real.start?.(snapshot, scope)),
    getPersistedSnapshot: (snapshot) => (isControlled(snapshot) ? snapshot : real.getPersistedSnapshot(snapshot)),
  };
}
