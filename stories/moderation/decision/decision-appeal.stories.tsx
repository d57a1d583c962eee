import { DecisionAppeal } from '#components/moderation/decision/decision-appeal.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDecision, aDecisionOnMe, anAppeal } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-appeal' };

const shown = (decision: Parameters<typeof DecisionAppeal>[0]['decision']) => (
  <StorySite isBare me={ingrid}>
    <DecisionAppeal decision={decision} />
  </StorySite>
);

export const MayAppeal = () => shown(aDecisionOnMe());

export const Waiting = () => shown(aDecisionOnMe({ mayAppeal: false, appeal: anAppeal() }));

export const Unanswered = () => shown(aDecision({ mayAnswer: true, appeal: anAppeal() }));

export const Answered = () =>
  shown(
    aDecisionOnMe({
      mayAppeal: false,
      appeal: anAppeal({ status: 'revoked', answer: 'You are right.', dateAnswered: '2026-11-20T10:00:00+00:00' }),
    }),
  );
