import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { commentDraftsQuery } from '#api/composer/draft/draft.queries.ts';
import { whenIdle } from '#components/primitives/runtime/when-idle.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { noteServerText } from '#machines/composer/draft/kept-text-index.ts';
import { type WritingPlace, writingKey } from '#machines/composer/form/writing.ts';

/** The longest wait for an idle moment before the server is asked, in milliseconds. */
const patience = 2_000;

const answeredIn = ({ draftMeta }: { readonly draftMeta?: { readonly commentParentID?: unknown } }) =>
  typeof draftMeta?.commentParentID === 'number' ? draftMeta.commentParentID : undefined;

/**
 * Asks, once the page is idle, for the drafts that the server keeps of comments on a discussion, and notes their
 * addresses. Members without any draft ask nothing. Returns the comments that the drafts among them reply to.
 */
export function useServerDrafts(place: WritingPlace & { readonly parentRecordID: number }): readonly number[] {
  const { api, me } = useSite();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), patience), []);
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
    for (const key of keys) noteServerText(key, true);
    return () => {
      for (const key of keys) noteServerText(key, false);
    };
  }, [drafts, place]);
  return (drafts ?? []).flatMap(({ recordID, attributes }) => (recordID ? [] : (answeredIn(attributes) ?? [])));
}
