import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { ReactionName } from './reaction-name.tsx';

/** The reaction counts of a post. Renders nothing when there are none. */
export function ReactionCounts({ reactions = [] }: { reactions?: readonly ReactionCount[] | undefined }) {
  const given = reactions.filter(({ count }) => count > 0);
  if (given.length === 0) return null;
  return (
    <ul className={styles.reactions} aria-label={t('post.reactions.label')}>
      {given.map((kind) => (
        <li key={kind.tagID} className={styles.reaction}>
          <ReactionName kind={kind} />
          <span className={styles.reactionCount}>
            <NumberText value={kind.count} />
          </span>
        </li>
      ))}
    </ul>
  );
}
