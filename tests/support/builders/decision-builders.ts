import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

/** A decision as moderators see it: a mute of one week because of a post. */
export const aDecision = (own: Partial<Decision> = {}): Decision => ({
  decisionID: 12,
  kind: 'mute',
  status: 'active',
  userID: 7,
  user: aUserFragment(),
  recordType: 'comment',
  recordID: 91,
  recordName: 'What’s on your bench, windowsill or stove this week?',
  recordUrl: '/discussion/comment/91#Comment_91',
  recordExcerpt: 'Whoever likes this glaze has no eyes, and should not be let near a kiln.',
  reason: { reportReasonID: 'abuse', name: 'Abuse', description: 'Insults, threats or harassment.' },
  words: 'You were asked twice to speak of pots, not of people.\nTake a week off.',
  points: 0,
  isAutomated: false,
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateExpires: '2026-11-25T09:30:00+00:00',
  dateLifted: null,
  liftedBy: null,
  appeal: null,
  mayAppeal: false,
  mayAnswer: false,
  mayLift: true,
  note: 'Third time this year.',
  insertUser: aUserFragment({ userID: 3, name: 'Mod Marta', url: '/profile/3/Mod%20Marta' }),
  ...own,
});

/** The same decision as the member sees it: without notes and names. */
export const aDecisionOnMe = (own: Partial<Decision> = {}): Decision => {
  const { note: _, insertUser: __, ...shown } = aDecision({ mayLift: false, mayAppeal: true, ...own });
  return shown;
};

/** A member's appeal against a decision. */
export const anAppeal = (own: Partial<NonNullable<Decision['appeal']>> = {}): NonNullable<Decision['appeal']> => ({
  body: 'I spoke of the glaze, and of nobody’s eyes but mine.',
  status: 'open',
  answer: '',
  answerUser: null,
  dateInserted: '2026-11-19T10:00:00+00:00',
  dateAnswered: null,
  ...own,
});
