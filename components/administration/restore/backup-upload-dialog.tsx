import { type RefObject, useRef } from 'react';
import { uploadBackup } from '#api/administration/restore/restoration.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { useInvalidateBackups } from '#components/administration/backup/backup-invalidation.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The dialog that uploads a backup that was made elsewhere. */
export function BackupUploadDialog({ returnTo }: { returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const invalidate = useInvalidateBackups();
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    const [file] = input.current?.files ?? [];
    if (!file) throw ApiFailure.fromBody({ code: 'restoration.file-refused' }, 422);
    await uploadBackup(api, file);
    await invalidate();
  };
  return (
    <FormDialog
      title={t('data.restore.upload-title')}
      saveLabel={t('data.restore.upload-save')}
      loaded={{ schema: { type: 'object', properties: {} }, values: {} }}
      save={send}
      returnTo={returnTo}
    >
      <p>{t('data.restore.upload-words')}</p>
      <Field label={t('data.restore.file')} help={t('data.restore.file-help')} required>
        {(wiring) => <Input {...wiring} ref={input} type="file" accept=".gz,application/gzip" />}
      </Field>
    </FormDialog>
  );
}
