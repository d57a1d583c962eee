import { type ComponentType, useEffect, useState } from 'react';
import { withWords } from '#components/primitives/with-words.ts';
import { hasKeptText, keptTextKeys, whenKeptTextsChange } from '#machines/composer/kept-text-index.ts';
import type { DraftToastProps } from './draft-toast.tsx';
import { useWriting } from './writing-context.tsx';

interface Place {
  readonly draftKey: string;
  readonly anchor: string;
  readonly commentID?: number;
}

const keptReply = (userID: number): Place | undefined => {
  const start = `${userID}/comment/new/comment:`;
  return keptTextKeys()
    .filter((key) => key.startsWith(start))
    .map((draftKey) => ({ draftKey, commentID: Number(draftKey.slice(start.length)) }))
    .map((one) => ({ ...one, anchor: `Comment_${one.commentID}` }))
    .find(({ anchor }) => document.getElementById(anchor));
};

const findPlace = (userID: number, draftKey: string): Place | undefined =>
  hasKeptText(draftKey) ? { draftKey, anchor: 'create-comment' } : keptReply(userID);

/** How far below the upper edge the form comes to stand, in pixels. */
const room = 150;

const scrollToAnchor = (anchor: string) => {
  const element = document.getElementById(anchor);
  if (element) window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - room });
};

/** Points at a draft on this page while nobody writes; loaded only where one is kept. `draftKey` is the form's below. */
export function DraftHint({ userID, draftKey }: { userID: number; draftKey: string }) {
  const { open } = useWriting();
  const [place, setPlace] = useState<Place>();
  const [Toast, setToast] = useState<ComponentType<DraftToastProps>>();
  useEffect(() => {
    const look = () => setPlace((known) => known ?? findPlace(userID, draftKey));
    look();
    return whenKeptTextsChange(look);
  }, [userID, draftKey]);
  useEffect(() => {
    if (place)
      void withWords('composer', import('./draft-toast.tsx')).then((module) => setToast(() => module.DraftToast));
  }, [place]);
  if (!place || !Toast) return null;
  const { commentID, ...kept } = place;
  const follow = () => {
    scrollToAnchor(place.anchor);
    open(commentID === undefined ? 'bottom' : `reply-${commentID}`);
  };
  return <Toast key={place.draftKey} {...kept} onFollow={follow} />;
}
