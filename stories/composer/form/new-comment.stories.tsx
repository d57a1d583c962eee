import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { NewComment } from '#components/composer/form/new-comment.tsx';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'composer / new-comment' };

const editor = (parent?: Comment, typed?: string) => (
  <StorySite me={ingrid} permissions={['comments.add', 'uploads.add']}>
    <WritingProvider>
      <NewComment
        discussion={aDiscussion()}
        place={{
          userID: 7,
          recordType: 'comment',
          parentRecordType: 'discussion',
          parentRecordID: 34,
          commentParentID: parent?.commentID,
        }}
        parent={parent}
        typed={typed ? { text: typed, tab: 'story' } : undefined}
      />
    </WritingProvider>
  </StorySite>
);

export const BelowTheDiscussion = () => editor();

export const TypedBeforeHydration = () => editor(undefined, 'Soak it');

export const Reply = () => editor(aComment());
