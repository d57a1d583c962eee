import { useState } from 'react';
import type { Entered } from '#components/post/field-mapping.ts';
import { FieldMappingStep, type Mapping, MappingSummary } from '#components/post/field-mapping-step.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aPostField } from '#tests/support/post-type-builders.ts';

export default { title: 'post / field-mapping-step' };

const hull = aPostField({ postFieldID: 'hull', label: 'Hull' });
const crew = aPostField({ postFieldID: 'crew', label: 'Crew', dataType: 'string[]', formType: 'tokens' });
const fields = {
  from: [hull, crew],
  to: [aPostField({ isRequired: true }), aPostField({ postFieldID: 'hands', label: 'Hands' })],
  answers: { hull: 'Larch', crew: ['Ann', 'Bo'] },
};

export const Choosing = () => {
  const [{ mapping, entered }, set] = useState<{ mapping: Mapping; entered: Entered }>({ mapping: {}, entered: {} });
  return (
    <StorySite>
      <FieldMappingStep
        fields={fields}
        mapping={mapping}
        entered={entered}
        onMapping={(to, answered) => set({ mapping: to, entered: answered })}
      />
    </StorySite>
  );
};

export const Summary = () => (
  <StorySite>
    <MappingSummary fields={fields} mapping={{ hull: 'wood' }} entered={{ wood: 'Larch' }} />
  </StorySite>
);
