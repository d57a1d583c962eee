import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { t } from '#api/translations.ts';
import { reactionPermission } from '#components/post/reaction/reaction-button.tsx';
import { useReactions } from '#components/post/reaction/use-reactions.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import * as styles from './idea-vote.css.ts';

/**
 * The votes of an idea in a list: the sum between an upvote and a downvote button, each rendered with permission only
 * (docs/behavior/post.md#idea-votes).
 */
export function IdeaVote({ discussion: { discussionID, name, attributes } }: { discussion: Discussion }) {
  const may = useMay();
  const votes = attributes?.idea?.votes ?? [];
  const voting = useReactions({ recordType: 'discussion', recordID: discussionID, reactions: votes });
  useTellRefusal(voting.reason, voting.dismiss);
  const button = (code: keyof typeof looks) => {
    const kind = voting.counts.find(({ urlcode }) => urlcode === code);
    if (!kind || kind.isRefused || !may(reactionPermission(kind))) return null;
    const { label, Icon } = looks[code];
    const { 'aria-pressed': pressed, onClick } = voting.getButtonProps(kind);
    return (
      <IconButton
        label={t(label, { name })}
        size="small"
        icon={<Icon size={18} />}
        pressed={pressed}
        onClick={onClick}
      />
    );
  };
  const sum = sumOf(voting.counts);
  return (
    <fieldset className={styles.votes} aria-label={t('discussion.vote.label', { name })} {...voting.getRootProps()}>
      {button('Up')}
      <span className={styles.sum}>
        <NumberText value={sum} />
        <VisuallyHidden>{` ${t('discussion.vote.count', { count: sum })}`}</VisuallyHidden>
      </span>
      {button('Down')}
    </fieldset>
  );
}

const looks = {
  Up: { label: 'discussion.vote.up', Icon: ChevronUp },
  Down: { label: 'discussion.vote.down', Icon: ChevronDown },
} as const;

/** Returns the sum of the votes, each weighted by its reaction value. */
const sumOf = (votes: readonly ReactionCount[]): number =>
  votes.reduce((sum, { count, reactionValue }) => sum + count * reactionValue, 0);

/** Shows the error of a vote as a toast, because there is no space next to the votes. */
function useTellRefusal(reason: string | undefined, dismiss: () => void) {
  const toasts = useToasts();
  useEffect(() => {
    if (reason === undefined) return;
    toasts.add({ text: reason, tone: 'error' });
    dismiss();
  }, [reason, toasts, dismiss]);
}
