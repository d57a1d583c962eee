import { useRef } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { WritingProvider } from '#components/composer/writing-context.tsx';
import { SettingsDialog } from '#components/post/settings-dialog.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aCategory, aDiscussion } from '#tests/support/builders.ts';

export default { title: 'post / settings-dialog' };

const categories: Seed = (client, api) =>
  client.setQueryData(postableCategoriesQuery(api).queryKey, [
    aCategory(),
    aCategory({ categoryID: 9, name: 'Kilns', allowedDiscussionTypes: ['question'] }),
  ] as never);

function Opened({ begin }: { begin: 'move' | 'type' }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite
      me={ingrid}
      permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}
      seed={categories}
    >
      <WritingProvider>
        <button ref={opener} type="button">
          Discussion Options
        </button>
        <SettingsDialog discussion={aDiscussion()} begin={begin} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const Move = () => <Opened begin="move" />;

export const ChangeType = () => <Opened begin="type" />;
