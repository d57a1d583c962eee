import { type ComponentProps, useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { DiscussionMenuDialog } from '#components/post/menu/discussion-menu-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / discussion-menu-dialog' };

function Opened({ dialog }: Pick<ComponentProps<typeof DiscussionMenuDialog>, 'dialog'>) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}>
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <DiscussionMenuDialog dialog={dialog} discussion={aDiscussion()} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const Delete = () => <Opened dialog="delete" />;

export const Announce = () => <Opened dialog="announce" />;
