import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { recordTypesOfView, wholeSiteID } from '#api/administration/layout/layout-place.ts';
import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';
import { layoutQuery } from '#api/administration/layout/layout-record.queries.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { nameOfLayout } from './layout-name.ts';

interface Choosable {
  readonly id: number;
  readonly name: string;
}

/** A dialog that applies a layout to the whole site, to subcommunities and to categories. */
export function LayoutApplication({
  layout,
  returnTo,
}: {
  layout: LayoutMetadata;
  returnTo: RefObject<HTMLElement | null>;
}) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const { layoutID, layoutType } = layout;
  const load = async () => {
    const [settings, categories, { layoutViews = [] }] = await Promise.all([
      client.fetchQuery(chosenSettingsQuery(api, ['site.sections'])),
      client.fetchQuery(untranslatedCategoriesQuery(api)),
      client.fetchQuery({ ...layoutQuery(api, layoutID), staleTime: 0 }),
    ]);
    const sections = (settings['site.sections'] ?? []) as readonly SiteSection[];
    const idsOf = (type: string) =>
      layoutViews.filter(({ recordType }) => recordType === type).map(({ recordID }) => recordID);
    return {
      schema: applicationForm(
        layoutType,
        sections.map(({ sectionID, name }) => ({ id: sectionID, name })),
        categories.map(({ categoryID, name, depth }) => ({ id: categoryID, name: '\u2003'.repeat(depth - 1) + name })),
      ),
      values: { isDefault: idsOf('global').length > 0, sections: idsOf('siteSection'), categories: idsOf('category') },
    };
  };
  const save = async ({ isDefault, sections = [], categories = [] }: FormValues) => {
    const places = [
      ...(isDefault ? [{ recordType: 'global' as const, recordID: wholeSiteID }] : []),
      ...(sections as readonly number[]).map((recordID) => ({ recordType: 'siteSection' as const, recordID })),
      ...(categories as readonly number[]).map((recordID) => ({ recordType: 'category' as const, recordID })),
    ];
    await applyLayout(api, Number(layoutID), places);
    await client.invalidateQueries({ queryKey: ['layouts'] });
  };
  return (
    <FormDialog
      title={t('layout.apply.title', { name: nameOfLayout(layout) })}
      saveLabel={t('layout.list.apply')}
      load={load}
      save={save}
      onSaved={() => toasts.add({ text: t('layout.apply.done'), tone: 'success' })}
      returnTo={returnTo}
    >
      <p>{t('layout.apply.text')}</p>
    </FormDialog>
  );
}

const choicesField = (label: string, records: readonly Choosable[]): FormProperty => ({
  type: 'array',
  items: { type: 'integer', enum: records.map(({ id }) => id) },
  default: [],
  ...control({
    inputType: 'choices',
    label,
    choices: Object.fromEntries(records.map(({ id, name }) => [id, name])),
  }),
});

/** Returns the form of the places where a layout of a kind of page can apply. */
function applicationForm(
  layoutType: LayoutMetadata['layoutType'],
  sections: readonly Choosable[],
  categories: readonly Choosable[],
): FormSchema {
  const types = recordTypesOfView[layoutType];
  const properties: Record<string, FormProperty> = {
    isDefault: {
      type: 'boolean',
      default: false,
      ...control({
        inputType: 'switch',
        label: t('layout.apply.default'),
        description: t('layout.apply.default-help'),
      }),
    },
    ...(types.includes('siteSection') &&
      sections.length > 0 && { sections: choicesField(t('layout.apply.sections'), sections) }),
    ...(types.includes('category') &&
      categories.length > 0 && { categories: choicesField(t('layout.apply.categories'), categories) }),
  };
  return { type: 'object', properties };
}
