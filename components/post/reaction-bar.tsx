import { SmilePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';
import { type FirstPress, type ReactionBarProps, ReactionButton } from './reaction-button.tsx';
import { ReactionCounts } from './reaction-counts.tsx';

const load = () => import('./reaction-toggle.tsx');
const ReactionToggle = lazy(async () => ({ default: (await load()).ReactionToggle }));

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
    <fieldset className={styles.reactions} aria-label={t('post.reactions.to', { author })}>
      {reactions.map((kind) => (
        <ReactionButton
          key={kind.tagID}
          kind={kind}
          aria-pressed={kind.hasReacted}
          onClick={() => onPress({ kind })}
          {...waker}
        />
      ))}
      <Button
        variant="text"
        size="small"
        className={styles.action}
        icon={<SmilePlus size={14} />}
        aria-label={t('post.reactions.react-to', { author })}
        aria-haspopup="menu"
        onClick={() => onPress('list')}
        {...waker}
      >
        {t('post.reactions.text')}
      </Button>
    </fieldset>
  );
}
