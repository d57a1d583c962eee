import { DecisionList } from '#components/moderation/decision/decision-list.tsx';
import { aDecision, anAppeal } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-list' };

const decisions = [
  aDecision({ appeal: anAppeal(), mayAnswer: true }),
  aDecision({ decisionID: 11, kind: 'warning', points: 2, note: '' }),
  aDecision({ decisionID: 10, kind: 'ban', status: 'expired', words: '', note: '', dateExpires: null }),
];

export const OfManyMembers = () => <DecisionList decisions={decisions} withMember />;

export const OfOneMember = () => <DecisionList decisions={decisions} />;
