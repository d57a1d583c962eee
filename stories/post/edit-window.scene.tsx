import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentMenu } from '#components/post/menu/comment-menu.tsx';
import { modelStart } from '#machines/model/model.ts';
import { editWindowModel } from '#machines/post/edit-window.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

const timeouts: Readonly<Record<string, number>> = { counting: 80, never: 0, always: -1 };

/** The scene of the edit window, in the menu of the viewer's own comment. */
export const editWindowScene = defineScene(editWindowModel, {
  render: (start) => (
    <StorySite
      me={ingrid}
      permissions={['discussions.moderate']}
      settings={{ 'ui.editContentTimeout': timeouts[start] ?? 80 }}
    >
      <WritingProvider>
        <CommentMenu
          comment={aComment({ insertUserID: ingrid.userID, dateInserted: new Date(modelStart).toISOString() })}
          discussion={aDiscussion()}
          label="Options for comment by Ingrid Solheim"
          defaultOpen
        />
      </WritingProvider>
    </StorySite>
  ),
});
