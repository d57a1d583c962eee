import { control } from '#api/form/form-schema.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'form / form-card' };

/** A card with one setting. */
export const Filled = () => (
  <StorySite>
    <FormCard
      id="limits"
      title="Limits"
      words="The limits of new posts."
      save={() => new Promise(() => undefined)}
      loaded={{
        schema: {
          type: 'object',
          required: ['days'],
          properties: {
            days: { type: 'integer', minimum: 1, ...control({ inputType: 'number', label: 'Days', unit: 'days' }) },
          },
        },
        values: { days: 7 },
      }}
    />
  </StorySite>
);
