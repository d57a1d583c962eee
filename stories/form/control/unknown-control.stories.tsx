import { FormStory } from '#stories/form/form-story.tsx';

export default { title: 'form / unknown-control' };

/** A field of a newer version, whose value is kept. */
export const Kept = () => (
  <FormStory
    properties={{ place: { type: 'object', 'x-control': { inputType: 'map', label: 'Place' } } }}
    values={{ place: { latitude: 54.3, longitude: 10.1 } }}
  />
);
