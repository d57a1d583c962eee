import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { commentAnchor } from '#api/discussion/urls.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { hasStoredText, storedTextKeys, subscribeToStoredTexts } from '#machines/composer/draft/stored-text-index.ts';
import { type ComposerTarget, writingKey } from '#machines/composer/form/writing.ts';

const loadToast = () => withTranslations('composer', import('./draft-toast.tsx')).then((module) => module.DraftToast);

interface Place {
  readonly draftKey: string;
  readonly anchor: string;
  readonly commentID?: number;
  /** Whether the comment to which the draft replies is on another page. */
  readonly isElsewhere?: boolean;
}

const keptReply = (userID: number): Place | undefined => {
  const start = `${userID}/comment/new/comment:`;
  return storedTextKeys()
    .filter((key) => key.startsWith(start))
    .map((draftKey) => ({ draftKey, commentID: Number(draftKey.slice(start.length)) }))
    .map((one) => ({ ...one, anchor: `Comment_${one.commentID}` }))
    .find(({ anchor }) => document.getElementById(anchor));
};

const replyElsewhere = (place: ComposerTarget, commentIDs: readonly number[]): Place | undefined =>
  commentIDs
    .map((commentID) => ({
      commentID,
      draftKey: writingKey({ ...place, commentParentID: commentID }),
      anchor: commentAnchor(commentID),
      isElsewhere: true,
    }))
    .find(({ draftKey }) => hasStoredText(draftKey));

const findPlace = (place: ComposerTarget, repliesOnServer: readonly number[]): Place | undefined =>
  hasStoredText(writingKey(place))
    ? { draftKey: writingKey(place), anchor: 'create-comment' }
    : (keptReply(place.userID) ?? replyElsewhere(place, repliesOnServer));

/** The distance between the top of the viewport and the form after scrolling, in pixels. */
const room = 150;

const scrollToAnchor = (anchor: string) => {
  const element = document.getElementById(anchor);
  if (element) window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - room });
};

/**
 * The props of `DraftHint`: the target of the form below the discussion, and the comments for which the server stores
 * draft replies.
 */
export interface DraftHintProps {
  readonly place: ComposerTarget;
  readonly repliesOnServer?: readonly number[];
}

const none: readonly number[] = [];

/**
 * Points at a draft of this discussion on the device or the server while no editor is open. The toast is loaded only if
 * there is a draft.
 */
export function DraftHint({ place: bottom, repliesOnServer = none }: DraftHintProps) {
  const { open } = useWriting();
  const router = useRouter();
  const [place, setPlace] = useState<Place>();
  const [Toast] = useLazyComponent(loadToast, place !== undefined);
  useEffect(() => {
    const look = () => setPlace((known) => known ?? findPlace(bottom, repliesOnServer));
    look();
    return subscribeToStoredTexts(look);
  }, [bottom, repliesOnServer]);
  if (!place || !Toast) return null;
  const { commentID, isElsewhere, ...kept } = place;
  const follow = () => {
    if (isElsewhere)
      return void router.navigate({
        href: `/discussion/comment/${commentID}?hasDraft=true#${commentAnchor(commentID ?? 0)}`,
      });
    scrollToAnchor(place.anchor);
    open(commentID === undefined ? 'bottom' : `reply-${commentID}`);
  };
  return <Toast key={place.draftKey} {...kept} onFollow={follow} />;
}
