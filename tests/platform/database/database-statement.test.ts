import { expect, test } from 'vitest';
import { StatementNames } from '#server/platform/database/database-statement.ts';

test('a statement is named from its second use on, always with the same name', () => {
  const names = new StatementNames();
  expect(names.nameFor('select $1')).toBeUndefined();
  const name = names.nameFor('select $1');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(names.nameFor('select $1')).toBe(name);
  expect(secondName(new StatementNames(), 'select $1')).toBe(name);
  expect(secondName(names, 'select $1 as other')).not.toBe(name);
});

test.each([
  ['a list of variable length', 'select 1 where id in ($1, $2)'],
  ['a variable number of rows', 'insert into post (id, text) values ($1, $2), ($3, $4)'],
  ['a very long text', `select $1 ${'-- '.repeat(6_000)}`],
])('%s is sent without a name', (_what, text) => {
  expect(secondName(new StatementNames(), text)).toBeUndefined();
});

test('names unused for long are evicted, names in use stay', () => {
  const names = new StatementNames();
  secondName(names, 'select old');
  const used = secondName(names, 'select used');
  for (let number = 0; number < 499; number += 1) {
    secondName(names, `select ${number}`);
    names.nameFor('select used');
  }
  expect(names.nameFor('select used')).toBe(used);
  expect(names.nameFor('select old')).toBeUndefined();
});

test('statements used only once do not evict those in use', () => {
  const names = new StatementNames();
  const used = secondName(names, 'select used');
  for (let number = 0; number < 5_000; number += 1) names.nameFor(`select once ${number}`);
  expect(names.nameFor('select used')).toBe(used);
});

function secondName(names: StatementNames, text: string): string | undefined {
  names.nameFor(text);
  return names.nameFor(text);
}
