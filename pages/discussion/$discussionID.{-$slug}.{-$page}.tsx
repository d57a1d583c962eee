import { createFileRoute, notFound } from '@tanstack/react-router';
import { parseAnswerFilter } from '#api/discussion/answer/answer-status.ts';
import { parseCommentSort } from '#api/discussion/list/discussion-sorts.ts';
import { DiscussionPage } from '#components/discussion/discussion-page.tsx';
import { loadDiscussionPage } from '#pages/-discussion-loader.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * The page of a discussion with a page of its comments: `/discussion/{id}/{slug}/p{page}`
 * (docs/behavior/discussion.md#discussion-page).
 */
export const Route = createFileRoute('/discussion/$discussionID/{-$slug}/{-$page}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps: { search } }) => {
    const isID = /^[1-9]\d{0,14}$/.test(params.discussionID);
    if (!isID || (params.page !== undefined && !/^p[1-9]\d*$/.test(params.page))) throw notFound();
    const qna = parseAnswerFilter(textIn(search, 'tab'));
    return loadDiscussionPage(context, {
      discussionID: Number(params.discussionID),
      page: pageIn(params.page?.slice(1)),
      sort: parseCommentSort(textIn(search, 'sort')),
      ...(qna && { qna }),
    });
  },
  head: headFromLoader,
  component: () => <DiscussionPage filter={Route.useLoaderData().filter} />,
});
