import { DiscussionTriageCard } from '#components/moderation/triage/discussion-triage-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / discussion-triage-card' };

const card = (resolved: boolean, escalationID?: number) => (
  <StorySite me={ingrid} permissions={['staff.allow', 'community.moderate']}>
    <DiscussionTriageCard
      discussion={aDiscussion({ resolved, body: '<p dir="auto">Who knows?</p>', insertUser: aUserFragment() })}
      escalationID={escalationID}
      mayEscalate
    />
  </StorySite>
);

export const Unresolved = () => card(false);

export const ResolvedAndEscalated = () => card(true, 4);
