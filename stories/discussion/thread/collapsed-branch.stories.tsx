import { CollapsedBranch } from '#components/discussion/thread/collapsed-branch.tsx';
import { ThreadContext } from '#components/discussion/thread/thread-context.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { aThread, aThreadHole } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / collapsed-branch' };

const { threadStructure, commentsByID } = aThread();

export const Collapsed = () => (
  <StorySite>
    <ThreadContext value={{ discussion: aDiscussion({ insertUserID: 0 }), commentsByID, partsOf: undefined }}>
      <CollapsedBranch items={threadStructure} onUnfold={() => {}} />
    </ThreadContext>
  </StorySite>
);

export const WithGap = () => (
  <StorySite>
    <ThreadContext value={{ discussion: aDiscussion({ insertUserID: 0 }), commentsByID, partsOf: undefined }}>
      <CollapsedBranch items={[...threadStructure, aThreadHole()]} onUnfold={() => {}} />
    </ThreadContext>
  </StorySite>
);
