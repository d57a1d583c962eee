import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Model } from '#machines/model/model.ts';
import { type Cause, causeOf, eventWords, keyOf } from '#stories/workbench/chart/chart.ts';

/** An event with an optional output or error. */
export type StepEvent = EventObject & { readonly output?: unknown; readonly error?: unknown };

/** A step that a machine can take now. */
export interface Candidate {
  readonly cause: Cause;
  readonly event: StepEvent;
  readonly words: string;
  /** A short description of the event's payload. */
  readonly carries: string;
  /** The keys of the transitions it would take; empty when the machine would ignore it. */
  readonly keys: readonly string[];
  /** The delay in milliseconds, if it is constant; otherwise 0. */
  readonly wait: number;
}

/**
 * Returns the steps of a machine in its current state: events with the model's samples, delays, and outcomes of invoked
 * actors.
 */
export function candidatesIn(snapshot: AnyMachineSnapshot, model: Model | undefined): Candidate[] {
  if (snapshot.status !== 'active') return [];
  return [...typesIn(snapshot)].flatMap(([type, node]) =>
    samplesOf(type, node, model)
      .filter((event) => !model?.spec.never?.(snapshot, event as never))
      .map((event) => candidateFrom(snapshot, event, node)),
  );
}

/** Returns an event as a step that a machine can take now. Undefined when no active state handles it. */
export function candidateOf(snapshot: AnyMachineSnapshot, event: StepEvent): Candidate | undefined {
  const node = typesIn(snapshot).get(event.type);
  return node && candidateFrom(snapshot, event, node);
}

const candidateFrom = (snapshot: AnyMachineSnapshot, event: StepEvent, node: AnyStateNode): Candidate => ({
  cause: causeOf(event.type),
  event,
  words: eventWords(event.type, node),
  carries: carried(event),
  keys: keysOf(snapshot, event),
  wait: waitOf(event.type, node),
});

/** Returns the event types of the active states, each with the first state that handles it. */
function typesIn({ _nodes }: AnyMachineSnapshot): Map<string, AnyStateNode> {
  const types = new Map<string, AnyStateNode>();
  for (const node of _nodes)
    for (const type of node.ownEvents as readonly string[])
      if (!types.has(type) && type !== '*' && causeOf(type) !== 'finished') types.set(type, node);
  return types;
}

/** Returns the sample events of a type, in the model's order. */
export function samplesOf(type: string, node: AnyStateNode, model: Model | undefined): StepEvent[] {
  const cause = causeOf(type);
  const spec = model?.spec ?? {};
  if (cause === 'delay') return [{ type }];
  if (cause === 'event') {
    const samples = ((spec.events ?? []) as readonly StepEvent[]).filter((sample) => sample.type === type);
    return samples.length > 0 ? samples : [{ type }];
  }
  const actorId = type.replace(/^xstate\.(done|error)\.actor\./, '');
  const answers = spec.answers?.[String(node.invoke.find(({ id }) => id === actorId)?.src)];
  return cause === 'done'
    ? (answers?.done ?? []).map((output) => ({ type, output, actorId }))
    : (answers?.error ?? []).map((error) => ({ type, error, actorId }));
}

function keysOf(snapshot: AnyMachineSnapshot, event: StepEvent): string[] {
  try {
    return snapshot.machine
      .getTransitionData(snapshot as never, event as never)
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .map((definition) => keyOf(definition as never))
      .filter((key) => key !== undefined);
  } catch {
    // A guard reads a payload that the bare event lacks, so the event is not offered.
    return [];
  }
}

function waitOf(type: string, node: AnyStateNode): number {
  const name = type.slice('xstate.after.'.length, -node.id.length - 1);
  const delay: unknown = node.machine.implementations.delays[name];
  return typeof delay === 'number' ? delay : Number(name) || 0;
}

const mostLetters = 90;

/** Describes the payload of an event in a short line. Empty for a bare event. */
export function carried(event: StepEvent): string {
  const { type: _, actorId: _id, ...rest } = event as StepEvent & { actorId?: string };
  const [value] = Object.values(rest).length === 1 ? Object.values(rest) : [rest];
  if (value === undefined || (value === rest && Object.keys(rest).length === 0)) return '';
  const text = value instanceof Error || isError(value) ? value.message || value.name : plain(value);
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

/** Checks structurally, because errors from another window are not instances of this window's `Error`. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

function plain(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Returns an event as plain data. Errors are reduced to name, message and code. */
export function asData(event: StepEvent): Record<string, unknown> {
  const { error, ...rest } = event;
  if (!isError(error)) return event as unknown as Record<string, unknown>;
  const { name, message, code } = error as Error & { code?: unknown };
  return { ...rest, error: { name, message, ...(code !== undefined && { code }) } };
}
