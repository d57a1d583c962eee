import { expect, test } from 'vitest';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { grantedIn, inheritedBy, privateTo } from '#components/administration/category/category-grants.ts';

const roles = [
  {
    roleID: 8,
    permissions: [{ type: 'global', id: null, permissions: { 'discussions.view': true, 'comments.add': true } }],
  },
  { roleID: 40, permissions: [] },
] as unknown as Role[];
const branches = [{ categoryID: 3, parentCategoryID: null, customPermissions: false }] as unknown as CategoryBranch[];

test('the chosen roles of a private category see it, also a role without permissions of its own', () => {
  const inherited = inheritedBy({ parentCategoryID: 3 }, branches, roles);
  const heldIn = (chosen: readonly number[]) =>
    [...grantedIn(privateTo(new Set(chosen), inherited))].map(([roleID, names]) => [roleID, [...names]]);
  expect(heldIn([40])).toEqual([[40, ['discussions.view']]]);
  expect(heldIn([8])).toEqual([[8, ['discussions.view', 'comments.add']]]);
});
