import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  readonly act: () => void;
  left: number;
  since: number;
  real: ReturnType<typeof setTimeout> | undefined;
}

/** The clock of the machines on the workbench. It runs in real time or is paused. */
export class BenchClock implements Clock {
  readonly #timers = new Map<number, Timer>();
  #next = 1;
  #isPaused: boolean;

  constructor(isPaused: boolean) {
    this.#isPaused = isPaused;
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
    if (!this.#isPaused) run(timer);
    return id;
  }

  clearTimeout(id: number): void {
    clearTimeout(this.#timers.get(id)?.real);
    this.#timers.delete(id);
  }

  /** Pauses the clock. Running timers preserve their remaining time. */
  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const timer of this.#timers.values()) {
      clearTimeout(timer.real);
      timer.left -= performance.now() - timer.since;
    }
  }

  /** Resumes the clock. */
  run(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const timer of this.#timers.values()) run(timer);
  }
}

function run(timer: Timer): void {
  timer.since = performance.now();
  timer.real = setTimeout(timer.act, Math.max(0, timer.left));
}
