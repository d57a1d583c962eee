/** The values a ban rule can match: a member name, an e-mail address, or an IP address. */
export const banRuleTypes = ['name', 'email', 'ip'] as const;

/** The kind of value a ban rule matches. */
export type BanRuleType = (typeof banRuleTypes)[number];
