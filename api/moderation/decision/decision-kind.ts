/** The sanctions moderators can impose on a member directly, mildest first. */
export const sanctionKinds = ['warning', 'mute', 'ban'] as const;

/** A sanction: a warning, a mute (read-only access), or a ban. */
export type SanctionKind = (typeof sanctionKinds)[number];

/** Every kind of decision about a member or a member's post. */
export const decisionKinds = [...sanctionKinds, 'removal'] as const;

/** A sanction, or the removal of a post. */
export type DecisionKind = (typeof decisionKinds)[number];

/** The status of a decision: in force, expired, or lifted. */
export type DecisionStatus = 'active' | 'expired' | 'lifted';

/** The possible outcomes of an appeal: the decision is upheld, changed to a milder one, or revoked. */
export const appealOutcomes = ['upheld', 'changed', 'revoked'] as const;

/** The outcome of an appeal. */
export type AppealOutcome = (typeof appealOutcomes)[number];

/** The maximum length of the texts of decisions and appeals, in characters. */
export const decisionTextLimit = 5_000;
