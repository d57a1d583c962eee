import { rolesQuery } from '#api/member/role/role.queries.ts';
import { ReactionTypeDialog } from '#components/moderation/rule/reaction-type-dialog.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aReactionType } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'moderation / reaction-type-dialog' };

const seed: Seed = (client, api) => client.setQueryData(rolesQuery(api).queryKey, []);

export const Open = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <ReactionTypeDialog type={aReactionType()} returnTo={{ current: null }} onSaved={() => {}} />
  </StorySite>
);
