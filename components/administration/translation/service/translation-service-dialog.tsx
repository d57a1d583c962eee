import type { RefObject } from 'react';
import { writeTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import type { TranslationService } from '#api/administration/translation/service/translation-service.contract.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

interface TranslationServiceDialogProps {
  readonly service: TranslationService;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** Returns the form of a service. The field for the key says whether one is stored. */
function formOf({ configSchema, hasKey }: TranslationService): FormSchema {
  const { key } = configSchema.properties;
  const meta = key?.['x-control'];
  if (!hasKey || !meta) return configSchema;
  const description = t('machine-translation.key-stored');
  return {
    ...configSchema,
    properties: { ...configSchema.properties, key: { ...key, 'x-control': { ...meta, description } } },
  };
}

const enteredOf = (service: TranslationService): FormValues =>
  Object.fromEntries(
    Object.entries(service.configSchema.properties).map(([name, { type }]) => [
      name,
      name === 'key' ? '' : ((service[name] ?? (type === 'boolean' ? false : '')) as string | boolean),
    ]),
  );

/** The dialog that sets up a translation service, drawn from the schema of the service. An empty key keeps the stored one. */
export function TranslationServiceDialog({ service, returnTo, onSaved }: TranslationServiceDialogProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const { type, name } = service;
  return (
    <FormDialog
      title={t('machine-translation.edit-named', { name })}
      loaded={{ schema: formOf(service), values: enteredOf(service) }}
      save={({ key, ...values }) => writeTranslationService(api, type, { ...values, ...(key && { key }) })}
      onSaved={() => {
        toasts.add({ text: t('machine-translation.saved'), tone: 'success' });
        return onSaved();
      }}
      returnTo={returnTo}
    />
  );
}
