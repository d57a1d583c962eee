import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { messageDraftUrl } from '#api/conversation/conversation-url.ts';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';
import type { WritingLocation } from '#machines/composer/form/writing.ts';

/**
 * Returns the URL where a draft is continued (docs/behavior/composer.md#draft-addresses). The form opens there with the
 * stored text. `hasDraft=edit` distinguishes an edit of the comment from a reply to it. Logs an error and returns
 * undefined for a comment without a discussion.
 */
export function draftUrl({ recordType, recordID, draftID, parentRecordID, attributes }: Draft): string | undefined {
  if (recordType === 'message') return messageDraftUrl(parentRecordID, draftID);
  if (recordType === 'discussion') return `/post/editdiscussion/${recordID ?? 0}/${draftID}`;
  const { commentParentID } = (attributes['draftMeta'] ?? {}) as { commentParentID?: number };
  if (recordID) return `/discussion/comment/${recordID}?hasDraft=edit#Comment_${recordID}`;
  if (commentParentID) return `/discussion/comment/${commentParentID}?hasDraft=true#Comment_${commentParentID}`;
  if (parentRecordID) return `/discussion/${parentRecordID}?hasDraft=true#create-comment`;
  logUnexpectedError('Failed to create draft location link', { draftID, recordType });
  return undefined;
}

/** Returns the writing location that the URL of a draft requests. Returns undefined for any other URL. */
export function parseWritingLocation({ search, hash }: { search: string; hash: string }): WritingLocation | undefined {
  const kind = new URLSearchParams(search).get('hasDraft');
  const commentID = /^#Comment_([1-9]\d{0,14})$/.exec(hash)?.[1];
  if (kind === 'edit' && commentID) return `edit-${Number(commentID)}`;
  if (kind !== 'true') return undefined;
  return commentID ? `reply-${Number(commentID)}` : 'bottom';
}
