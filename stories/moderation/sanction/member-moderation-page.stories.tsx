import { userQuery } from '#api/member/user/user.queries.ts';
import { decisionsOfUserQuery } from '#api/moderation/decision/decision.queries.ts';
import { MemberModerationPage } from '#components/moderation/sanction/member-moderation-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDecision } from '#tests/support/builders/decision-builders.ts';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / member-moderation-page' };

const standing = (...decisions: ReturnType<typeof aDecision>[]) => (
  <StorySite
    isBare
    me={{ ...ingrid, userID: 3, name: 'Mod Marta' }}
    seed={(client, api) => {
      client.setQueryData(userQuery(api, 7).queryKey, aMember());
      client.setQueryData(decisionsOfUserQuery(api, 7).queryKey, { decisions, total: decisions.length, limit: 20 });
    }}
  >
    <MemberModerationPage userID={7} page={1} />
  </StorySite>
);

export const NoSanctions = () => standing();

export const Muted = () => standing(aDecision(), aDecision({ decisionID: 11, kind: 'warning', points: 2, note: '' }));
