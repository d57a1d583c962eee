import type { PermissionName } from '#api/member/role/permission.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { cellOf, cellsIn, cellsOf, type GridKey, type GridScope } from './role-grid.ts';

/** A permission that at least one of two roles grants. */
export interface ComparedPermission {
  readonly key: GridKey;
  readonly name: PermissionName;
  readonly scope: GridScope;
  readonly isFirst: boolean;
  readonly isSecond: boolean;
}

/** The comparison of two roles: what only one grants, and what both grant. */
export interface RoleComparison {
  readonly differences: readonly ComparedPermission[];
  readonly shared: readonly ComparedPermission[];
}

/** Compares the permissions of two roles in all scopes, in the order of the grid. */
export function compareRoles(first: Role, second: Role, scopes: readonly GridScope[]): RoleComparison {
  const [inFirst, inSecond] = [first, second].map(({ permissions = [] }) => new Set(cellsIn(permissions, scopes)));
  const byID = new Map(scopes.map((scope) => [scope.categoryID, scope]));
  const compared = cellsOf(scopes).flatMap((key) => {
    const { categoryID, name } = cellOf(key);
    const scope = byID.get(categoryID);
    const isFirst = inFirst?.has(key) ?? false;
    const isSecond = inSecond?.has(key) ?? false;
    return scope && (isFirst || isSecond) ? [{ key, name, scope, isFirst, isSecond }] : [];
  });
  return {
    differences: compared.filter(({ isFirst, isSecond }) => isFirst !== isSecond),
    shared: compared.filter(({ isFirst, isSecond }) => isFirst && isSecond),
  };
}
