import { Suspense } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { PostShare } from '#components/post/share/post-share.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

// Guests only read, so the member actions of a discussion are not loaded for them.
const DiscussionWriting = pagePart(
  () => import('#components/post/discussion-member-actions.tsx').then((module) => module.DiscussionMemberActions),
  true,
);
const MemberOptions = pagePart(
  () => import('./discussion-options.tsx').then((module) => module.DiscussionOptions),
  true,
);

/** The actions of a discussion: share, and for members also comment, quote, bookmark and report. */
export function DiscussionActions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const { url, name, discussionID } = discussion;
  const share = <PostShare url={url} name={name} discussionID={discussionID} />;
  if (me.userID === 0) return share;
  return (
    <Suspense fallback={share}>
      <DiscussionWriting discussion={discussion} share={share} />
    </Suspense>
  );
}

/** The button that opens a discussion's menu. Guests have none. */
export function DiscussionOptions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const { announce } = useWriting();
  return (
    me.userID > 0 && (
      <Suspense>
        <MemberOptions discussion={discussion} announce={announce} />
      </Suspense>
    )
  );
}
