/** The codes of the reaction types that are votes (`spec/addons.md` §3). */
export const voteCodes = ['Up', 'Down'] as const;
