import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { addLayout, readLayout } from '#api/administration/layout/layout-record.client.ts';
import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { editorAddress } from './layout-address.ts';
import { copyName, nameOfLayout } from './layout-name.ts';

interface LayoutCreationProps {
  readonly viewType: LayoutViewType;
  /** The layouts that can be copied. The first one is suggested. */
  readonly templates: readonly LayoutMetadata[];
  readonly name: string;
  readonly label: string;
  readonly title: string;
  /** The accessible name of the button, if its label does not name the layout. */
  readonly named?: string;
  readonly variant?: 'primary';
}

/** The value of a layout without sections. */
const blank = 'blank';

/** A button that asks for a name and a template, creates a layout and opens it in the editor. */
export function LayoutCreation({ viewType, templates, name, label, title, named, variant }: LayoutCreationProps) {
  const { api } = useSite();
  const router = useRouter();
  const client = useQueryClient();
  const choices = Object.fromEntries([
    ...templates.map((layout) => [String(layout.layoutID), nameOfLayout(layout)]),
    [blank, t('layout.list.blank')],
  ]);
  const schema: FormSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('layout.editor.name') }) },
      template: {
        type: 'string',
        enum: Object.keys(choices),
        ...control({ inputType: 'choice', label: t('layout.list.template'), choices }),
      },
    },
  };
  const create = async (wanted: string, template: string) => {
    const layout = template === blank ? [] : (await readLayout(api, template)).body.layout;
    const made = (await addLayout(api, { name: wanted, layoutType: viewType, layout })).body;
    await client.invalidateQueries({ queryKey: ['layouts'] });
    return made;
  };
  return (
    <EditButton
      {...(named && { label: named })}
      {...(variant && { variant })}
      dialog={(returnTo) => (
        <FormDialog
          title={title}
          saveLabel={t('layout.list.create')}
          loaded={{ schema, values: { name, template: String(templates[0]?.layoutID ?? blank) } }}
          save={({ name: wanted, template }) => create(String(wanted), String(template))}
          onSaved={(made) => router.navigate({ href: editorAddress(made as LayoutMetadata) })}
          returnTo={returnTo}
        />
      )}
    >
      {label}
    </EditButton>
  );
}

/** A button that copies a layout and opens the copy in the editor. */
export const LayoutCopying = ({ layout }: { layout: LayoutMetadata }) => {
  const name = nameOfLayout(layout);
  return (
    <LayoutCreation
      viewType={layout.layoutType}
      templates={[layout]}
      name={copyName(name)}
      label={t('layout.list.copy')}
      named={t('layout.list.copy-named', { name })}
      title={t('layout.list.copy-named', { name })}
    />
  );
};
