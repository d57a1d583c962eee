import { Suspense, useEffect } from 'react';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useIsMember, useMay } from '#components/shell/site/site-context.tsx';
import { type InitialClick, ReactButton, type ReactionBarProps, ReactionButton } from './reaction-button.tsx';
import { ReactionCounts } from './reaction-counts.tsx';
import { ReactionLogButton } from './reaction-log-button.tsx';
import { ReactionTooltip } from './reaction-tooltip.tsx';

const toggle = preloadable(() => import('./reaction-toggle.tsx').then((module) => module.ReactionToggle));
const ReactionLog = lazyPart(() => import('./reaction-log.tsx').then((module) => module.ReactionLog));

/**
 * The reactions of a post: a button with a count for each given reaction type, and a button that opens the menu of all
 * types. Viewers who may not react see only the counts, as do all viewers of a closed idea. The code behind the buttons
 * is loaded on hover or focus.
 */
export function ReactionBar({ votes, ...others }: ReactionBarProps) {
  const props = { ...others, votes, reactions: votes ?? others.reactions };
  const isMember = useIsMember();
  const may = useMay();
  const part = usePartLoad<InitialClick>(toggle, { rendersWithinClick: true });
  const { reactions = [] } = props;
  const isOver = votes?.every(({ isRefused }) => isRefused);
  const mayReact = isMember && !isOver && may(['reactions.positive.add', 'reactions.negative.add', 'curation.manage']);
  const bar = mayReact ? (
    <SleepingBar {...props} placeholder={part.getPlaceholderProps()} onPress={part.request} />
  ) : (
    <ReactionCounts reactions={reactions} />
  );
  return (
    <>
      {part.isReady ? (
        <Suspense fallback={bar}>
          <toggle.Part {...props} {...(part.action && { first: part.action })} />
        </Suspense>
      ) : (
        bar
      )}
      <Log {...props} onRemoved={part.release} />
    </>
  );
}

/**
 * The button that opens the reaction log. Only moderators (`community.moderate`) have it; others see names in a
 * reaction's tooltip.
 */
function Log({ recordType, recordID, author, onRemoved }: ReactionBarProps & { onRemoved: () => void }) {
  const may = useMay();
  if (!may('community.moderate')) return null;
  return (
    <ReactionLog
      recordType={recordType}
      recordID={recordID}
      author={author}
      onRemoved={onRemoved}
      renderPlaceholder={(waker) => <ReactionLogButton author={author} aria-haspopup="dialog" {...waker} />}
    />
  );
}

/** The bar before its code is loaded. It renders like the loaded bar and passes on the first click. */
function SleepingBar({
  recordType,
  recordID,
  author,
  reactions = [],
  votes,
  placeholder,
  onPress,
}: ReactionBarProps & { placeholder: { 'aria-busy'?: true }; onPress: (first: InitialClick) => void }) {
  useEffect(toggle.preloadWhenIdle, []);
  const waker = { onPointerEnter: () => void toggle.load(), onFocus: () => void toggle.load() };
  return (
    <fieldset className={styles.reactions} aria-label={t('post.reactions.to', { author })} {...placeholder}>
      {reactions.map((kind) => (
        <ReactionTooltip key={kind.tagID} recordType={recordType} recordID={recordID} kind={kind}>
          <ReactionButton kind={kind} aria-pressed={kind.hasReacted} onClick={() => onPress({ kind })} {...waker} />
        </ReactionTooltip>
      ))}
      {!votes && <ReactButton author={author} aria-haspopup="menu" onClick={() => onPress('list')} {...waker} />}
    </fieldset>
  );
}
