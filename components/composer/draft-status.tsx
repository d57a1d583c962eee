import { Button } from '#components/primitives/button.tsx';
import type { DraftKeeping } from '#machines/composer/draft.connect.ts';
import * as styles from './composer.css.ts';

/** How safe a text is, and the ways to save it now, put it away and bring it back (decision 1). */
export function DraftStatus({ keeping, discardWords = 'Discard' }: { keeping: DraftKeeping; discardWords?: string }) {
  const { isDelete, ...discard } = keeping.getDiscardProps();
  return (
    <div className={styles.status} {...keeping.getRootProps()}>
      <span {...keeping.getQuietWordsProps()} />
      <span {...keeping.getStatusProps()} className={styles.statusWords} />
      <Act {...keeping.getRetryProps()} words="Retry" />
      <Act {...keeping.getSaveProps()} words="Save draft" />
      <Act {...discard} words={isDelete ? 'Delete Draft' : discardWords} />
      <Act {...keeping.getUndoProps()} />
    </div>
  );
}

const Act = ({ hidden, words, onClick }: { hidden: boolean; words: string; onClick: () => void }) =>
  hidden ? null : (
    <Button size="small" variant="text" onClick={onClick}>
      {words}
    </Button>
  );
