import type { CommentPageFilter } from '#api/discussion/discussion.queries.ts';

/**
 * Returns the URL of a discussion's comments in a sort order: all comments, or only accepted or rejected answers.
 * `base` is the URL of the page.
 */
export const commentsUrl = (
  base: string,
  { sort, qna }: Pick<CommentPageFilter, 'sort'> & { qna?: CommentPageFilter['qna'] | undefined },
): string => {
  const requested = [...(sort === 'dateInserted' ? [] : [`sort=${sort}`]), ...(qna ? [`tab=${qna}`] : [])].join('&');
  return `${base}${requested && `?${requested}`}#comments`;
};
