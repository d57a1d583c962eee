import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { commentLocationQuery } from '#api/discussion/discussion.queries.ts';
import { commentAnchor } from '#api/discussion/urls.ts';
import { DiscussionPage } from '#components/discussion/discussion-page.tsx';
import { loadDiscussionPage } from '#pages/-discussion-loader.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The permanent URL of a comment. It renders the discussion on the page that contains the comment. */
export const Route = createFileRoute('/discussion/comment/$commentID')({
  loader: async ({ context, params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.commentID)) throw notFound();
    const focusCommentID = Number(params.commentID);
    const { discussionID, location } = await context.queryClient.ensureQueryData(
      commentLocationQuery(context.api, focusCommentID),
    );
    return loadDiscussionPage(context, {
      discussionID,
      focusCommentID,
      page: location?.page ?? 1,
      sort: 'dateInserted',
    });
  },
  head: headFromLoader,
  component: CommentPage,
});

/** Adds the comment's anchor to the URL when it is missing, so that the browser scrolls to the comment. */
function CommentPage() {
  const { filter } = Route.useLoaderData();
  const { history } = useRouter();
  const { focusCommentID } = filter;
  useEffect(() => {
    if (location.hash === '' && focusCommentID)
      history.replace(`${location.pathname}${location.search}#${commentAnchor(focusCommentID)}`);
  }, [history, focusCommentID]);
  return <DiscussionPage filter={filter} />;
}
