import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import {
  categoryPermissions,
  hasPermission,
  type PermissionName,
  type PermissionRecord,
} from '#api/member/role/permission.ts';
import type { PermissionFragment } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { permissionAreas } from './role-permissions.ts';

/** Where a permission is granted: on the whole site, or in a category with permissions of its own. */
export interface GridScope {
  /** The ID of the category; 0 for the whole site. */
  readonly categoryID: number;
  readonly name: string;
}

/** A cell of the grid as text: the scope and the permission, such as `0 tags.add`. */
export type GridKey = `${number} ${PermissionName}`;

/** Returns the cell of a permission in a scope. */
export const gridKey = ({ categoryID }: Pick<GridScope, 'categoryID'>, name: PermissionName): GridKey =>
  `${categoryID} ${name}`;

const inCategories: ReadonlySet<string> = new Set(categoryPermissions);
const allNames: readonly PermissionName[] = Object.values(permissionAreas).flat();

/** Returns the scopes of the grid: the whole site, and each category with permissions of its own. */
export const scopesOf = (categories: readonly Pick<CategoryBranch, 'categoryID' | 'name' | 'customPermissions'>[]) => [
  { categoryID: 0, name: t('role.grid.everywhere') },
  ...categories.filter(({ customPermissions }) => customPermissions),
];

/** Whether a permission exists in a scope. Only some can be granted in a category. */
export const existsIn = ({ categoryID }: Pick<GridScope, 'categoryID'>, name: PermissionName): boolean =>
  categoryID === 0 || inCategories.has(name);

/** Returns the cells of permissions in scopes, in the order of the grid. */
export const cellsOf = (scopes: readonly GridScope[], names: readonly PermissionName[] = allNames): GridKey[] =>
  names.flatMap((name) => scopes.filter((scope) => existsIn(scope, name)).map((scope) => gridKey(scope, name)));

/** Returns the scope and the permission of a cell. */
export function cellOf(key: GridKey): { categoryID: number; name: PermissionName } {
  const [id = '', name = ''] = key.split(' ', 2);
  return { categoryID: Number(id), name: name as PermissionName };
}

/** Returns the granted cells of the permissions of a role, in the order of the grid. */
export function cellsIn(permissions: readonly PermissionFragment[], scopes: readonly GridScope[]): GridKey[] {
  const granted = new Set(
    permissions.flatMap(({ type, id, permissions: names }) =>
      Object.entries(names)
        .filter(([, isGranted]) => isGranted)
        .map(([name]) => `${type === 'category' ? id : 0} ${name}`),
    ),
  );
  return cellsOf(scopes).filter((key) => granted.has(key));
}

/** Returns the permissions of a role as the server stores them: an entry for each scope. */
export const fragmentsOf = (cells: readonly GridKey[]): PermissionFragment[] =>
  [...Map.groupBy(cells.map(cellOf), ({ categoryID }) => categoryID)].map(([categoryID, granted]) => ({
    type: categoryID === 0 ? 'global' : 'category',
    id: categoryID === 0 ? null : categoryID,
    permissions: Object.fromEntries(granted.map(({ name }) => [name, true])),
  }));

/** Returns the cells after some of them are granted or revoked, in the order of the grid. */
export function toggled(
  { all, granted }: { all: readonly GridKey[]; granted: readonly GridKey[] },
  changed: readonly GridKey[],
  isGranted: boolean,
): GridKey[] {
  const [before, touched] = [new Set(granted), new Set(changed)];
  return all.filter((key) => (touched.has(key) ? isGranted : before.has(key)));
}

/** The state of a checkbox for several cells: all, some, or none of them are granted. */
export type AllState = 'all' | 'some' | 'none';

/** Returns whether all, some, or none of the cells are granted. */
export function allStateOf(granted: ReadonlySet<GridKey>, cells: readonly GridKey[]): AllState {
  const count = cells.filter((key) => granted.has(key)).length;
  if (count === 0) return 'none';
  return count === cells.length ? 'all' : 'some';
}

/** Returns the cells that the viewer lacks. Nobody grants what they lack; a restriction may be granted by everybody. */
export const lackedCells = (viewer: PermissionRecord | undefined, cells: readonly GridKey[]): GridKey[] =>
  cells.filter((key) => {
    const { categoryID, name } = cellOf(key);
    if (name === 'approval.require') return false;
    return !hasPermission(
      viewer,
      name,
      categoryID === 0 ? { mode: 'global' } : { resourceType: 'category', resourceID: categoryID },
    );
  });

/** Returns the permissions of cells without repetition, in the order of the grid. */
export const namesIn = (cells: readonly GridKey[]): PermissionName[] => [
  ...new Set(cells.map((key) => cellOf(key).name)),
];
