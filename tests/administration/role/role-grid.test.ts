import { describe, expect, test } from 'vitest';
import { permissionNames } from '#api/member/role/permission.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { compareRoles } from '#components/administration/role/role-comparison.ts';
import {
  allStateOf,
  cellsIn,
  cellsOf,
  fragmentsOf,
  type GridKey,
  lackedCells,
  toggled,
} from '#components/administration/role/role-grid.ts';
import { permissionAreas } from '#components/administration/role/role-permissions.ts';

const scopes = [
  { categoryID: 0, name: 'Whole site' },
  { categoryID: 7, name: 'Workshop' },
];

const granting = (names: readonly string[], id: number | null = null) => ({
  type: id === null ? ('global' as const) : ('category' as const),
  id,
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});

const aRole = (role: Partial<Role>): Role => ({
  roleID: 8,
  name: 'Member',
  description: null,
  type: 'member',
  isDefault: true,
  canSession: true,
  countUsers: 3,
  permissions: [granting(['session.valid', 'discussions.view'])],
  ...role,
});

describe('the grid of permissions', () => {
  test('has every permission in exactly one area', () => {
    expect(Object.values(permissionAreas).flat().sort()).toEqual([...permissionNames].sort());
  });

  test('shows only permissions of categories in a category, and keeps what it was given', () => {
    const permissions = [granting(['discussions.view', 'tags.add']), granting(['comments.add'], 7)];
    const cells = cellsIn(permissions, scopes);
    expect(cells).toEqual(['0 discussions.view', '7 comments.add', '0 tags.add']);
    expect(fragmentsOf(cells)).toEqual(permissions);
    expect(cellsOf(scopes)).not.toContain('7 tags.add');
  });

  test('grants and revokes several cells at once, in a fixed order', () => {
    const all = cellsOf(scopes, ['discussions.view', 'discussions.add']);
    const granted: GridKey[] = ['7 discussions.add'];
    const more = toggled({ all, granted }, ['0 discussions.view', '7 discussions.view'], true);
    expect(more).toEqual(['0 discussions.view', '7 discussions.view', '7 discussions.add']);
    expect(toggled({ all, granted: more }, all, false)).toEqual([]);
    expect(['none', 'some', 'all']).toEqual(
      [[], granted, all].map((cells) => allStateOf(new Set(cells as GridKey[]), all)),
    );
  });

  test('knows what the viewer lacks, on the site and in a category; everybody may restrict', () => {
    const viewer = {
      isAdmin: false,
      permissions: [granting(['discussions.view']), granting(['comments.add'], 7)],
      junctions: { category: [7] },
      junctionAliases: {},
    };
    const cells: GridKey[] = ['0 discussions.view', '7 discussions.view', '7 comments.add', '0 approval.require'];
    expect(lackedCells(viewer, cells)).toEqual(['7 discussions.view']);
    expect(lackedCells({ ...viewer, isAdmin: true }, cells)).toEqual([]);
  });
});

test('two roles are compared by what only one of them allows, and what both allow', () => {
  const first = aRole({ permissions: [granting(['tags.add', 'discussions.view'])] });
  const second = aRole({ permissions: [granting(['discussions.view']), granting(['comments.add'], 7)] });
  const { differences, shared } = compareRoles(first, second, scopes);
  expect(differences.map(({ key, isFirst }) => [key, isFirst])).toEqual([
    ['7 comments.add', false],
    ['0 tags.add', true],
  ]);
  expect(shared.map(({ key }) => key)).toEqual(['0 discussions.view']);
});
