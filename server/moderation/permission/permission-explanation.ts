import { type AskedPermission, type PermissionRuling, rulePermission } from '#api/member/role/permission.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import {
  type PermissionBook,
  permissionRecordOf,
  type RoleGrants,
  roleIDs,
} from '#server/member/role/permission-book.ts';
import { scopeOf } from '#server/platform/http/viewer.ts';

/** Somebody whose permission is asked about, as the check sees them, and the roles they hold themselves. */
export interface ExplainedPerson {
  /** The roles that count: those of a guest for the banned, Unconfirmed for who has not confirmed an address. */
  readonly roleIDs: readonly number[];
  readonly ownRoleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
  readonly isBanned: boolean;
}

/** The rule that decided: why somebody may, or what is missing. */
export type DecidingRule = 'administrator' | 'role' | 'banned' | 'unconfirmed' | 'muted' | 'category' | 'no-role';

/** How a check comes out, by which rule, and the roles it rests on. */
export interface Explanation {
  readonly granted: boolean;
  readonly rule: DecidingRule;
  /** The roles that grant it, or that would if the rule were not there. */
  readonly roles: readonly RoleGrants[];
  /** The category with permissions of its own by which was decided. */
  readonly categoryID: number | null;
}

interface Question {
  readonly book: PermissionBook;
  readonly tree: CategoryTree;
  readonly permission: AskedPermission;
  readonly categoryID: number | undefined;
}

/** Somebody of the roles named. */
interface Standing {
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
}

/** The check itself, the one that also decides (`may` of `platform/viewer.ts`). */
const check = ({ book, tree, permission, categoryID }: Question, standing: Standing): PermissionRuling =>
  rulePermission(permissionRecordOf(book, tree, standing), permission, scopeOf(categoryID));

/** Of the roles, those that by themselves pass the check. */
const rolesPassing = (question: Question, standing: Standing): RoleGrants[] =>
  standing.roleIDs
    .filter((roleID) => check(question, { ...standing, roleIDs: [roleID] }).granted)
    .flatMap((roleID) => question.book.roles.get(roleID) ?? []);

function junctionOf({ tree, categoryID }: Question): number | null {
  const node = categoryID === undefined ? undefined : tree.byID(categoryID);
  return node?.permissionCategoryID || null;
}

/**
 * Says why somebody may or may not do something. The verdict is that of the check itself; what stands in the way is found
 * by checking again without it.
 */
export function explainPermission(question: Question, person: ExplainedPerson): Explanation {
  const { isAdmin, isMuted, isBanned } = person;
  const standing: Standing = { roleIDs: person.roleIDs, isAdmin: isAdmin && !isBanned, isMuted: isMuted && !isBanned };
  const { granted, rule } = check(question, standing);
  const categoryID = junctionOf(question);
  const told = (decided: DecidingRule, as: Standing): Explanation => ({
    granted,
    rule: decided,
    roles: rolesPassing(question, as),
    categoryID,
  });
  if (granted && rule === 'administrator') return { granted, rule: 'administrator', roles: [], categoryID };
  if (granted) return told('role', standing);
  const free: Standing = { ...standing, isMuted: false };
  const own: Standing = { roleIDs: person.ownRoleIDs, isAdmin, isMuted: false };
  if (isBanned) return told('banned', own);
  if (check(question, free).granted) return told('muted', free);
  const isUnconfirmed = person.roleIDs.length === 1 && person.roleIDs[0] === roleIDs.unconfirmed;
  if (isUnconfirmed && check(question, own).granted) return told('unconfirmed', own);
  const elsewhere = { ...question, categoryID: undefined };
  if (categoryID !== null && check(elsewhere, standing).granted)
    return { granted, rule: 'category', roles: rolesPassing(elsewhere, standing), categoryID };
  return { granted, rule: 'no-role', roles: [], categoryID };
}
