/** What moderators can decide about a member by themselves, the mildest first. */
export const sanctionKinds = ['warning', 'mute', 'ban'] as const;

/** A sanction: a warning, reading without writing, or being kept out. */
export type SanctionKind = (typeof sanctionKinds)[number];

/** Everything that is decided about a member or what they wrote. */
export const decisionKinds = [...sanctionKinds, 'removal'] as const;

/** A sanction, or the removal of a post. */
export type DecisionKind = (typeof decisionKinds)[number];

/** Whether a decision holds: in force, over by itself, or taken back. */
export type DecisionStatus = 'active' | 'expired' | 'lifted';

/** How an appeal can be answered: the decision stays, is made milder, or is taken back. */
export const appealOutcomes = ['upheld', 'changed', 'revoked'] as const;

/** How an appeal was answered. */
export type AppealOutcome = (typeof appealOutcomes)[number];

/** How long texts of decisions and appeals may be, in characters. */
export const decisionTextLimit = 5_000;
