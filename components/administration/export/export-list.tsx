import { useQueryClient } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import {
  cancelSiteExport,
  exportDownloadUrl,
  removeSiteExport,
} from '#api/administration/export/site-export.client.ts';
import type { SiteExport } from '#api/administration/export/site-export.contract.ts';
import { siteExportsQuery } from '#api/administration/export/site-export.queries.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/administration/backup/backup.css.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { TaskProgress } from '#components/administration/backup/task-progress.tsx';
import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';
import { TaskReason, TaskRow } from '#components/administration/backup/task-row.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fileSize, fullNumber } from '#components/primitives/text/format-number.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';

/** Returns a function that loads the exports again. */
export function useInvalidateExports(): () => Promise<unknown> {
  const client = useQueryClient();
  const { api } = useSite();
  return () => client.invalidateQueries({ queryKey: siteExportsQuery(api).queryKey });
}

interface ExportListProps {
  readonly exports: readonly SiteExport[];
  /** Whether the viewer may download an export, with a confirmed session. */
  readonly mayDownload: (one: SiteExport) => boolean;
}

/** The exports with their contents. */
export const ExportList = ({ exports, mayDownload }: ExportListProps) =>
  exports.length === 0 ? (
    <EmptyState icon={<FileArchive />} title={t('transfer.export.none')}>
      {t('transfer.export.none-text')}
    </EmptyState>
  ) : (
    <ul className={recordSheet} aria-label={t('transfer.export.list')}>
      {exports.map((one) => (
        <ExportRow key={one.taskID} one={one} mayDownload={mayDownload(one)} />
      ))}
    </ul>
  );

function ExportRow({ one, mayDownload }: { one: SiteExport; mayDownload: boolean }) {
  const { status, insertUser, dateInserted, options } = one;
  return (
    <TaskRow
      status={status}
      title={
        <>
          <DateTime date={dateInserted} type="extended" />
          <Tag preset="greyscale">
            {options.form === 'site' ? t('transfer.export.form.site') : t('transfer.export.form.data')}
          </Tag>
          <Tag preset="greyscale">
            {options.scope === 'all' ? t('transfer.export.scope.all') : t('transfer.export.scope.public')}
          </Tag>
          {options.hasAddresses && <Tag preset="error">{t('transfer.export.with-addresses')}</Tag>}
        </>
      }
      actions={<Actions one={one} mayDownload={mayDownload} />}
    >
      {insertUser && (
        <p className={recordNote}>
          <bdi>{insertUser.name}</bdi>
        </p>
      )}
      {isPendingTask(one) && <TaskProgress task={one} label={t('transfer.export.running')} />}
      <TaskReason task={one} />
      <Contents one={one} />
    </TaskRow>
  );
}

function Contents({ one: { contents, size, checksum, hasFile } }: { one: SiteExport }) {
  if (!contents) return null;
  const { pages, ...counts } = contents.counts;
  const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p className={recordNote}>
        {t('transfer.export.contents', {
          size: fileSize(size ?? 0),
          records: fullNumber(records),
          uploads: fullNumber(contents.uploads),
        })}
        {pages !== undefined && ` · ${t('transfer.export.pages', { pages: fullNumber(pages) })}`}
      </p>
      {!hasFile && <p className={recordNote}>{t('transfer.export.missing')}</p>}
      <details className={recordNote}>
        <summary>{t('transfer.export.counts')}</summary>
        <ul dir="ltr">
          {Object.entries(contents.counts).map(([kind, count]) => (
            <li key={kind}>
              <code>{kind}</code> {fullNumber(count)}
            </li>
          ))}
        </ul>
        <p>{t('data.backup.checksum')}</p>
        <code dir="ltr" className={styles.checksum}>
          {checksum}
        </code>
      </details>
    </>
  );
}

function Actions({ one, mayDownload }: { one: SiteExport; mayDownload: boolean }) {
  const { api } = useSite();
  const invalidate = useInvalidateExports();
  const { taskID, hasFile } = one;
  const name = one.fileName ?? one.dateInserted;
  if (isPendingTask(one))
    return (
      <TaskAction perform={() => cancelSiteExport(api, taskID).finally(invalidate)}>{t('data.task.cancel')}</TaskAction>
    );
  return (
    <>
      {hasFile && mayDownload && (
        <ButtonLink
          size="small"
          href={exportDownloadUrl(taskID)}
          download=""
          aria-label={t('transfer.export.download-named', { name })}
        >
          {t('transfer.export.download')}
        </ButtonLink>
      )}
      <TaskRemoval
        title={t('transfer.export.delete-title')}
        label={t('transfer.delete')}
        named={t('transfer.delete-named', { name })}
        perform={() => removeSiteExport(api, taskID).finally(invalidate)}
      >
        {t('transfer.export.delete-text', { name })}
      </TaskRemoval>
    </>
  );
}
