import { decisionListQuery } from '#api/moderation/decision/decision.queries.ts';
import { DecisionListPage } from '#components/moderation/decision/decision-list-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDecision, anAppeal } from '#tests/support/builders/decision-builders.ts';

export default { title: 'moderation / decision-list-page' };

const listing = (...decisions: ReturnType<typeof aDecision>[]) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(decisionListQuery(api, 'open').queryKey, { decisions, total: decisions.length, limit: 20 })
    }
  >
    <DecisionListPage filter="open" page={1} />
  </StorySite>
);

export const Empty = () => listing();

export const Waiting = () => listing(aDecision({ appeal: anAppeal(), mayAnswer: true }));
