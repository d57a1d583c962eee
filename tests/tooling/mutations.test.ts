import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { choose, mutationsOf } from '#scripts/mutants/mutations.ts';
import { walkedMachines } from '#scripts/mutants/walked-machine.ts';

const machine = `
export const lampMachine = setup({
  delays: { warmUp: 1_500 },
  guards: {
    isWorn: ({ context }) => context.presses > 2,
  },
}).createMachine({
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on', actions: 'count' } } },
    on: { on: { pressed: 'off' } },
  },
});
`;

const changes = (file: string, text: string) => mutationsOf(file, text).map(({ kind, words }) => `${kind}: ${words}`);

test('a machine is mutated in its delays, guards, targets, actions and initial state', () => {
  expect(changes('machines/home/lamp.machine.ts', machine)).toEqual([
    'a delay is a millisecond longer: line 3: 1_500 → 1501',
    'a guard is negated: line 5: context.presses > 2, → !(context.presses > 2),',
    "a transition has another target: line 10: target: 'on' → target: 'off'",
    "an action is omitted: line 10: , actions: 'count' → nothing",
    "the machine has another initial state: line 8: initial: 'off' → initial: 'on'",
  ]);
});

test('the actions of a machine on its context are mutated', () => {
  const actions = `
  actions: {
    count: assign(({ context }) => ({ count: context.count + 1 })),
    noteSuccess: assign(({ context: { pending } }, { ids }) => ({
      pending: without(pending, ids),
      failed: pending.filter((id) => !ids.includes(id)),
    })),
    clear: assign({ count: 0, problem: '' }),
  },
`;
  expect(changes('machines/home/lamp.machine.ts', actions)).toEqual([
    'an assign is omitted: line 3: assign(({ context }) => ({ count: context.count + 1 })) → () => {}',
    "an assign is omitted: line 8: assign({ count: 0, problem: '' }) → () => {}",
    'an assigned property keeps its old value: line 5: pending: without(pending, ids), → nothing',
    'an assigned property keeps its old value: line 6: failed: pending.filter((id) => !ids.includes(id)), → nothing',
    'a list is not filtered: line 6: .filter((id) => !ids.includes(id)) → nothing',
    'a counter is not increased: line 3: + 1 → nothing',
    'a cleared value stays: line 8: count: 0, → nothing',
    "a cleared value stays: line 8: problem: '' → nothing",
    'succeeded records stay pending: line 5: without(pending, ids) → pending',
  ]);
});

test('a connect is mutated in its facts, states and attributes', () => {
  const connect =
    "const isOn = snapshot.matches('on');\nreturn { isOff: value === 'off', 'aria-pressed': isOn, isOn };";
  expect(changes('machines/home/lamp.connect.ts', connect)).toEqual([
    "a property is negated: line 2: === 'off' → !== 'off'",
    "a state is mistaken for another: line 1: snapshot.matches('on') → !snapshot.matches('on')",
    "an attribute is missing: line 2: 'aria-pressed': isOn, → nothing",
  ]);
});

test('a view is mutated in its props, press handlers and conditions', () => {
  const view = '<button {...lamp.getButtonProps()} onClick={press}>{isOn && <Light />}</button>';
  expect(changes('components/home/lamp.tsx', view)).toEqual([
    'props are not spread: line 1: {...lamp.getButtonProps()} → nothing',
    'a press has no effect: line 1: onClick={press} → nothing',
    'a condition is negated: line 1: {isOn && → {!isOn &&',
  ]);
});

test('a selection contains every kind, and no mutation twice', () => {
  const all = mutationsOf('machines/home/lamp.machine.ts', machine.repeat(20));
  const chosen = choose(all, 15);
  expect(chosen).toHaveLength(15);
  expect(new Set(chosen).size).toBe(15);
  expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(5);
});

test('every mutation of a walked machine parses, and every such machine has mutations', () => {
  const machines = walkedMachines();
  // A submission whose view has another name has no code of its own: the shared machine is mutated in its own walk.
  const isSubmission = ({ folder, stem }: { folder: string; stem: string }) =>
    readFileSync(`machines/${folder}/${stem}.machine.ts`, 'utf8').includes('createSubmissionMachine(');
  const unchanged = machines.filter(({ mutations }) => mutations.length === 0);
  expect(unchanged.filter((machine) => !isSubmission(machine)).map(({ stem }) => stem)).toEqual([]);
  expect(unchanged.map(({ stem }) => stem)).not.toContain('submission');
  const all = machines.flatMap(({ mutations }) => mutations);
  const unread = all.filter(({ file, text }) => parseSync(file, text).errors.length > 0);
  expect(unread.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(17);
});
