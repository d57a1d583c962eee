import { reactedByQuery } from '#api/post/reaction/reaction-log.queries.ts';
import { ReactionMembers } from '#components/post/reaction/reaction-members.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-members' };

const people = ['MaireadK', 'Tomasz.W', 'Sefa', 'OldPieter', 'Ingrid_Solheim'];

const seed =
  (count: number): Seed =>
  (client, api) =>
    client.setQueryData(
      reactedByQuery(api, 'comment', 91, 'Like').queryKey,
      people.slice(0, count).map((name, index) => aUserFragment({ userID: index + 2, name })),
    );

const tip = (count: number) => (
  <StorySite me={ingrid} seed={seed(count)}>
    <ReactionMembers recordType="comment" recordID={91} kind={aReactionCount({ urlcode: 'Like', count })} />
  </StorySite>
);

export const Few = () => tip(3);
export const Many = () => tip(12);
