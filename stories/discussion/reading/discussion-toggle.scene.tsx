import { BookmarkToggle } from '#components/post/share/bookmark-toggle.tsx';
import { discussionToggleModel } from '#machines/discussion/reading/discussion-toggle.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

/** The scene of the bookmark button of a discussion that is not bookmarked. */
export const discussionToggleScene = defineScene(discussionToggleModel, {
  render: () => (
    <StorySite me={ingrid}>
      <BookmarkToggle discussion={aDiscussion({ bookmarked: false })} />
    </StorySite>
  ),
});
