import type { Draft } from '#api/composer/draft.contract.ts';
import { messageDraftUrl } from '#api/conversation/conversation-url.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { StoredDraft } from '#server/composer/draft.queries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const metaOf = ({ attributes }: StoredDraft): Record<string, unknown> =>
  (attributes['draftMeta'] as Record<string, unknown> | undefined) ?? {};

const textsWithin = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(textsWithin)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => (key === 'text' ? textOf(one) : textsWithin(one)))
      : [];

/** The words of a body; a rich body is JSON whose words stand in `text`. */
const wordsOf = (body: string, format: string): string => {
  if (!format.startsWith('rich')) return body;
  try {
    return textsWithin(JSON.parse(body)).join(' ');
  } catch {
    return body;
  }
};

const excerptOf = ({ attributes }: StoredDraft): string => {
  const words = wordsOf(textOf(attributes['body']), textOf(attributes['format'])).replace(/\s+/g, ' ').trim();
  return words.length > 250 ? `${words.slice(0, 249).toWellFormed()}…` : words;
};

/** Where its author goes on with a draft (specification part 2 §2). */
function editUrlOf(draft: StoredDraft): string {
  if (draft.recordType === 'message') return messageDraftUrl(draft.parentRecordID, draft.draftID);
  if (draft.recordType !== 'comment') return `/post/editdiscussion/${draft.recordID ?? 0}/${draft.draftID}`;
  const comment = draft.recordID ?? (Number(metaOf(draft)['commentParentID']) || undefined);
  if (comment) return commentUrl(comment).replace('#', '?hasDraft=true#');
  return `${discussionUrl({ discussionID: draft.parentRecordID ?? 0, name: '' })}?hasDraft=true#create-comment`;
}

/** A draft with the extras a list was asked for. */
export const draftWithExtras = (draft: StoredDraft, extras: readonly ('excerpt' | 'editUrl' | 'name')[]): Draft => ({
  ...draft,
  ...(extras.includes('name') && { name: textOf(draft.attributes['name']) || textOf(metaOf(draft)['name']) }),
  ...(extras.includes('excerpt') && { excerpt: excerptOf(draft) }),
  ...(extras.includes('editUrl') && { editUrl: editUrlOf(draft) }),
});
