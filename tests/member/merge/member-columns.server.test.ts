import { afterAll, expect, test } from 'vitest';
import { memberColumns } from '#server/member/merge/member-columns.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

/**
 * The columns that refer or may refer to a member: foreign keys, names of authors and actors, and the records of tables
 * that refer to several kinds.
 */
const referring = `
  select c.relname || '.' || a.attname as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and (exists (select from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'member'::regclass and a.attnum = any(f.conkey))
      or a.attname ~ '(^|_)(user|actor|member|author|inviter)_id$'
      or a.attname = 'record_id' or a.attname = 'parent_record_id' or a.attname = 'foreign_id')
  order by 1`;

/** The columns with such a name that cannot refer to a member. */
const others = ['attachment.foreign_id', 'import_record.foreign_id'];

test('a merge of members decides about every column that refers to a member', async () => {
  const { rows } = await database.pool.query<{ name: string }>(referring);
  const found = rows.map(({ name }) => name).filter((name) => !others.includes(name));
  expect(found.toSorted()).toEqual(Object.keys(memberColumns).toSorted());
});
