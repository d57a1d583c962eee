import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { addCustomPage, changeCustomPage } from '#api/administration/layout/custom-page.client.ts';
import type { CustomPage } from '#api/administration/layout/custom-page.contract.ts';
import { readLayout } from '#api/administration/layout/layout-record.client.ts';
import { layoutsQuery } from '#api/administration/layout/layout-record.queries.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { control, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { customPageForm, enteredOf, writtenOf } from './custom-page-form.ts';
import { editorAddress } from './layout-address.ts';
import { nameOfLayout } from './layout-name.ts';
import { useInvalidateCustomPages } from './use-invalidate-custom-pages.ts';

interface DialogProps {
  readonly sections: readonly SiteSection[];
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The value of a page without sections and widgets. */
const blank = 'blank';

/** The dialog that creates a custom page from a template and opens its layout in the editor. */
export function CustomPageCreation({ sections, returnTo }: DialogProps) {
  const { api, url } = useSite();
  const router = useRouter();
  const client = useQueryClient();
  const invalidate = useInvalidateCustomPages();
  const load = async () => {
    const all = await client.fetchQuery(layoutsQuery(api));
    const templates = all.filter(({ layoutType }) => layoutType === 'customPage');
    const choices = Object.fromEntries([
      ...templates.map((layout) => [String(layout.layoutID), nameOfLayout(layout)]),
      [blank, t('layout.list.blank')],
    ]);
    const { properties, ...form } = customPageForm({ siteUrl: url, sections, isNew: true });
    const template = {
      type: 'string' as const,
      enum: Object.keys(choices),
      ...control({ inputType: 'choice', label: t('layout.list.template'), choices }),
    };
    const schema = {
      ...form,
      required: [...(form.required ?? []), 'template'],
      properties: { ...properties, template },
    };
    return { schema, values: { template: 'customPage' } };
  };
  const create = async ({ template, ...entered }: FormValues) => {
    const layout = template === blank ? [] : (await readLayout(api, String(template))).body.layout;
    const { body } = await addCustomPage(api, { ...writtenOf(entered), layoutData: { layout } });
    await invalidate();
    return body;
  };
  return (
    <FormDialog
      title={t('layout.page.add')}
      saveLabel={t('layout.list.create')}
      load={load}
      save={create}
      onSaved={(made) => {
        const { layoutID } = made as CustomPage;
        void router.navigate({ href: editorAddress({ layoutType: 'customPage', layoutID: Number(layoutID) }) });
      }}
      returnTo={returnTo}
    />
  );
}

/** The dialog that edits a custom page: its title, address, description, visibility. */
export function CustomPageDialog({ page, sections, returnTo }: DialogProps & { page: CustomPage }) {
  const { api, url } = useSite();
  const toasts = useToasts();
  const invalidate = useInvalidateCustomPages();
  return (
    <FormDialog
      title={t('layout.page.edit-named', { name: page.seoTitle })}
      loaded={{ schema: customPageForm({ siteUrl: url, sections, isNew: false }), values: enteredOf(page) }}
      save={async (entered) => {
        await changeCustomPage(api, page.customPageID, writtenOf(entered));
        await invalidate();
      }}
      onSaved={() => toasts.add({ text: t('layout.page.saved'), tone: 'success' })}
      returnTo={returnTo}
    />
  );
}
