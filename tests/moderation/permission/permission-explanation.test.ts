import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryPermissions, hasPermission, permissionNames } from '#api/member/role/permission.ts';
import { buildCategoryTree } from '#server/category/category-tree.ts';
import { permissionRecordOf, type RoleCatalog } from '#server/member/role/role-catalog.ts';
import { explainPermission } from '#server/moderation/permission/permission-explanation.ts';
import { scopeOf } from '#server/platform/http/viewer.ts';

const roleNumbers = [2, 3, 8, 16, 32, 40];
const categoryNumbers = [1, 2, 3, 4, 5];

const someOf = <T>(all: readonly T[]) => fc.subarray([...all]);
const grantsOf = fc.record({
  global: someOf(permissionNames),
  categories: fc.array(fc.tuple(fc.constantFrom(...categoryNumbers), someOf(categoryPermissions)), { maxLength: 4 }),
});

/** A permission book with random roles: their grants on the whole site and in categories. */
const books = fc.array(grantsOf, { minLength: roleNumbers.length, maxLength: roleNumbers.length }).map(
  (grants): RoleCatalog => ({
    roles: new Map(
      grants.map(({ global, categories }, index) => {
        const roleID = roleNumbers[index] ?? 0;
        return [
          roleID,
          {
            roleID,
            name: `Role ${roleID}`,
            type: null,
            canSession: true,
            personalInfo: false,
            isDefault: false,
            domains: [],
            global: new Set<string>(global),
            categories: new Map(categories.map(([id, names]) => [id, new Set<string>(names)])),
          },
        ];
      }),
    ),
  }),
);

/** Random category trees: some categories are nested, some have their own permissions. */
const trees = fc
  .array(fc.tuple(fc.boolean(), fc.nat(categoryNumbers.length)), {
    minLength: categoryNumbers.length,
    maxLength: categoryNumbers.length,
  })
  .map((made) =>
    buildCategoryTree(
      made.map(([customPermissions, parent], index) => ({
        categoryID: index + 1,
        parentCategoryID: parent > 0 && parent <= index ? parent : null,
        name: `Category ${index + 1}`,
        urlcode: `category-${index + 1}`,
        displayAs: 'discussions' as const,
        isArchived: false,
        customPermissions,
        hideFromRecent: false,
        allowedDiscussionTypes: null,
      })),
    ),
  );

const questions = fc.record({
  book: books,
  tree: trees,
  permission: fc.constantFrom(...permissionNames),
  categoryID: fc.option(fc.constantFrom(...categoryNumbers), { nil: undefined }),
});

const people = fc
  .record({
    ownRoleIDs: someOf(roleNumbers),
    isAdmin: fc.boolean(),
    isMuted: fc.boolean(),
    isBanned: fc.boolean(),
    isUnconfirmed: fc.boolean(),
  })
  .map(({ isUnconfirmed, ...person }) => ({
    ...person,
    isMuted: person.isMuted && !person.isAdmin,
    roleIDs: person.isBanned ? [2] : isUnconfirmed && !person.isAdmin ? [3] : person.ownRoleIDs,
  }));

test('the verdict always equals that of the check, and its reason matches', () => {
  fc.assert(
    fc.property(questions, people, ({ book, tree, permission, categoryID }, person) => {
      const { granted, rule, roles } = explainPermission({ book, tree, permission, categoryID }, person);
      const asChecked = person.isBanned
        ? { roleIDs: [2], isAdmin: false }
        : { roleIDs: person.roleIDs, isAdmin: person.isAdmin, isMuted: person.isMuted };
      const record = permissionRecordOf(book, tree, asChecked);
      expect(granted).toBe(hasPermission(record, permission, scopeOf(categoryID)));
      expect(['administrator', 'role'].includes(rule)).toBe(granted);
      if (rule === 'role') expect(roles.length).toBeGreaterThan(0);
      if (rule === 'administrator') expect(person.isAdmin && !person.isBanned).toBe(true);
      if (rule === 'muted') expect(person.isMuted && roles.length > 0).toBe(true);
      if (rule === 'unconfirmed') expect(person.roleIDs).toEqual([3]);
      if (rule === 'category') expect(categoryID).toBeDefined();
    }),
    { numRuns: 2_000 },
  );
});
