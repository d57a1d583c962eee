import { Button } from '#components/primitives/button.tsx';
import type { TextKeeping } from '#machines/composer/text-keeping.connect.ts';
import * as styles from './composer.css.ts';

/** How safe a text is, and the ways to save it again, put it away and bring it back (decision 1). */
export function DraftStatus({ keeping, discardWords = 'Discard' }: { keeping: TextKeeping; discardWords?: string }) {
  const retry = keeping.getRetryProps();
  const discard = keeping.getDiscardProps();
  const undo = keeping.getUndoProps();
  return (
    <div className={styles.status}>
      <span {...keeping.getStatusProps()} className={styles.statusWords} />
      {!retry.hidden && (
        <Button size="small" variant="text" onClick={retry.onClick}>
          Retry
        </Button>
      )}
      {!discard.hidden && (
        <Button size="small" variant="text" onClick={discard.onClick}>
          {discardWords}
        </Button>
      )}
      {!undo.hidden && (
        <>
          <span role="status">{keeping.wasDiscarded ? 'Discarded.' : ''}</span>
          <Button size="small" variant="text" onClick={undo.onClick}>
            {keeping.wasDiscarded ? 'Undo' : 'Restore the deleted text'}
          </Button>
        </>
      )}
    </div>
  );
}
