import type { SiteImport } from '#api/administration/import/site-import.contract.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

const nameField = (title: string, help: string) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 100,
    pattern: '^[\\p{L}\\p{N}_][\\p{L}\\p{N} ._\\-]*$',
    ...control({ inputType: 'text', label: title, description: help }),
  }) as const;

/** Returns the form of an upload. The files are not a field, because the browser sends them one after the other. */
export const dumpUploadForm = (): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: { name: nameField(t('transfer.import.name'), t('transfer.import.name-help')) },
});

/** Returns the form of a dry run. */
export const importForm = (): FormSchema => ({
  type: 'object',
  required: ['site', 'category'],
  properties: {
    site: {
      type: 'string',
      maxLength: 100,
      ...control({
        inputType: 'text',
        label: t('transfer.import.name'),
        description: t('transfer.import.name-help'),
      }),
    },
    category: {
      type: 'string',
      maxLength: 100,
      ...control({
        inputType: 'text',
        label: t('transfer.import.category'),
        description: t('transfer.import.category-help'),
      }),
    },
    hosts: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', maxLength: 253, pattern: '^[\\w.\\-]+(:\\d{1,5})?$' },
      ...control({
        inputType: 'lines',
        label: t('transfer.import.hosts'),
        description: t('transfer.import.hosts-help'),
        direction: 'ltr',
        rows: 3,
      }),
    },
  },
});

/** Returns the options of an import from the values of its form. */
export const optionsOf = (
  dump: Pick<SiteImport['options'], 'place' | 'name'>,
  { site, category, hosts }: FormValues,
): SiteImport['options'] => ({
  place: dump.place,
  name: dump.name,
  site: String(site),
  category: String(category),
  hosts: ((hosts ?? []) as readonly string[]).map(String),
});
