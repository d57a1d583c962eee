/** The permissions of which any one allows the holder to see profiles and list members. */
export const profileViewPermissions = ['profiles.view', 'users.add', 'users.edit', 'users.delete'] as const;

/** The permissions of which any one opens the member list of the dashboard. */
export const memberManagementPermissions = ['community.moderate', 'users.add', 'users.edit', 'users.delete'] as const;
