import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Model } from '#machines/model/model.ts';
import { type Cause, causeOf, eventWords, keyOf } from '#stories/workbench/chart/chart.ts';

/** An event with what it may carry. */
export type Happening = EventObject & { readonly output?: unknown; readonly error?: unknown };

/** Something that can happen to a machine now. */
export interface Candidate {
  readonly cause: Cause;
  readonly event: Happening;
  readonly words: string;
  /** What it carries, in short. */
  readonly carries: string;
  /** The keys of the transitions it would take; none when the machine would not care. */
  readonly keys: readonly string[];
  /** For a delay: its milliseconds, where the machine names them. */
  readonly wait: number;
}

/** What can befall a machine in its state: events by the model's samples, delays, and the ends of its calls. */
export function candidatesIn(snapshot: AnyMachineSnapshot, model: Model | undefined): Candidate[] {
  if (snapshot.status !== 'active') return [];
  return [...typesIn(snapshot)].flatMap(([type, node]) =>
    samplesOf(type, node, model)
      .filter((event) => !model?.spec.never?.(snapshot, event as never))
      .map((event) => ({
        cause: causeOf(type),
        event,
        words: eventWords(type, node),
        carries: carried(event),
        keys: keysOf(snapshot, event),
        wait: waitOf(type, node),
      })),
  );
}

/** The types of events that the active states know, each with the first state that knows it. */
function typesIn({ _nodes }: AnyMachineSnapshot): Map<string, AnyStateNode> {
  const types = new Map<string, AnyStateNode>();
  for (const node of _nodes)
    for (const type of node.ownEvents as readonly string[])
      if (!types.has(type) && type !== '*' && causeOf(type) !== 'finished') types.set(type, node);
  return types;
}

/** The events of one type that are worth trying, in the model's order. */
export function samplesOf(type: string, node: AnyStateNode, model: Model | undefined): Happening[] {
  const cause = causeOf(type);
  const spec = model?.spec ?? {};
  if (cause === 'delay') return [{ type }];
  if (cause === 'event') {
    const samples = ((spec.events ?? []) as readonly Happening[]).filter((sample) => sample.type === type);
    return samples.length > 0 ? samples : [{ type }];
  }
  const actorId = type.replace(/^xstate\.(done|error)\.actor\./, '');
  const answers = spec.answers?.[String(node.invoke.find(({ id }) => id === actorId)?.src)];
  return cause === 'done'
    ? (answers?.done ?? []).map((output) => ({ type, output, actorId }))
    : (answers?.error ?? []).map((error) => ({ type, error, actorId }));
}

function keysOf(snapshot: AnyMachineSnapshot, event: Happening): string[] {
  try {
    return snapshot.machine
      .getTransitionData(snapshot as never, event as never)
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .map((definition) => keyOf(definition as never))
      .filter((key) => key !== undefined);
  } catch {
    // A guard that reads what a bare event does not carry: nobody can tell, so nothing is offered.
    return [];
  }
}

function waitOf(type: string, node: AnyStateNode): number {
  const name = type.slice('xstate.after.'.length, -node.id.length - 1);
  const delay: unknown = node.machine.implementations.delays[name];
  return typeof delay === 'number' ? delay : Number(name) || 0;
}

const mostLetters = 90;

/** What an event carries, in one short line; nothing when it is bare. */
export function carried(event: Happening): string {
  const { type: _, actorId: _id, ...rest } = event as Happening & { actorId?: string };
  const [value] = Object.values(rest).length === 1 ? Object.values(rest) : [rest];
  if (value === undefined || (value === rest && Object.keys(rest).length === 0)) return '';
  const words = value instanceof Error || isError(value) ? value.message || value.name : plain(value);
  return words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
}

/** An error of another window is none of this window's errors. */
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

/** An event as plain data for a path: errors become their name, words and code. */
export function asData(event: Happening): Record<string, unknown> {
  const { error, ...rest } = event;
  if (!isError(error)) return event as unknown as Record<string, unknown>;
  const { name, message, code } = error as Error & { code?: unknown };
  return { ...rest, error: { name, message, ...(code !== undefined && { code }) } };
}
