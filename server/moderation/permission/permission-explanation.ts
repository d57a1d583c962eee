import { type CheckedPermission, type PermissionResult, resolvePermission } from '#api/member/role/permission.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import {
  defaultRoleIn,
  permissionRecordOf,
  type RoleCatalog,
  type RoleGrants,
} from '#server/member/role/role-catalog.ts';
import { scopeOf } from '#server/platform/http/viewer.ts';

/** The person whose permission is explained, as seen by the check, with their own roles. */
export interface ExplainedPerson {
  /**
   * The effective roles: those of a guest for banned members, Unconfirmed for members without a confirmed e-mail
   * address.
   */
  readonly roleIDs: readonly number[];
  readonly ownRoleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
  readonly isBanned: boolean;
}

/** The rule that decided: the reason the permission is granted or missing. */
export type DecidingRule = 'administrator' | 'role' | 'banned' | 'unconfirmed' | 'muted' | 'category' | 'no-role';

/** The result of a permission check: the deciding rule and the roles it is based on. */
export interface Explanation {
  readonly granted: boolean;
  readonly rule: DecidingRule;
  /** The roles that grant the permission, or would grant it without the rule. */
  readonly roles: readonly RoleGrants[];
  /** The category whose own permissions decided the check. */
  readonly categoryID: number | null;
}

interface Question {
  readonly book: RoleCatalog;
  readonly tree: CategoryTree;
  readonly permission: CheckedPermission;
  readonly categoryID: number | undefined;
}

/** The roles and flags that a check evaluates. */
interface Standing {
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
}

/** Runs the same check that decides on requests (`may` of `platform/http/viewer.ts`). */
const check = ({ book, tree, permission, categoryID }: Question, standing: Standing): PermissionResult =>
  resolvePermission(permissionRecordOf(book, tree, standing), permission, scopeOf(categoryID));

/** Returns the roles that pass the check on their own. */
const rolesPassing = (question: Question, standing: Standing): RoleGrants[] =>
  standing.roleIDs
    .filter((roleID) => check(question, { ...standing, roleIDs: [roleID] }).granted)
    .flatMap((roleID) => question.book.roles.get(roleID) ?? []);

function junctionOf({ tree, categoryID }: Question): number | null {
  const node = categoryID === undefined ? undefined : tree.byID(categoryID);
  return node?.permissionCategoryID || null;
}

/**
 * Explains why a person does or does not have a permission. The result is that of the check itself. The deciding rule
 * is found by repeating the check without each rule.
 */
export function explainPermission(question: Question, person: ExplainedPerson): Explanation {
  const { isAdmin, isMuted, isBanned } = person;
  const standing: Standing = { roleIDs: person.roleIDs, isAdmin: isAdmin && !isBanned, isMuted: isMuted && !isBanned };
  const { granted, rule } = check(question, standing);
  const categoryID = junctionOf(question);
  const explain = (decided: DecidingRule, as: Standing): Explanation => ({
    granted,
    rule: decided,
    roles: rolesPassing(question, as),
    categoryID,
  });
  if (granted && rule === 'administrator') return { granted, rule: 'administrator', roles: [], categoryID };
  if (granted) return explain('role', standing);
  const free: Standing = { ...standing, isMuted: false };
  const own: Standing = { roleIDs: person.ownRoleIDs, isAdmin, isMuted: false };
  if (isBanned) return explain('banned', own);
  if (check(question, free).granted) return explain('muted', free);
  const isUnconfirmed =
    person.roleIDs.length === 1 && person.roleIDs[0] === defaultRoleIn(question.book, 'unconfirmed');
  if (isUnconfirmed && check(question, own).granted) return explain('unconfirmed', own);
  const elsewhere = { ...question, categoryID: undefined };
  if (categoryID !== null && check(elsewhere, standing).granted)
    return { granted, rule: 'category', roles: rolesPassing(elsewhere, standing), categoryID };
  return { granted, rule: 'no-role', roles: [], categoryID };
}
