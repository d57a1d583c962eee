import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Model } from '#machines/model/model.ts';
import { eventWords } from '#stories/workbench/chart/chart.ts';
import { asData, type StepEvent, samplesOf } from './candidates.ts';

/**
 * Returns the token of a step in an address: the event's type, `type~2` for the third of the model's samples, or
 * `type=…` with the whole event when the model has no such sample. `xstate.` is abbreviated to `*`.
 */
export function tokenOf(event: StepEvent, machine: AnyStateMachine, model: Model | undefined): string {
  const node = nodeThatKnows(machine.root, event.type);
  const samples = node ? samplesOf(event.type, node, model) : [];
  const index = samples.findIndex((sample) => asText(sample) === asText(event));
  const type = event.type.replace(/^xstate\./, '*');
  if (index === 0) return type;
  return index > 0 ? `${type}~${index}` : `${type}=${asText(event)}`;
}

/**
 * Returns the event of a token for a machine in its current state. Returns undefined when the token has no meaning
 * there.
 */
export function eventOf(
  token: string,
  { machine }: AnyMachineSnapshot,
  model: Model | undefined,
): StepEvent | undefined {
  const written = token.indexOf('=');
  if (written > 0) return eventIn(token.slice(written + 1));
  const [short = '', index = '0'] = token.split('~');
  const type = short.replace(/^\*/, 'xstate.');
  const node = nodeThatKnows(machine.root, type);
  return node && samplesOf(type, node, model)[Number(index)];
}

/** Parses an event that an address contains; undefined when it is not valid JSON. */
function eventIn(text: string): StepEvent | undefined {
  try {
    return JSON.parse(text) as StepEvent;
  } catch {
    return undefined;
  }
}

/** Serializes a path for an address: URI-encoded steps separated by `!`. */
export const pathAddress = (tokens: readonly string[]): string =>
  tokens.map((token) => encodeURIComponent(token).replaceAll('!', '%21')).join('!');

/** Parses the steps of a path in an address. */
export const tokensIn = (address: string): string[] =>
  address === '' ? [] : address.split('!').map((token) => decodeURIComponent(token));

/** Returns a readable description of an event, for any state that handles it. */
export function wordsOf({ type }: StepEvent, machine: AnyStateMachine): string {
  const node = nodeThatKnows(machine.root, type);
  return node ? eventWords(type, node) : type;
}

const asText = (event: StepEvent) => {
  try {
    return JSON.stringify(asData(event));
  } catch {
    return JSON.stringify({ type: event.type });
  }
};

function nodeThatKnows(node: AnyStateNode, type: string): AnyStateNode | undefined {
  if ((node.ownEvents as readonly string[]).includes(type)) return node;
  for (const inner of Object.values(node.states) as AnyStateNode[]) {
    const found = nodeThatKnows(inner, type);
    if (found) return found;
  }
  return undefined;
}
