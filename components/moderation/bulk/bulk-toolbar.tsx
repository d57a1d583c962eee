import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import { type BulkRecord, bulkDisabledReason } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { BulkRequest, DiscussionBulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { mostSelected } from '#machines/moderation/bulk/bulk-selection.machine.ts';
import { acquireJobLock } from '#machines/moderation/bulk/stored-selection.ts';
import { BulkJob } from './bulk-job.tsx';
import * as styles from './bulk-selection.css.ts';
import { bulkToolbarID, useBulkSelection } from './bulk-selection.tsx';

/** The callbacks with which the jobs of a toolbar report start, progress and end to the selection. */
export interface BulkJobCallbacks {
  readonly onBegan: () => void;
  readonly onProgress: (succeeded: readonly number[], reasons: Readonly<Record<number, string>>) => void;
  readonly onEnded: () => void;
}

const nouns = {
  discussion: { selected: 'moderation.bulk.have-selected', failed: 'moderation.bulk.failed' },
  comment: { selected: 'bulk.comments.have-selected', failed: 'bulk.comments.failed' },
  post: { selected: 'bulk.posts.have-selected', failed: 'bulk.posts.failed' },
  member: { selected: 'bulk.members.have-selected', failed: 'bulk.members.failed' },
} as const;

/** The props of every toolbar: the kind of selected records, the selection limit, and its jobs. */
export interface BulkToolbarFrameProps {
  readonly noun?: keyof typeof nouns;
  readonly limit?: number;
  readonly children: (reports: BulkJobCallbacks) => ReactNode;
}

/**
 * The toolbar of bulk actions: "Bulk actions, 3 selected" (docs/behavior/moderation.md#selection). A disabled action is
 * focusable and shows the reason. The toolbar stays while something is selected or in progress. The count is announced
 * once.
 */
export function BulkToolbarFrame({ children, ...props }: BulkToolbarFrameProps) {
  const selecting = useBulkSelection();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  if (!selecting) return null;
  const { selection } = selecting;
  const { count, isShown, isPending } = selection;
  const reports: BulkJobCallbacks = {
    onBegan: () => {
      release.current = acquireJobLock();
      selection.begin();
    },
    onProgress: (succeeded, reasons) => {
      selection.succeed(succeeded);
      selection.fail(reasons);
    },
    onEnded: () => {
      release.current?.();
      selection.end();
    },
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
          {children(reports)}
        </div>
      </section>
      <VisuallyHidden as="div">
        <span role="status">{count > 0 && t('moderation.bulk.selected', { count })}</span>
      </VisuallyHidden>
    </>
  );
}

function State({ noun = 'discussion', limit = mostSelected }: Omit<BulkToolbarFrameProps, 'children'>) {
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  const { count, isPending, reasons } = selection;
  const failed = Object.keys(reasons).length;
  return (
    <>
      <span className={styles.textBlock}>
        {isPending ? t('moderation.bulk.working') : t(nouns[noun].selected, { count })}
      </span>
      {count >= limit && <span className={styles.full}>{t('moderation.bulk.full')}</span>}
      {failed > 0 && (
        <Message tone="error" live onDismiss={selection.dismiss}>
          {t(nouns[noun].failed, { count: failed })}
        </Message>
      )}
    </>
  );
}

/** The props of the discussion toolbar: the records of the page, and the requests that start and resume a job. */
export interface BulkToolbarProps {
  readonly records: readonly BulkRecord[];
  readonly limit?: number;
  readonly onSend: (order: BulkRequest) => Promise<BulkResponse>;
  readonly onResume: (payload: string) => Promise<BulkResponse>;
  /** Called when a job has ended, whatever its result. */
  readonly onEnded?: (action: DiscussionBulkAction, response: BulkResponse | undefined) => void;
  /** Further actions, placed before deletion. */
  readonly more?: (reports: BulkJobCallbacks) => ReactNode;
}

/** The toolbar for selected discussions: move, merge, close, further actions, delete. */
export const BulkToolbar = ({ limit, more, ...props }: BulkToolbarProps) => (
  <BulkToolbarFrame {...(limit !== undefined && { limit })}>
    {(reports) => (
      <>
        <Actions {...props} actions={['move', 'merge', 'close']} reports={reports} />
        {more?.(reports)}
        <Actions {...props} actions={['delete']} reports={reports} />
      </>
    )}
  </BulkToolbarFrame>
);

interface ActionsProps extends Omit<BulkToolbarProps, 'limit' | 'more'> {
  readonly actions: readonly DiscussionBulkAction[];
  readonly reports: BulkJobCallbacks;
}

function Actions({ actions, records, onSend, onResume, onEnded, reports }: ActionsProps) {
  const selection = useBulkSelection()?.selection;
  const may = useMay();
  if (!selection) return null;
  const { checked, count, isPending } = selection;
  const known = records.filter(({ id }) => checked.includes(id));
  return actions.map((action) => {
    const mayManage = (categoryID: number) =>
      may('discussions.manage', categoryID) && (action !== 'close' || may('discussions.close', categoryID));
    return (
      <BulkJob
        key={action}
        action={action}
        records={records}
        ids={checked}
        refusal={bulkDisabledReason(action, { records: known, count, isPending, mayManage })}
        onSend={onSend}
        onResume={onResume}
        {...reports}
        onEnded={(response) => {
          reports.onEnded();
          onEnded?.(action, response);
        }}
      />
    );
  });
}
