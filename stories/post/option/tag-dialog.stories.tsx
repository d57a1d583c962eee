import { useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { TagDialog } from '#components/post/option/tag-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / tag-dialog' };

function Opened({ discussion = aDiscussion() }: { discussion?: ReturnType<typeof aDiscussion> }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}>
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <TagDialog discussion={discussion} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const None = () => <Opened />;

export const Some = () => (
  <Opened
    discussion={aDiscussion({
      tags: [
        { tagID: 1, name: 'kilns', urlcode: 'kilns' },
        { tagID: 2, name: 'للمبتدئين', urlcode: 'x' },
      ],
    })}
  />
);
