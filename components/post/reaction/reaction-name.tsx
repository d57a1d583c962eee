import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import * as styles from '#components/post/post.css.ts';
import { findReactionIcon } from './reaction-icon.tsx';

/** The icon and the name of a reaction type. On phones the name is visually hidden if there is an icon. */
export function ReactionName({ kind: { urlcode, name } }: { kind: Pick<ReactionCount, 'urlcode' | 'name'> }) {
  const Sign = findReactionIcon(urlcode);
  if (!Sign) return name;
  return (
    <>
      <Sign size={14} aria-hidden="true" />
      <span className={styles.spareWords}>{name}</span>
    </>
  );
}
