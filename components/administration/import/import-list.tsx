import { isPendingTask } from '#api/administration/backup/site-task.ts';
import {
  cancelImport,
  importListUrl,
  removeImport,
  startImport,
} from '#api/administration/import/site-import.client.ts';
import type { SiteImport } from '#api/administration/import/site-import.contract.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { TaskProgress } from '#components/administration/backup/task-progress.tsx';
import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';
import { TaskReason, TaskRow } from '#components/administration/backup/task-row.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';
import { ImportReport } from './import-report.tsx';
import { useInvalidateImports } from './use-imports.ts';

interface ImportListProps {
  readonly imports: readonly SiteImport[];
  /** Whether the session is confirmed, so that an import may be started. */
  readonly mayImport: boolean;
}

/** The imports and dry runs with their reports. */
export const ImportList = ({ imports, mayImport }: ImportListProps) =>
  imports.length === 0 ? (
    <p className={recordNote}>{t('transfer.import.list-none')}</p>
  ) : (
    <ul className={recordSheet} aria-label={t('transfer.import.list')}>
      {imports.map((run) => (
        <ImportRow key={run.taskID} run={run} mayImport={mayImport} />
      ))}
    </ul>
  );

const titleOf = ({ isDryRun, options: { name } }: SiteImport): string =>
  isDryRun ? t('transfer.import.try-named', { name }) : t('transfer.import.run-named', { name });

function ImportRow({ run, mayImport }: { run: SiteImport; mayImport: boolean }) {
  const { status, isDryRun, insertUser, dateInserted, options, report, hasDump } = run;
  const isStopped = status === 'failed' || status === 'cancelled';
  return (
    <TaskRow status={status} title={titleOf(run)} actions={<Actions run={run} mayImport={mayImport} />}>
      <p className={recordNote}>
        <DateTime date={dateInserted} type="extended" />
        {insertUser && (
          <>
            {' · '}
            <bdi>{insertUser.name}</bdi>
          </>
        )}
        {' · '}
        {t('transfer.import.to-category', { name: options.category || options.site || options.name })}
      </p>
      {isPendingTask(run) && (
        <TaskProgress task={run} label={isDryRun ? t('transfer.import.trying') : t('transfer.import.running')} />
      )}
      <TaskReason task={run} />
      {isStopped && !isDryRun && <p className={recordNote}>{t('transfer.import.continue-help')}</p>}
      {report && <ImportReport report={report} isDryRun={isDryRun} />}
      {!hasDump && <p className={recordNote}>{t('transfer.import.no-dump')}</p>}
    </TaskRow>
  );
}

function Actions({ run, mayImport }: { run: SiteImport; mayImport: boolean }) {
  const { api } = useSite();
  const invalidate = useInvalidateImports();
  const { taskID, isDryRun, status, hasDump, hasList } = run;
  const name = titleOf(run);
  if (isPendingTask(run))
    return (
      <TaskAction perform={() => cancelImport(api, taskID).finally(invalidate)}>{t('data.task.cancel')}</TaskAction>
    );
  return (
    <>
      {mayImport && hasDump && (!isDryRun || status === 'done') && <StartButton run={run} />}
      {hasList && (
        <ButtonLink size="small" href={importListUrl(taskID)} download="">
          {t('transfer.import.list-download')}
        </ButtonLink>
      )}
      <TaskRemoval
        title={t('transfer.import.delete-title')}
        label={t('transfer.delete')}
        named={t('transfer.delete-named', { name })}
        perform={() => removeImport(api, taskID).finally(invalidate)}
      >
        {t('transfer.import.delete-text')}
      </TaskRemoval>
    </>
  );
}

function StartButton({ run: { taskID, isDryRun, options } }: { run: SiteImport }) {
  const { api } = useSite();
  const invalidate = useInvalidateImports();
  const { name } = options;
  return (
    <Confirm
      title={t('transfer.import.start-title', { name })}
      confirmLabel={t('transfer.import.start')}
      onConfirm={() => startImport(api, taskID).finally(invalidate)}
      trigger={(openDialog) => (
        <Button
          size="small"
          variant={isDryRun ? 'primary' : 'standard'}
          onClick={openDialog}
          aria-label={
            isDryRun ? t('transfer.import.start-named', { name }) : t('transfer.import.start-again-named', { name })
          }
        >
          {isDryRun ? t('transfer.import.start') : t('transfer.import.start-again')}
        </Button>
      )}
    >
      {t('transfer.import.start-text')}
    </Confirm>
  );
}
