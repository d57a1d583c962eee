import type { ReactionCount } from '#api/post/reaction-fields.contract.ts';
import { t } from '#api/words.ts';
import { NumberText } from '#components/primitives/number-text.tsx';
import * as styles from './post.css.ts';
import { ReactionSign } from './reaction-sign.tsx';

/** How often a post got which reaction; nothing when it got none. */
export function ReactionCounts({ reactions = [] }: { reactions?: readonly ReactionCount[] | undefined }) {
  const given = reactions.filter(({ count }) => count > 0);
  if (given.length === 0) return null;
  return (
    <ul className={styles.reactions} aria-label={t('post.reactions.label')}>
      {given.map(({ tagID, urlcode, name, count }) => (
        <li key={tagID} className={styles.reaction}>
          <ReactionSign urlcode={urlcode} />
          {name}
          <span className={styles.reactionCount}>
            <NumberText value={count} />
          </span>
        </li>
      ))}
    </ul>
  );
}
