import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';

/** The maximum number of comments in the structured data for search engines. */
const mostComments = 10;

const textOf = (html: string): string =>
  html
    .replace(/(?:<[^>]*>|&(?:amp|lt|gt|quot|#39|nbsp);|\s)+/g, ' ')
    .trim()
    .slice(0, 500);

const person = (siteUrl: string, author: Discussion['insertUser']): object => ({
  '@type': 'Person',
  name: author?.name ?? 'Removed User',
  ...(author && { url: new URL(author.url, siteUrl).href }),
});

const commentData = (siteUrl: string, comment: Comment): object => ({
  '@type': 'Comment',
  url: new URL(comment.url, siteUrl).href,
  datePublished: comment.dateInserted,
  author: person(siteUrl, comment.insertUser),
  text: textOf(comment.body),
});

/** Maps a discussion to a schema.org DiscussionForumPosting with the comments of the page. */
function postingData(discussion: Discussion, comments: readonly Comment[], siteUrl: string): object {
  const { name, body = '', dateInserted, dateUpdated, countComments, score, image } = discussion;
  const count = (type: string, value: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: Math.max(0, value),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: siteUrl + discussionUrl(discussion),
    headline: name,
    text: textOf(body),
    datePublished: dateInserted,
    ...(dateUpdated && { dateModified: dateUpdated }),
    ...(image && { image: new URL(image.url, siteUrl).href }),
    author: person(siteUrl, discussion.insertUser),
    commentCount: countComments,
    interactionStatistic: [count('CommentAction', countComments), count('LikeAction', score)],
    comment: comments
      .filter(({ displayMode }) => displayMode === 'full')
      .slice(0, mostComments)
      .map((comment) => commentData(siteUrl, comment)),
  };
}

const answerData = (siteUrl: string, comment: Comment): object => ({
  ...commentData(siteUrl, comment),
  '@type': 'Answer',
  upvoteCount: Math.max(0, comment.score),
});

/**
 * Maps a question to a schema.org QAPage with the answers of the page. Accepted answers come first, including those on
 * other pages.
 */
function questionData(discussion: Discussion, comments: readonly Comment[], siteUrl: string): object {
  const { name, body = '', dateInserted, dateUpdated, countComments, score, attributes } = discussion;
  const answers = comments.filter(({ displayMode, depth }) => displayMode === 'full' && depth === 1);
  const accepted = attributes?.question?.acceptedAnswers ?? [];
  const acceptedData = accepted.map(({ commentID, body: text, url }) => {
    const here = comments.find((comment) => comment.commentID === commentID);
    return here
      ? answerData(siteUrl, here)
      : { '@type': 'Answer', url: new URL(url, siteUrl).href, text: textOf(text) };
  });
  const others = answers.filter(({ qna }) => qna === null).slice(0, mostComments);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      url: siteUrl + discussionUrl(discussion),
      name,
      text: textOf(body),
      datePublished: dateInserted,
      ...(dateUpdated && { dateModified: dateUpdated }),
      author: person(siteUrl, discussion.insertUser),
      answerCount: countComments,
      upvoteCount: Math.max(0, score),
      ...(acceptedData.length > 0 && { acceptedAnswer: acceptedData }),
      ...(others.length > 0 && { suggestedAnswer: others.map((comment) => answerData(siteUrl, comment)) }),
    },
  };
}

/** Maps a discussion and the comments of a page to schema.org structured data; a question to a QAPage. */
export const discussionData = (discussion: Discussion, comments: readonly Comment[], siteUrl: string): object =>
  (discussion.type === 'question' ? questionData : postingData)(discussion, comments, siteUrl);
