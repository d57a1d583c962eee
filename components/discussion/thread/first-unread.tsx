import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { discussionQuery } from '#api/discussion/discussion.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { commentAnchor, commentUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface FirstUnreadProps {
  readonly discussion: Discussion;
  readonly commentsByID: CommentThread['commentsByID'];
}

/**
 * A link to the viewer's first unread comment, which may be on another page. Visitors from a list (`#latest`) are taken
 * there immediately.
 */
export function FirstUnread({ discussion, commentsByID }: FirstUnreadProps) {
  const first = discussion.firstUnreadCommentID ?? undefined;
  const isHere = first !== undefined && commentsByID[first] !== undefined;
  useArrival(first, isHere);
  useForgetNews(discussion.discussionID);
  if (first === undefined) return null;
  return (
    <ButtonLink
      href={isHere ? `#${commentAnchor(first)}` : commentUrl(first)}
      variant="text"
      size="small"
      icon={<ArrowDown size={14} />}
    >
      {t('discussion.first-unread.jump')}
    </ButtonLink>
  );
}

/** Scrolls or navigates to the first unread comment when the URL contains `#latest`. */
function useArrival(first: number | undefined, isHere: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (first === undefined || location.hash !== '#latest') return;
    // `replace` makes the back button return to the list instead of this redirect.
    if (!isHere) void router.navigate({ href: commentUrl(first), replace: true });
    else document.getElementById(commentAnchor(first))?.scrollIntoView();
  }, [first, isHere, router]);
}

/**
 * Leaving a discussion marks it as read, so this hook invalidates the discussion lists and the discussion on unmount.
 */
function useForgetNews(discussionID: number): void {
  const { api } = useSite();
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      queryClient.removeQueries({ queryKey: discussionQuery(api, discussionID).queryKey, type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: ['discussions'] });
    },
    [api, queryClient, discussionID],
  );
}
