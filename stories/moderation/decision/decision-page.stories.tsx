import { decisionQuery } from '#api/moderation/decision/decision.queries.ts';
import { DecisionPage } from '#components/moderation/decision/decision-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDecision, aDecisionOnMe, anAppeal } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-page' };

const showing = (decision: ReturnType<typeof aDecision>, me = ingrid) => (
  <StorySite isBare me={me} seed={(client, api) => client.setQueryData(decisionQuery(api, 12).queryKey, decision)}>
    <DecisionPage decisionID={12} />
  </StorySite>
);

export const AboutMe = () => showing(aDecisionOnMe({ userID: ingrid.userID }));

export const ForModerators = () =>
  showing(aDecision({ mayAnswer: true, appeal: anAppeal() }), { ...ingrid, userID: 3, name: 'Mod Marta' });
