import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { commentDraftsQuery } from '#api/composer/draft/draft.queries.ts';
import { useIdleMoment } from '#components/primitives/runtime/use-idle-moment.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordServerText } from '#machines/composer/draft/stored-text-index.ts';
import { type ComposerTarget, writingKey } from '#machines/composer/form/writing.ts';

/** The maximum wait for an idle moment before the request, in milliseconds. */
const timeLimit = 2_000;

const answeredIn = ({ draftMeta }: { readonly draftMeta?: { readonly commentParentID?: unknown } }) =>
  typeof draftMeta?.commentParentID === 'number' ? draftMeta.commentParentID : undefined;

/**
 * Loads the viewer's comment drafts of a discussion from the server once the page is idle, and registers their keys.
 * Members without drafts send no request. Returns the IDs of the comments to which the drafts reply.
 */
export function useServerDrafts(place: ComposerTarget & { readonly parentRecordID: number }): readonly number[] {
  const { api, me } = useSite();
  const isIdle = useIdleMoment(timeLimit);
  const { data: drafts } = useQuery({
    ...commentDraftsQuery(api, place.parentRecordID),
    enabled: isIdle && me.hasDrafts === true,
  });
  useEffect(() => {
    const keys = (drafts ?? [])
      .filter(({ recordID }) => !recordID)
      .map(({ attributes }) => {
        const commentParentID = answeredIn(attributes);
        return writingKey(commentParentID === undefined ? place : { ...place, commentParentID });
      });
    for (const key of keys) recordServerText(key, true);
    return () => {
      for (const key of keys) recordServerText(key, false);
    };
  }, [drafts, place]);
  return (drafts ?? []).flatMap(({ recordID, attributes }) => (recordID ? [] : (answeredIn(attributes) ?? [])));
}
