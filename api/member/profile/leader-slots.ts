/** The time spans of a leaderboard: day, week, month, year, and all time. */
export const leaderSlots = ['d', 'w', 'm', 'y', 'a'] as const;
export type LeaderSlot = (typeof leaderSlots)[number];

/** The values by which a leaderboard ranks members. */
export const leaderboardTypes = ['reputation', 'posts', 'acceptedAnswers'] as const;
export type LeaderboardType = (typeof leaderboardTypes)[number];
