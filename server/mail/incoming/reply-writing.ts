import { formatSize } from '#api/composer/media/format-size.ts';
import { conversationUrl } from '#api/conversation/conversation-url.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import type { StoredMedia } from '#server/composer/media/media.queries.ts';
import { postMessage } from '#server/conversation/message-posting.ts';
import { writeComment } from '#server/discussion/comment/comment-writing.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findDiscussionOfComment, type IncomingResult } from './incoming-mail.queries.ts';
import type { IncomingMessage } from './incoming-message.ts';
import type { ReplyGrant } from './reply-token.ts';

/** A reply by e-mail with its stored attachments. */
export interface WrittenReply {
  readonly grant: ReplyGrant;
  readonly message: IncomingMessage;
  readonly uploads: readonly StoredMedia[];
}

/** Returns the page of the record that a reply answers. */
export const recordUrlOf = ({ recordType, recordID }: ReplyGrant): string => {
  if (recordType === 'comment') return commentUrl(recordID);
  return recordType === 'discussion' ? discussionUrl({ discussionID: recordID, name: '' }) : conversationUrl(recordID);
};

/**
 * Writes a reply as a comment or a message, by the same functions as the API.
 *
 * @throws {ApiFailure} when it is refused.
 */
export async function writeReply(
  forum: Forum,
  viewer: Viewer,
  { grant, message, uploads }: WrittenReply,
): Promise<IncomingResult> {
  const { recordType, recordID } = grant;
  if (recordType === 'conversation') {
    const post = { conversationID: recordID, body: message.text, format: 'markdown' as const };
    const mediaIDs = uploads.map(({ mediaID }) => mediaID);
    const messageID = await postMessage(forum, viewer, { ...post, mediaIDs }, null);
    return { outcome: 'posted', recordType: 'message', recordID: messageID };
  }
  const parent = recordType === 'comment' ? await findDiscussionOfComment(forum.db, recordID) : undefined;
  if (recordType === 'comment' && !parent) throw new ApiError('comment.not-found');
  const settings = await forum.settings.get();
  const isNested = parent !== undefined && parent.depth < settings['comments.maxDepth'];
  const body = [message.text, ...uploads.map((media) => markdownOfUpload(forum, media))].filter(Boolean).join('\n\n');
  const post = {
    body,
    format: 'markdown' as const,
    discussionID: parent?.discussionID ?? recordID,
    ...(isNested && { parentCommentID: recordID }),
  };
  try {
    const commentID = await writeComment(forum, viewer, post, { ipAddress: null });
    return { outcome: 'posted', recordType: 'comment', recordID: commentID };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'post.held') return { outcome: 'held', recordType: 'comment' };
    throw error;
  }
}

const markdownOfUpload = (forum: Forum, { name, path, size, type }: StoredMedia): string => {
  const text = name.replace(/[\\[\]*_`]/g, '\\$&');
  const url = forum.media.urlOf(path);
  return type.startsWith('image/') ? `![${text}](${url})` : `[${text} (${formatSize(size)})](${url})`;
};
