/** The reactions that are votes, by their codes (`spec/addons.md` §3). */
export const voteCodes = ['Up', 'Down'] as const;
