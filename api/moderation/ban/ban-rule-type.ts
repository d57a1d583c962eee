/** What a ban rule looks at: a member's name, an e-mail address, or the address of a machine. */
export const banRuleTypes = ['name', 'email', 'ip'] as const;

/** What a ban rule looks at. */
export type BanRuleType = (typeof banRuleTypes)[number];
