import { SmilePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactionRecordType } from '#api/post/reaction.client.ts';
import type { ReactionCount } from '#api/post/reaction-fields.contract.ts';
import { Button } from '#components/primitives/button.tsx';
import { NumberText } from '#components/primitives/number-text.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';
import { ReactionCounts } from './reaction-counts.tsx';

const load = () => import('./reaction-toggle.tsx');
const ReactionToggle = lazy(async () => ({ default: (await load()).ReactionToggle }));

/** What was pressed before the bar had come alive: a kind of reaction, or the list of all. */
export type FirstPress = { readonly kind: ReactionCount } | 'list';

/** What a bar of reactions takes. */
export interface ReactionBarProps {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  /** By whom the post is; names the bar, so that each is another. */
  readonly author: string;
  readonly reactions?: readonly ReactionCount[] | undefined;
}

/** The permission that a kind of reaction asks for (`spec/behaviours.md` §15). */
export const reactionPermission = ({ urlcode, class: kind }: Pick<ReactionCount, 'urlcode' | 'class'>) => {
  if (urlcode.toLowerCase() === 'promote') return 'curation.manage' as const;
  if (kind === 'Flag') return 'flag.add' as const;
  return kind === 'Positive' ? ('reactions.positive.add' as const) : ('reactions.negative.add' as const);
};

/**
 * The reactions of a post: a button with its count for each kind that was given, and a list of all. Whoever may not
 * react reads the counts. What drives the buttons is loaded when they are first pointed at.
 */
export function ReactionBar(props: ReactionBarProps) {
  const { me } = useSite();
  const may = useMay();
  const [first, setFirst] = useState<FirstPress>();
  const { reactions = [] } = props;
  const mayReact = me.userID !== 0 && may(['reactions.positive.add', 'reactions.negative.add', 'curation.manage']);
  if (!mayReact) return <ReactionCounts reactions={reactions} />;
  const bar = <SleepingBar {...props} onPress={setFirst} />;
  return first ? (
    <Suspense fallback={bar}>
      <ReactionToggle {...props} first={first} />
    </Suspense>
  ) : (
    bar
  );
}

/** The bar before it is needed: it looks as it will, and remembers what is pressed. */
function SleepingBar({ author, reactions = [], onPress }: ReactionBarProps & { onPress: (first: FirstPress) => void }) {
  const waker = { onPointerEnter: () => void load(), onFocus: () => void load() };
  return (
    <fieldset className={styles.reactions} aria-label={`Reactions to ${author}`}>
      {reactions.map((kind) => (
        <ReactionButton
          key={kind.tagID}
          kind={kind}
          aria-pressed={kind.hasReacted}
          aria-label={kind.count > 0 ? `${kind.name}, ${kind.count}` : kind.name}
          onClick={() => onPress({ kind })}
          {...waker}
        />
      ))}
      <Button
        variant="text"
        size="small"
        className={styles.action}
        icon={<SmilePlus size={14} />}
        aria-label={`React to ${author}`}
        aria-haspopup="menu"
        onClick={() => onPress('list')}
        {...waker}
      >
        React
      </Button>
    </fieldset>
  );
}

/** A kind of reaction to press; its name says how often it was given. */
export function ReactionButton({ kind, ...props }: ReactionButtonProps) {
  const isRefused = !useMay()(reactionPermission(kind));
  return (
    <button
      type="button"
      {...props}
      {...(isRefused && { 'aria-disabled': true, onClick: undefined })}
      className={`${styles.reaction} ${styles.reactionButton}`}
    >
      {kind.name}
      {kind.count > 0 && (
        <span className={styles.reactionCount}>
          <NumberText value={kind.count} />
        </span>
      )}
    </button>
  );
}

type ReactionButtonProps = Omit<React.ComponentProps<'button'>, 'type' | 'className'> & { kind: ReactionCount };
