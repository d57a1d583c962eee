import type { ReactNode } from 'react';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { harbourCategories } from '#stories/administration/category/category-samples.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const granting = (names: readonly string[], id: number | null = null) => ({
  type: id === null ? ('global' as const) : ('category' as const),
  id,
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});

const reads = ['session.valid', 'discussions.view', 'profiles.view'];

const role = (roleID: number, name: string, more: Partial<Role>): Role => ({
  roleID,
  name,
  description: null,
  type: null,
  deletable: true,
  canSession: true,
  personalInfo: false,
  isDefault: false,
  domains: null,
  countUsers: 0,
  ...more,
});

/** Sample roles of a site. */
export const sampleRoles: readonly Role[] = [
  role(2, 'Guest', {
    type: 'guest',
    deletable: false,
    isDefault: true,
    permissions: [granting(['discussions.view'])],
  }),
  role(8, 'Member', {
    type: 'member',
    isDefault: true,
    countUsers: 1_204,
    description: 'Everybody who has joined.',
    permissions: [granting([...reads, 'discussions.add', 'comments.add', 'uploads.add'])],
  }),
  role(101, 'Boatbuilders', {
    type: 'member',
    countUsers: 12,
    domains: 'harbour.example',
    personalInfo: true,
    description: 'They repair what comes into the harbour.',
    permissions: [granting([...reads, 'discussions.add', 'tags.add']), granting(['discussions.view'], 13)],
  }),
  role(16, 'Administrator', {
    type: 'administrator',
    countUsers: 2,
    permissions: [granting([...reads, 'site.manage', 'settings.view', 'users.edit'])],
  }),
];

/** The site of a story about roles, for a viewer with these permissions. */
export const RoleStory = ({ children, permissions = ['site.manage', ...reads] }: RoleStoryProps) => (
  <StorySite
    me={ingrid}
    permissions={permissions as never}
    seed={(client, api) => {
      client.setQueryData(roleGrantsQuery(api).queryKey, [...sampleRoles]);
      client.setQueryData(untranslatedCategoriesQuery(api).queryKey, harbourCategories);
      client.setQueryData(meQuery(api).queryKey, { ...ingrid, roleIDs: [16] } as never);
    }}
  >
    {children}
  </StorySite>
);

interface RoleStoryProps {
  readonly children: ReactNode;
  readonly permissions?: readonly string[];
}

/** Returns a sample role. */
export const sampleRole = (roleID: number): Role => {
  const found = sampleRoles.find((one) => one.roleID === roleID);
  if (!found) throw new Error(`There is no role ${roleID}.`);
  return found;
};
