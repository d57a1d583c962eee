import type { Breadcrumb } from '#api/category/category-fields.contract.ts';
import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { messageDraftUrl } from '#api/conversation/conversation-url.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { breadcrumbsOf } from '#server/category/category-view.ts';
import type { StoredDraft } from '#server/composer/draft/draft.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { type DraftPlace, findDraftPlaces } from './draft-place.queries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const metaOf = ({ attributes }: StoredDraft): Record<string, unknown> =>
  (attributes['draftMeta'] as Record<string, unknown> | undefined) ?? {};

const excerptOf = ({ attributes }: StoredDraft): string => {
  const text = textOf(attributes['body']).replace(/\s+/g, ' ').trim();
  return text.length > 250 ? `${text.slice(0, 249).toWellFormed()}…` : text;
};

/** Returns the URL where the author continues a draft (docs/behavior/composer.md#draft-addresses). */
function editUrlOf(draft: StoredDraft): string {
  if (draft.recordType === 'message') return messageDraftUrl(draft.parentRecordID, draft.draftID);
  if (draft.recordType !== 'comment') return `/post/editdiscussion/${draft.recordID ?? 0}/${draft.draftID}`;
  const comment = draft.recordID ?? (Number(metaOf(draft)['commentParentID']) || undefined);
  if (comment) return commentUrl(comment).replace('#', '?hasDraft=true#');
  return `${discussionUrl({ discussionID: draft.parentRecordID ?? 0, name: '' })}?hasDraft=true#create-comment`;
}

const nameOf = (draft: StoredDraft): string => textOf(draft.attributes['name']) || textOf(metaOf(draft)['name']);

/** Returns the category, and the discussion that is replied to or edited, as far as the viewer may know of them. */
function breadCrumbsOf(viewer: Viewer, { categoryID, discussionID, name }: DraftPlace): Breadcrumb[] {
  if (categoryID === null || !may(viewer, 'discussions.view', categoryID)) return [];
  const crumbs = breadcrumbsOf(viewer, viewer.categories, categoryID);
  if (discussionID === null || name === null) return crumbs;
  return [...crumbs, { name, url: discussionUrl({ discussionID, name }) }];
}

/**
 * Returns the URL of the edited record, or the URL that a post will have after its scheduled publication. Returns null
 * when there is none.
 */
function permaLinkOf(draft: StoredDraft, reserved: number | null | undefined): string | null {
  if (draft.recordType === 'comment') return draft.recordID === null ? null : commentUrl(draft.recordID);
  const discussionID = draft.recordID ?? reserved;
  if (draft.recordType !== 'discussion' || !discussionID) return null;
  return discussionUrl({ discussionID, name: nameOf(draft) });
}

type Extra = 'excerpt' | 'editUrl' | 'name' | 'breadCrumbs' | 'permaLink';

/** Returns drafts with the requested extras, as far as the viewer may know of them. */
export async function draftsWithExtras(
  db: Queryable,
  viewer: Viewer,
  drafts: readonly StoredDraft[],
  extras: readonly Extra[],
): Promise<Draft[]> {
  const wants = (extra: Extra) => extras.includes(extra);
  const ids = wants('breadCrumbs') || wants('permaLink') ? drafts.map(({ draftID }) => draftID) : [];
  const places = ids.length > 0 ? await findDraftPlaces(db, ids) : undefined;
  return drafts.map((draft) => {
    const place = places?.get(draft.draftID);
    return {
      ...draft,
      ...(wants('name') && { name: nameOf(draft) }),
      ...(wants('excerpt') && { excerpt: excerptOf(draft) }),
      ...(wants('editUrl') && { editUrl: editUrlOf(draft) }),
      ...(wants('breadCrumbs') && { breadCrumbs: place ? breadCrumbsOf(viewer, place) : [] }),
      ...(wants('permaLink') && { permaLink: permaLinkOf(draft, place?.reservedDiscussionID) }),
    };
  });
}
