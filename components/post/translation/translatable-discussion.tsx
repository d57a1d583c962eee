import type { ReactNode } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { nameOf } from '#components/post/post-author.tsx';
import { useIsMe } from '#components/shell/site/site-context.tsx';
import { type TranslatedParts, TranslatedPost } from './translated-post.tsx';

/** A discussion whose title and text can be translated in place. Authors are not offered a translation of their own. */
export function TranslatableDiscussion({ discussion, actions, draw }: TranslatableDiscussionProps) {
  const { discussionID, name, body = '', insertUser, insertUserID, isIgnored } = discussion;
  const isOwn = useIsMe(insertUserID);
  return (
    <TranslatedPost
      record={{ recordType: 'discussion', recordID: discussionID }}
      author={nameOf(insertUser)}
      name={name}
      body={body}
      isOffered={!isOwn && !isIgnored}
      actions={actions}
      draw={draw}
    />
  );
}

interface TranslatableDiscussionProps {
  readonly discussion: Discussion;
  readonly actions: ReactNode;
  /** Renders the discussion with the parts of its translation. */
  readonly draw: (parts: TranslatedParts) => ReactNode;
}
