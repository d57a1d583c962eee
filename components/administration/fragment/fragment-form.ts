import { changeFragment } from '#api/administration/fragment/fragment.client.ts';
import type { FragmentDetails, FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';
import { mostFiles, mostScript, mostSettings, mostStyle } from '#api/administration/fragment/fragment-limits.ts';
import type { Api } from '#api/api.ts';
import { readMediaByUrl } from '#api/composer/media/media.client.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

const code = (maxLength: number, label: string, description: string, rows: number) =>
  ({ type: 'string', maxLength, ...control({ inputType: 'code', label, description, rows }) }) as const;

/** Returns the form of a fragment's contents. */
export const fragmentForm = (): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('administration.fragment.name') }),
    },
    js: code(mostScript, t('administration.fragment.script'), t('administration.fragment.script-help'), 20),
    css: code(mostStyle, t('administration.fragment.style'), t('administration.fragment.style-help'), 10),
    customSchema: code(mostSettings, t('administration.fragment.schema'), t('administration.fragment.schema-help'), 8),
    sample: code(mostSettings, t('administration.fragment.sample'), t('administration.fragment.sample-help'), 4),
    files: {
      type: 'array',
      maxItems: mostFiles,
      items: {
        type: 'object',
        required: ['url'],
        properties: {
          url: { type: 'string', ...control({ inputType: 'image', label: t('administration.fragment.file') }) },
        },
        ...control({ inputType: 'group', label: t('administration.fragment.file') }),
      },
      ...control({
        inputType: 'list',
        label: t('administration.fragment.files'),
        description: t('administration.fragment.files-help'),
        addLabel: t('administration.fragment.add-file'),
        itemTitle: 'url',
      }),
    },
  },
});

const shownJson = (value: unknown): string => (value ? JSON.stringify(value, undefined, 2) : '');

/** Returns the values of the form for a fragment. */
export const fragmentValues = ({ name, js, css, customSchema, previewData, files }: FragmentDetails): FormValues => ({
  name,
  js,
  css,
  customSchema: shownJson(customSchema),
  sample: shownJson(previewData[0]?.data),
  files: files.map(({ url }) => ({ url })),
});

type Settings = Record<string, unknown>;

/** Reads a field with a JSON object. Returns null for an empty field, and undefined for anything else. */
export function readJsonField(values: FormValues, field: 'customSchema' | 'sample'): Settings | null | undefined {
  const text = String(values[field] ?? '').trim();
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a field with a JSON object. Throws a failure of that field for anything else. */
function requireJson(values: FormValues, field: 'customSchema' | 'sample'): Settings | null {
  const value = readJsonField(values, field);
  if (value === undefined)
    throw fieldsFailure({ [field]: t('administration.fragment.no-json', { example: '{"city": "Oslo"}' }) });
  return value;
}

/** Saves the values of the form as the draft of a fragment. */
export async function saveFragment(
  api: Api,
  fragment: FragmentDetails,
  { values, heights }: { values: FormValues; heights: FragmentHeights | null },
): Promise<void> {
  const [customSchema, sample] = [requireJson(values, 'customSchema'), requireJson(values, 'sample')];
  const urls = ((values['files'] ?? []) as readonly FormValues[]).map(({ url }) => String(url ?? ''));
  const files = await Promise.all(
    urls.map(async (url) => fragment.files.find((file) => file.url === url) ?? (await readMediaByUrl(api, url)).body),
  );
  const [former] = fragment.previewData;
  await changeFragment(api, fragment.fragmentUUID, {
    name: String(values['name'] ?? ''),
    js: String(values['js'] ?? ''),
    css: String(values['css'] ?? ''),
    customSchema,
    previewData: sample
      ? [{ previewDataUUID: former?.previewDataUUID ?? crypto.randomUUID(), name: former?.name ?? '', data: sample }]
      : [],
    files,
    heights,
    knownRevisionUUID: fragment.fragmentRevisionUUID,
  });
}
