import { useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { AnnounceDialog } from '#components/post/option/announce-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / announce-dialog' };

function Opened({ discussion = aDiscussion() }: { discussion?: ReturnType<typeof aDiscussion> }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}>
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <AnnounceDialog discussion={discussion} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const NotAnnounced = () => <Opened />;

export const InItsCategory = () => <Opened discussion={aDiscussion({ pinned: true, pinLocation: 'category' })} />;
