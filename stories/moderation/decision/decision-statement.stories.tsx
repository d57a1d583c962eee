import { DecisionStatement } from '#components/moderation/decision/decision-statement.tsx';
import { aDecision, aDecisionOnMe } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-statement' };

export const ForModerators = () => <DecisionStatement decision={aDecision()} />;

export const ForTheMember = () => <DecisionStatement decision={aDecisionOnMe()} />;

export const Lifted = () => (
  <DecisionStatement
    decision={aDecision({
      kind: 'ban',
      status: 'lifted',
      dateExpires: null,
      dateLifted: '2026-11-20T09:30:00+00:00',
      liftedBy: 'appeal',
    })}
  />
);

export const Warning = () => (
  <DecisionStatement
    decision={aDecision({ kind: 'warning', points: 2, recordUrl: null, reason: null, isAutomated: true })}
  />
);
