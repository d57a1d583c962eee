import { type RefObject, useRef } from 'react';
import { addDumpFile } from '#api/administration/import/site-import.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { dumpUploadForm } from './import-form.ts';
import { useInvalidateImports } from './use-imports.ts';

/** The dialog that uploads the files of a dump, one after the other. */
export function DumpUploadDialog({ returnTo }: { returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const invalidate = useInvalidateImports();
  const input = useRef<HTMLInputElement>(null);
  const send = async (name: string) => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) throw ApiFailure.fromBody({ code: 'import.file-refused' }, 422);
    try {
      for (const file of files) await addDumpFile(api, name, file);
    } finally {
      await invalidate();
    }
  };
  return (
    <FormDialog
      title={t('transfer.import.upload')}
      saveLabel={t('transfer.import.upload-save')}
      loaded={{ schema: dumpUploadForm(), values: { name: '' } }}
      save={({ name }) => send(String(name))}
      returnTo={returnTo}
    >
      <Field label={t('transfer.import.files')} help={t('transfer.import.files-help')} required>
        {(wiring) => (
          <Input {...wiring} ref={input} type="file" multiple accept=".xml,.gz,application/xml,application/gzip" />
        )}
      </Field>
    </FormDialog>
  );
}
