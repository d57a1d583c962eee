import { useMemo } from 'react';
import { useMyID } from '#components/shell/site/site-context.tsx';
import type { ComposerTarget } from '#machines/composer/form/writing.ts';

/** Returns the composer target of the form below a discussion, in which the viewer writes a comment. */
export function useCommentTarget(discussionID: number): ComposerTarget & { readonly parentRecordID: number } {
  const userID = useMyID();
  return useMemo(
    () => ({ userID, recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID }),
    [userID, discussionID],
  );
}
