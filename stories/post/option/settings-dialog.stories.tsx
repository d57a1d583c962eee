import { useRef } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { discussionForEditQuery } from '#api/post/post-edit.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { SettingsDialog } from '#components/post/option/settings-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { aDiscussion, aDiscussionToEdit } from '#tests/support/builders/discussion-builders.ts';
import { aPostField, aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'post / settings-dialog' };

const hull = aPostField({ postFieldID: 'hull', label: 'Hull' });
const log = aPostType({ postFields: [aPostField({ isRequired: true })] });
const boat = aPostType({ postTypeID: 'boat', name: 'Boat', postFields: [hull] });

const categories: Seed = (client, api) => {
  client.setQueryData(postTypesQuery(api).queryKey, [...originalTypes, boat, log] as never);
  client.setQueryData(postTypesQuery(api, 'discussion').queryKey, originalTypes.slice(0, 1) as never);
  client.setQueryData(postTypesQuery(api, 'boat').queryKey, [boat] as never);
  client.setQueryData(discussionForEditQuery(api, aDiscussion().discussionID).queryKey, {
    ...aDiscussionToEdit(),
    postMeta: { hull: 'Larch' },
  } as never);
  client.setQueryData(postableCategoriesQuery(api).queryKey, [
    aCategory(),
    aCategory({ categoryID: 9, name: 'Kilns', allowedDiscussionTypes: ['question'] }),
  ] as never);
};

function Opened({ begin, postTypeID = 'discussion' }: { begin: 'move' | 'type'; postTypeID?: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite
      me={ingrid}
      permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}
      seed={categories}
    >
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <SettingsDialog discussion={aDiscussion({ postTypeID })} begin={begin} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const Move = () => <Opened begin="move" />;

export const ChangeType = () => <Opened begin="type" />;

/** Select “Build log” to reach the mapping step for its different fields. */
export const ChangeTypeWithFields = () => <Opened begin="type" postTypeID="boat" />;
