import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  readonly act: () => void;
  left: number;
  since: number;
  real: ReturnType<typeof setTimeout> | undefined;
}

/** The time of the machines on the workbench: it runs as time does, or stands still for as long as one likes. */
export class BenchClock implements Clock {
  readonly #timers = new Map<number, Timer>();
  #next = 1;
  #stands: boolean;

  constructor(stands: boolean) {
    this.#stands = stands;
  }

  setTimeout(act: (...args: never[]) => void, span: number): number {
    const id = this.#next++;
    const timer: Timer = {
      act: () => {
        this.#timers.delete(id);
        act();
      },
      left: span,
      since: 0,
      real: undefined,
    };
    this.#timers.set(id, timer);
    if (!this.#stands) run(timer);
    return id;
  }

  clearTimeout(id: number): void {
    clearTimeout(this.#timers.get(id)?.real);
    this.#timers.delete(id);
  }

  /** Stops time: what is under way keeps what is left of it. */
  stand(): void {
    if (this.#stands) return;
    this.#stands = true;
    for (const timer of this.#timers.values()) {
      clearTimeout(timer.real);
      timer.left -= performance.now() - timer.since;
    }
  }

  /** Lets time run on. */
  run(): void {
    if (!this.#stands) return;
    this.#stands = false;
    for (const timer of this.#timers.values()) run(timer);
  }
}

function run(timer: Timer): void {
  timer.since = performance.now();
  timer.real = setTimeout(timer.act, Math.max(0, timer.left));
}
