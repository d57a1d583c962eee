import { type RefObject, useEffect, useRef } from 'react';
import { CollectionChoice } from '#components/moderation/collection/collection-choice.tsx';
import { useRecordCollections } from '#components/moderation/collection/use-record-collections.ts';

/** The dialog that adds a discussion to collections. It opens on mount. */
export function CollectionDialog({ recordID, returnTo }: CollectionDialogProps) {
  const collections = useRecordCollections({ recordType: 'discussion', recordID });
  const request = useRef(collections.request);
  useEffect(() => request.current(), []);
  return <CollectionChoice choice={collections} returnTo={returnTo} />;
}

interface CollectionDialogProps {
  readonly recordID: number;
  readonly returnTo: RefObject<HTMLElement | null>;
}
