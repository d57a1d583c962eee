import { useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { AuthorDialog } from '#components/post/option/author-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / author-dialog' };

function Opened() {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['discussions.edit', 'community.manage', 'site.manage', 'tags.add']}>
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <AuthorDialog discussion={aDiscussion()} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const NoneSelected = () => <Opened />;
