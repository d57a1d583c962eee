import { useState } from 'react';
import { FieldMappingStep, MappingSummary } from '#components/post/attachment/field-mapping-step.tsx';
import type { Entered, Mapping } from '#machines/post/field-mapping.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'post / field-mapping-step' };

const hull = aPostField({ postFieldID: 'hull', label: 'Hull' });
const crew = aPostField({ postFieldID: 'crew', label: 'Crew', dataType: 'string[]', formType: 'tokens' });
const fields = {
  from: [hull, crew],
  to: [aPostField({ isRequired: true }), aPostField({ postFieldID: 'hands', label: 'Hands' })],
  answers: { hull: 'Larch', crew: ['Ann', 'Bo'] },
};

export const Choosing = () => {
  const [mapping, setMapping] = useState<Mapping>({});
  const [entered, setEntered] = useState<Entered>({});
  return (
    <StorySite>
      <FieldMappingStep
        fields={fields}
        mapping={mapping}
        entered={entered}
        onMap={(from, into) => setMapping({ ...mapping, [from]: into })}
        onAnswer={(field, answer) => setEntered({ ...entered, [field]: answer })}
      />
    </StorySite>
  );
};

export const Summary = () => (
  <StorySite>
    <MappingSummary fields={fields} mapping={{ hull: 'wood' }} entered={{ wood: 'Larch' }} />
  </StorySite>
);
