import { useEffect, useRef } from 'react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { useMay } from '#components/shell/site-context.tsx';
import type { BulkAction, BulkAnswer, BulkOrder } from '#machines/moderation/bulk-job.machine.ts';
import { type BulkRecord, bulkRefusal } from '#machines/moderation/bulk-refusal.ts';
import { mostSelected } from '#machines/moderation/bulk-selection.machine.ts';
import { holdJob } from '#machines/moderation/kept-selection.ts';
import { BulkJob } from './bulk-job.tsx';
import * as styles from './bulk-selection.css.ts';
import { bulkToolbarID, useBulkSelection } from './bulk-selection.tsx';

/** What can be done with selected discussions, in the order of the specification. */
const actions: readonly BulkAction[] = ['move', 'merge', 'close', 'delete'];

/** What the toolbar takes: the records of the page, and the calls that start and resume a job. */
export interface BulkToolbarProps {
  readonly records: readonly BulkRecord[];
  readonly limit?: number;
  readonly onSend: (order: BulkOrder) => Promise<BulkAnswer>;
  readonly onResume: (payload: string) => Promise<BulkAnswer>;
}

/**
 * What can be done with what is selected: "Bulk actions, 3 selected" (decision 7). An action that is not allowed can be
 * reached and says why. It stays while something is selected or worked on; the count is said once.
 */
export function BulkToolbar(props: BulkToolbarProps) {
  const selecting = useBulkSelection();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  if (!selecting) return null;
  const { selection } = selecting;
  const { count, isShown, isPending } = selection;
  const begin = () => {
    release.current = holdJob();
    selection.begin();
  };
  const end = () => {
    release.current?.();
    selection.end();
  };
  return (
    <>
      <section
        id={bulkToolbarID}
        tabIndex={-1}
        className={styles.toolbar}
        aria-label={t('moderation.bulk.toolbar', { count })}
        aria-busy={isPending}
        hidden={!isShown}
      >
        <State {...props} />
        <div className={styles.actions}>
          <Button {...(isPending && { disabledReason: t('moderation.bulk.running') })} onClick={selection.clear}>
            {t('moderation.bulk.cancel')}
          </Button>
          <Actions {...props} begin={begin} end={end} />
        </div>
      </section>
      <VisuallyHidden as="div">
        <span role="status">{count > 0 && t('moderation.bulk.selected', { count })}</span>
      </VisuallyHidden>
    </>
  );
}

function State({ limit = mostSelected }: BulkToolbarProps) {
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  const { count, isPending, reasons } = selection;
  const failed = Object.keys(reasons).length;
  return (
    <>
      <span className={styles.words}>
        {isPending ? t('moderation.bulk.working') : t('moderation.bulk.have-selected', { count })}
      </span>
      {count >= limit && <span className={styles.full}>{t('moderation.bulk.full')}</span>}
      {failed > 0 && (
        <Message tone="error" live onDismiss={selection.dismiss}>
          {t('moderation.bulk.failed', { count: failed })}
        </Message>
      )}
    </>
  );
}

function Actions({ records, onSend, onResume, begin, end }: BulkToolbarProps & { begin: () => void; end: () => void }) {
  const selection = useBulkSelection()?.selection;
  const may = useMay();
  if (!selection) return null;
  const { checked, count, isPending } = selection;
  const known = records.filter(({ id }) => checked.includes(id));
  const mayManage = (categoryID: number) => may('discussions.manage', categoryID);
  return actions.map((action) => (
    <BulkJob
      key={action}
      action={action}
      records={records}
      ids={checked}
      refusal={bulkRefusal(action, { records: known, count, isPending, mayManage })}
      onSend={onSend}
      onResume={onResume}
      onBegan={begin}
      onProgress={(succeeded, reasons) => {
        selection.succeed(succeeded);
        selection.fail(reasons);
      }}
      onEnded={end}
    />
  ));
}
