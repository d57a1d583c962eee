import { Package } from 'lucide-react';
import { removeDump, tryImport } from '#api/administration/import/site-import.client.ts';
import type { ImportDump } from '#api/administration/import/site-import.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/administration/backup/backup.css.ts';
import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { fileSize } from '#components/primitives/text/format-number.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { importForm, optionsOf } from './import-form.ts';
import { useInvalidateImports } from './use-imports.ts';

interface DumpListProps {
  readonly dumps: readonly ImportDump[];
  /** Whether the session is confirmed, so that a dry run may be started. */
  readonly mayImport: boolean;
}

/** The dumps that can be imported. */
export const DumpList = ({ dumps, mayImport }: DumpListProps) =>
  dumps.length === 0 ? (
    <EmptyState icon={<Package />} title={t('transfer.import.none')}>
      {t('transfer.import.none-text')}
    </EmptyState>
  ) : (
    <ul className={recordSheet} aria-label={t('transfer.import.dumps')}>
      {dumps.map((dump) => (
        <li key={`${dump.place} ${dump.name}`} className={styles.row}>
          <div className={recordText}>
            <h3 className={recordName}>
              <bdi>{dump.name}</bdi>
              <Tag preset="greyscale">
                {dump.place === 'uploaded' ? t('transfer.import.uploaded') : t('transfer.import.on-server')}
              </Tag>
            </h3>
            <p className={recordNote} dir="ltr">
              {dump.files.map(({ name, size }) => `${name} (${fileSize(size)})`).join(' · ')}
            </p>
          </div>
          <div className={styles.actions}>
            {mayImport && <DryRunButton dump={dump} />}
            {dump.place === 'uploaded' && <DumpRemoval name={dump.name} />}
          </div>
        </li>
      ))}
    </ul>
  );

function DryRunButton({ dump }: { dump: ImportDump }) {
  const { api } = useSite();
  const invalidate = useInvalidateImports();
  const title = t('transfer.import.try-named', { name: dump.name });
  return (
    <EditButton
      label={title}
      dialog={(returnTo) => (
        <FormDialog
          title={title}
          saveLabel={t('transfer.import.try-start')}
          loaded={{ schema: importForm(), values: { site: dump.name, category: dump.name, hosts: [] } }}
          save={(values) => tryImport(api, optionsOf(dump, values)).finally(invalidate)}
          returnTo={returnTo}
        >
          <p>{t('transfer.import.try-words')}</p>
        </FormDialog>
      )}
    >
      {t('transfer.import.try')}
    </EditButton>
  );
}

function DumpRemoval({ name }: { name: string }) {
  const { api } = useSite();
  const invalidate = useInvalidateImports();
  return (
    <TaskRemoval
      title={t('transfer.import.dump-delete-title')}
      label={t('transfer.delete')}
      named={t('transfer.delete-named', { name })}
      perform={() => removeDump(api, name).finally(invalidate)}
    >
      {t('transfer.import.dump-delete-text', { name })}
    </TaskRemoval>
  );
}
