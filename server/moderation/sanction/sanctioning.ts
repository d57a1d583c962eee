/** Any of these lets somebody sanction members and read what was decided about them. */
export const sanctioning = ['community.moderate', 'users.edit', 'users.ban'] as const;
