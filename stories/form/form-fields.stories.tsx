import { control } from '#api/form/form-schema.ts';
import { FormStory } from './form-story.tsx';

export default { title: 'form / form-fields' };

/** Fields in two groups. The second group is shown only while the switch is on. */
export const Groups = () => (
  <FormStory
    required={['name']}
    properties={{
      name: { type: 'string', ...control({ inputType: 'text', label: 'Name', group: 'Banner' }) },
      hasLink: { type: 'boolean', ...control({ inputType: 'switch', label: 'Has a link', group: 'Banner' }) },
      href: {
        type: 'string',
        ...control({
          inputType: 'text',
          label: 'Address',
          group: 'Link',
          direction: 'ltr',
          only: { field: 'hasLink', is: true },
        }),
      },
    }}
    values={{ name: 'Harbour', hasLink: true }}
  />
);

/** A field whose help and content below depend on its value. The address `garden` belongs to another record. */
export const Live = () => (
  <FormStory
    properties={{
      address: {
        type: 'string',
        ...control({
          inputType: 'text',
          label: 'Address',
          description: 'The part after the slash.',
          direction: 'ltr',
          taken: { garden: 'The Garden already uses this address.' },
        }),
      },
    }}
    values={{ address: 'shed' }}
    live={({ address = '' }) => ({
      address: {
        ...(address !== '' && { description: `The page is at forum.example/${address}` }),
        below: <p>{`${String(address).length} characters`}</p>,
      },
    })}
  />
);
