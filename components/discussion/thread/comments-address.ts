import type { CommentPageFilter } from '#api/discussion/discussion.queries.ts';

/** The address of a discussion's comments in an order, all of them or only the answers that were judged; `base` is its page. */
export const commentsAddress = (
  base: string,
  { sort, qna }: Pick<CommentPageFilter, 'sort'> & { qna?: CommentPageFilter['qna'] | undefined },
): string => {
  const asked = [...(sort === 'dateInserted' ? [] : [`sort=${sort}`]), ...(qna ? [`tab=${qna}`] : [])].join('&');
  return `${base}${asked && `?${asked}`}#comments`;
};
