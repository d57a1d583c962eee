import { t } from '#api/translations.ts';
import type { SubmissionView } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionActor, SubmissionEvent } from '#machines/primitives/submission/submission.machine.ts';
import { noProblem } from '#machines/primitives/submission/submission-problem.ts';

/** Returns the view of a submission whose machine is not loaded: idle, sending while it loads, or failed. */
function viewWithoutMachine(id: string, state: 'idle' | 'sending' | 'failed', payload?: unknown): SubmissionView {
  const tags = { idle: undefined, sending: 'busy', failed: 'error' };
  const problem = state === 'failed' ? { message: t('primitives.problem.again'), fields: {} } : noProblem;
  return {
    machine: { id },
    value: state,
    context: { payload, output: undefined, problem },
    hasTag: (tag) => tag === tags[state],
    can: ({ type }) => state === 'failed' && type === 'retry.requested',
  };
}

/**
 * A submission whose machine is loaded with its first request, so that pages do not load the state machine runtime
 * before it is needed. The request is kept while it loads, and is sent even if the view is removed meanwhile. If the
 * machine cannot be loaded, a retry loads it again.
 */
export class LazySubmission {
  readonly #id: string;
  readonly #start: () => Promise<SubmissionActor>;
  readonly #listeners = new Set<() => void>();
  #view: SubmissionView;
  #actor: SubmissionActor | undefined;

  constructor(id: string, start: () => Promise<SubmissionActor>) {
    this.#id = id;
    this.#start = start;
    this.#view = viewWithoutMachine(id, 'idle');
  }

  /** Returns the present view. */
  readonly view = (): SubmissionView => this.#view;

  /** Calls a listener when the view changes. Returns the function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends an event. Before the machine is loaded, a request or a retry loads it, and other events have no effect. */
  readonly send = (event: SubmissionEvent): void => {
    if (this.#actor) {
      this.#actor.send(event);
      return;
    }
    const isRequest = event.type === 'submission.requested';
    if (this.#view.hasTag('busy') || !(isRequest || this.#view.can(event))) return;
    const { payload } = isRequest ? event : this.#view.context;
    this.#show(viewWithoutMachine(this.#id, 'sending', payload));
    this.wake().then(
      (actor) => actor.send({ type: 'submission.requested', payload }),
      () => this.#show(viewWithoutMachine(this.#id, 'failed', payload)),
    );
  };

  /** Starts the machine. Rejects when it cannot be loaded. */
  async wake(): Promise<SubmissionActor> {
    const actor = await this.#start();
    this.#actor = actor;
    actor.subscribe((snapshot) => this.#show(snapshot as never));
    if (actor.getSnapshot().value !== 'idle') this.#show(actor.getSnapshot() as never);
    return actor;
  }

  /** Stops the machine. A later request loads and starts it again. */
  stop(): void {
    this.#actor?.stop();
    this.#actor = undefined;
  }

  #show(view: SubmissionView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
