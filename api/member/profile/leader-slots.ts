/** The spans of time by which members are compared: a day, a week, a month, a year, and all time. */
export const leaderSlots = ['d', 'w', 'm', 'y', 'a'] as const;
export type LeaderSlot = (typeof leaderSlots)[number];

/** What is counted when members are compared. */
export const leaderboardTypes = ['reputation', 'posts', 'acceptedAnswers'] as const;
export type LeaderboardType = (typeof leaderboardTypes)[number];
