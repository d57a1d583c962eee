import { control } from '#api/form/form-schema.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'form / form-dialog' };

/** A dialog with one field. */
export const Filled = () => (
  <StorySite>
    <FormDialog
      title="Rename"
      returnTo={{ current: null }}
      save={() => new Promise(() => undefined)}
      loaded={{
        schema: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', ...control({ inputType: 'text', label: 'Name' }) } },
        },
        values: { name: 'Harbour' },
      }}
    />
  </StorySite>
);
