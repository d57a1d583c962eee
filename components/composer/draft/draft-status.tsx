import { t } from '#api/translations.ts';
import * as styles from '#components/composer/form/composer.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';

/**
 * The save status of a text, with the actions to save, discard and restore it
 * (docs/behavior/composer.md#draft-autosave).
 */
export function DraftStatus({
  keeping,
  discardWords = t('composer.act.discard'),
}: {
  keeping: DraftProps;
  discardWords?: string;
}) {
  const { isDelete, ...discard } = keeping.getDiscardProps();
  return (
    <div className={styles.status} {...keeping.getRootProps()}>
      <span {...keeping.getQuietWordsProps()} />
      <span {...keeping.getStatusProps()} className={styles.statusWords} />
      <Act {...keeping.getRetryProps()} words={t('composer.act.retry')} />
      <Act {...keeping.getSaveProps()} words={t('composer.draft.save')} />
      <Act {...discard} words={isDelete ? t('composer.draft.delete') : discardWords} />
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
