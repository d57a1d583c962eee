/** The role types. The type determines to which users the forum assigns a role by itself. */
export const roleTypes = ['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator'] as const;

/** A role type. */
export type RoleType = (typeof roleTypes)[number];

/** The types whose default role the forum assigns by itself. */
export const defaultRoleTypes = ['guest', 'unconfirmed', 'applicant', 'member'] as const satisfies readonly RoleType[];

/** A type whose default role the forum assigns by itself. */
export type DefaultRoleType = (typeof defaultRoleTypes)[number];
