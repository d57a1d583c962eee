import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import * as styles from '#components/post/post.css.ts';
import { signOf } from './reaction-sign.tsx';

/** What a kind of reaction is called, after its sign; on a phone the sign says it to the eye, where there is one. */
export function ReactionName({ kind: { urlcode, name } }: { kind: Pick<ReactionCount, 'urlcode' | 'name'> }) {
  const Sign = signOf(urlcode);
  if (!Sign) return name;
  return (
    <>
      <Sign size={14} aria-hidden="true" />
      <span className={styles.spareWords}>{name}</span>
    </>
  );
}
