import { expect, test } from 'vitest';
import { changeMemberColumns, readMemberColumns } from '#api/member/settings/member-column.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

test('the columns of the member list are stored for each viewer, and can be reset', async () => {
  const [one, other] = [await forum.aModerator(), await forum.aModerator()];
  expect((await readMemberColumns(one.api)).body).toEqual({ columns: null });
  await changeMemberColumns(one.api, { columns: ['points', 'field.town'] });
  expect((await readMemberColumns(one.api)).body).toEqual({ columns: ['points', 'field.town'] });
  expect((await readMemberColumns(other.api)).body).toEqual({ columns: null });
  await changeMemberColumns(one.api, { columns: null });
  expect((await readMemberColumns(one.api)).body).toEqual({ columns: null });
  await expect(readMemberColumns(forum.guest.api)).rejects.toMatchObject({ status: 403 });
});
