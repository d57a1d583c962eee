import { DraftToast } from '#components/composer/draft/draft-toast.tsx';
import { draftToastModel } from '#machines/composer/draft/draft-toast.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/**
 * Marks the form as reached without scrolling. If the page scrolled, the machine would detect that the form is in view.
 */
const noteFollowed = () => document.getElementById('create-comment')?.setAttribute('data-followed', '');

/** The scene of the draft toast: a long page with the form of a comment at its end. */
export const draftToastScene = defineScene(draftToastModel, {
  render: () => (
    <StorySite me={ingrid}>
      <p style={{ minBlockSize: '200vh' }}>A long discussion.</p>
      <p id="create-comment" style={{ minBlockSize: '12rem' }}>
        The form of a comment.
      </p>
      <DraftToast draftKey="7/comment/new/discussion:34" anchor="create-comment" onFollow={noteFollowed} />
    </StorySite>
  ),
});
