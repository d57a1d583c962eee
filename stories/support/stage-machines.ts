import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Workbench } from '#components/primitives/runtime/workbench-context.ts';
import { type Facts, factsOf } from '#machines/model/facts.ts';
import type { Model } from '#machines/model/model.ts';
import { stateName } from '#machines/state-name.ts';

/** The running machines of a mounted scene, inspected for their facts. */
export class StageMachines {
  readonly #model: Model;
  readonly #actors = new Set<AnyActorRef>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** The options with which the components of the scene create their actors. */
  readonly workbench: Workbench = () => ({ inspect: this.#inspect });

  /** Returns the facts of each running instance of a machine; empty when it is not the machine of the scene. */
  factsOf(machine: string): Facts[] {
    if (machine !== this.#model.machine.id) return [];
    return [...this.#actors].map((actor) => factsOf(this.#model, actor.getSnapshot() as AnyMachineSnapshot));
  }

  /** Returns the state of the first running instance of a machine; undefined when none is running. */
  stateOf(machine: string): string | undefined {
    const [actor] = machine === this.#model.machine.id ? this.#actors : [];
    return actor && stateName((actor.getSnapshot() as AnyMachineSnapshot).value);
  }

  readonly #inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
    const { machine, status } = inspected.snapshot as AnyMachineSnapshot;
    if (machine.id !== this.#model.machine.id) return;
    const actor = inspected.actorRef as AnyActorRef;
    if ((status as string) === 'stopped') this.#actors.delete(actor);
    else this.#actors.add(actor);
  };
}
