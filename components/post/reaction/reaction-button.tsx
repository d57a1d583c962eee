import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactionRecordType } from '#api/post/reaction/reaction.client.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import { ReactionName } from './reaction-name.tsx';

/** The click that occurred before the bar was loaded: a reaction type, or the menu of all types. */
export type InitialClick = { readonly kind: ReactionCount } | 'list';

/** The props of a reaction bar. */
export interface ReactionBarProps {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  /** The name of the post's author. It makes the bar's accessible name unique. */
  readonly author: string;
  readonly reactions?: readonly ReactionCount[] | undefined;
  /** The two votes of an idea. An idea takes no other reactions. */
  readonly votes?: readonly ReactionCount[] | undefined;
}

/** Returns the permission that a reaction type requires (docs/behavior/post.md#reactions). */
export const reactionPermission = ({ urlcode, class: kind }: Pick<ReactionCount, 'urlcode' | 'class'>) => {
  if (urlcode.toLowerCase() === 'promote') return 'curation.manage' as const;
  if (kind === 'Flag') return 'flag.add' as const;
  return kind === 'Positive' ? ('reactions.positive.add' as const) : ('reactions.negative.add' as const);
};

/** The trigger of the menu of all reaction types. It renders identically before and after the menu has loaded. */
export const ReactButton = ({ author, ...props }: Omit<PostActionProps, 'icon' | 'words'> & { author: string }) => (
  <PostAction
    icon={<SmilePlus size={14} />}
    words={t('post.reactions.text')}
    hidesLabelOnPhones
    aria-label={t('post.reactions.react-to', { author })}
    {...props}
  />
);

/**
 * The button of a reaction type. Its accessible name includes the count. A type that the post does not accept is
 * read-only, unless it is the viewer's own reaction, which can be removed.
 */
export function ReactionButton({ kind, ...props }: ReactionButtonProps) {
  const may = useMay();
  // An element rendered as a button remains one after the viewer removes the reaction.
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
