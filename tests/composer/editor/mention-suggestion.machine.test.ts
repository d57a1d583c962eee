import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  insertMention,
  knownMentions,
  type Mentionable,
  mentionBefore,
  sortMentionables,
} from '#machines/composer/editor/mention-lookup.ts';
import { connectMentionSuggestion } from '#machines/composer/editor/mention-suggestion.connect.ts';
import { mentionSuggestionMachine } from '#machines/composer/editor/mention-suggestion.machine.ts';

test('no request is sent before the first character, and then at most one every 50 ms', async () => {
  const { facts, clock, asked } = startMention();
  facts().typed(undefined);
  clock.increment(1_000);
  expect(asked).toEqual([]);
  facts().typed('a');
  clock.increment(49);
  facts().typed('an');
  clock.increment(49);
  facts().typed('ana');
  clock.increment(50);
  expect(asked).toEqual(['ana']);
});

test('a longer text is answered from the complete results of a shorter one', async () => {
  const { facts, clock, asked } = startMention();
  facts().typed('an');
  clock.increment(50);
  await settled();
  facts().typed('ana');
  clock.increment(50);
  expect(asked).toEqual(['an']);
  expect(facts().members.map(({ name }) => name)).toEqual(['Ana Diaz', 'anatol']);
});

test('a result of 50 members may be incomplete, so that a longer text is requested', () => {
  const many = Array.from({ length: 50 }, (_, place) => member(place, `an${place}`));
  expect(knownMentions({ an: many }, 'ana')).toBeUndefined();
});

test('the active member and the position in the list are announced, and keys go to the text while the list is closed', async () => {
  const { facts, clock } = startMention();
  expect(facts().takeKey('ArrowDown')).toBe(false);
  facts().typed('an');
  clock.increment(50);
  await settled();
  expect(facts().getAnnouncerProps()).toEqual({ role: 'status', children: 'Ana Diaz, 1 of 2' });
  expect(facts().takeKey('ArrowDown')).toBe(true);
  expect(facts().getAnnouncerProps().children).toBe('anatol, 2 of 2');
});

test('Escape hides the list until the next mention', async () => {
  const { facts, clock } = startMention();
  facts().typed('an');
  clock.increment(50);
  await settled();
  facts().takeKey('Escape');
  facts().typed('ana');
  clock.increment(50);
  expect(facts().isShown).toBe(false);
  facts().typed(undefined);
  facts().typed('an');
  clock.increment(50);
  expect(facts().isShown).toBe(true);
});

test('the exact name comes first, then members active within 90 days, then the rest', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const rows = [
    { ...member(1, 'Anabel'), dateLastActive: null },
    member(2, 'anatol'),
    member(3, 'Joana'),
    { ...member(4, 'ana'), dateLastActive: '2020-01-01T00:00:00Z' },
  ];
  expect(sortMentionables(rows, 'ana', now).map(({ name }) => name)).toEqual(['ana', 'anatol', 'Joana', 'Anabel']);
});

test('a mention is detected directly before the caret, and not in an e-mail address or after a completed mention', () => {
  const before = (value: string) => mentionBefore({ value, start: value.length, end: value.length });
  expect(['Hi @an', '@"Ana D', 'me@an', 'Hi @an ', 'Hi @', '(@é'].map(before)).toEqual([
    'an',
    'Ana D',
    undefined,
    undefined,
    undefined,
    'é',
  ]);
});

test('a name replaces the mention text, quoted if it contains spaces, and the caret is placed after it', () => {
  const text = { value: 'Hi @an and all', start: 6, end: 6 };
  expect(insertMention(text, 'an', 'Ana Diaz')).toEqual({ from: 3, to: 6, insert: '@"Ana Diaz" ', start: 15, end: 15 });
  expect(insertMention(text, 'an', 'anatol').insert).toBe('@anatol ');
});

const member = (userID: number, name: string) => ({
  userID,
  name,
  photoUrl: null,
  dateLastActive: '2026-11-01T08:00:00Z',
});

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

function startMention() {
  const clock = new SimulatedClock();
  const requests: string[] = [];
  const findMembers = fromPromise<readonly Mentionable[], { text: string }>(async ({ input }) => {
    requests.push(input.text);
    return [member(9, 'anatol'), member(3, 'Ana Diaz')];
  });
  const actor = createActor(mentionSuggestionMachine.provide({ actors: { findMembers } }), { clock }).start();
  return { clock, asked: requests, facts: () => connectMentionSuggestion(actor.getSnapshot(), actor.send, 'members') };
}
