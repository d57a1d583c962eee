/** The permissions that allow sanctioning members and reading decisions about them. Any of them suffices. */
export const sanctionPermissions = ['community.moderate', 'users.edit', 'users.ban'] as const;
