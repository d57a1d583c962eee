/** Who may see profiles and list members; one of these is enough. */
export const seesProfiles = ['profiles.view', 'users.add', 'users.edit', 'users.delete'] as const;
