import type { EventObject } from 'xstate';
import type { ModelNode, StepKind } from './graph.ts';
import type { Model } from './model.ts';

/** A step that can be taken from a node. */
export interface PossibleStep {
  readonly kind: StepKind;
  readonly event: EventObject;
  readonly wait?: number;
  readonly source?: string;
}

/**
 * Returns the possible steps from a node: its own events with their samples, the next delay, and the outcomes of its
 * invoked actors.
 */
export function possibleSteps({ spec }: Model, node: ModelNode): PossibleStep[] {
  const own = [...new Set(node.snapshot._nodes.flatMap(({ ownEvents }) => ownEvents as readonly string[]))];
  const samples = (spec.events ?? []) as readonly EventObject[];
  const events = own
    .filter((type) => !type.startsWith('xstate.') && type !== '')
    .flatMap((type) => {
      const matching = samples.filter((sample) => sample.type === type);
      return matching.length > 0 ? matching : [{ type }];
    })
    .filter((event) => !spec.never?.(node.snapshot, event as never))
    .map((event): PossibleStep => ({ kind: 'event', event }));
  return [...events, ...nextDelay(node), ...answersIn(spec.answers ?? {}, node)];
}

function nextDelay({ delays }: ModelNode): PossibleStep[] {
  const [first] = Object.entries(delays).sort(([, a], [, b]) => a - b);
  return first ? [{ kind: 'delay', event: { type: first[0] }, wait: first[1] }] : [];
}

function answersIn(answers: NonNullable<Model['spec']['answers']>, { calls }: ModelNode): PossibleStep[] {
  return Object.entries(calls).flatMap(([id, source]) => {
    const { done = [], error = [] } = answers[source] ?? {};
    return [
      ...done.map((output) => ({
        kind: 'done' as const,
        source,
        event: { type: `xstate.done.actor.${id}`, output, actorId: id },
      })),
      ...error.map((failure) => ({
        kind: 'error' as const,
        source,
        event: { type: `xstate.error.actor.${id}`, error: failure, actorId: id },
      })),
    ];
  });
}
