import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactionRecordType } from '#api/post/reaction/reaction.client.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { t } from '#api/words.ts';
import * as styles from '#components/post/post.css.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import { ReactionName } from './reaction-name.tsx';

/** What was pressed before the bar had come alive: a kind of reaction, or the list of all. */
export type FirstPress = { readonly kind: ReactionCount } | 'list';

/** What a bar of reactions takes. */
export interface ReactionBarProps {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  /** By whom the post is; names the bar, so that each is another. */
  readonly author: string;
  readonly reactions?: readonly ReactionCount[] | undefined;
  /** The two votes on an idea, which takes no other reactions. */
  readonly votes?: readonly ReactionCount[] | undefined;
}

/** The permission that a kind of reaction asks for (`spec/behaviours.md` §15). */
export const reactionPermission = ({ urlcode, class: kind }: Pick<ReactionCount, 'urlcode' | 'class'>) => {
  if (urlcode.toLowerCase() === 'promote') return 'curation.manage' as const;
  if (kind === 'Flag') return 'flag.add' as const;
  return kind === 'Positive' ? ('reactions.positive.add' as const) : ('reactions.negative.add' as const);
};

/** What opens the list of all reactions; the same before the list has come and after. */
export const ReactButton = ({ author, ...props }: Omit<PostActionProps, 'icon' | 'words'> & { author: string }) => (
  <PostAction
    icon={<SmilePlus size={14} />}
    words={t('post.reactions.text')}
    isSparing
    aria-label={t('post.reactions.react-to', { author })}
    {...props}
  />
);

/**
 * A kind of reaction to press; its name says how often it was given. One that the post does not take (any more) is there
 * to be read, unless it is the viewer's own, which can be taken back.
 */
export function ReactionButton({ kind, ...props }: ReactionButtonProps) {
  const may = useMay();
  // What could be pressed when it was drawn stays a button, also once one's own reaction has been taken back.
  const isMarkOnly = useState(kind.isRefused && !kind.hasReacted)[0];
  const isRefused = !may(reactionPermission(kind)) || (kind.isRefused && !kind.hasReacted);
  const words = (
    <>
      <ReactionName kind={kind} />
      {kind.count > 0 && (
        <span className={styles.reactionCount}>
          <VisuallyHidden>, </VisuallyHidden>
          <NumberText value={kind.count} />
        </span>
      )}
    </>
  );
  if (isMarkOnly) return <span className={styles.reaction}>{words}</span>;
  return (
    <button
      type="button"
      {...props}
      {...(isRefused && { 'aria-disabled': true, onClick: undefined })}
      className={`${styles.reaction} ${styles.reactionButton}`}
    >
      {words}
    </button>
  );
}

type ReactionButtonProps = Omit<React.ComponentProps<'button'>, 'type' | 'className'> & { kind: ReactionCount };
