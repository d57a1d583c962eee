import { useState } from 'react';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { type EnteredAnswer, PostFieldInput } from '#components/composer/form/post-field-input.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'composer / post-field-input' };

function Entry({ field, begin, error }: { field: PostField; begin?: EnteredAnswer; error?: string }) {
  const [value, setValue] = useState(begin);
  return (
    <StorySite>
      <PostFieldInput field={field} value={value} error={error} onValue={setValue} />
    </StorySite>
  );
}

export const SingleLine = () => (
  <Entry field={aPostField({ isRequired: true, description: 'As the yard sells it.' })} begin="Ash" />
);

export const MultipleLines = () => (
  <Entry field={aPostField({ label: 'Finish', formType: 'text-multiline' })} begin={'Oil.\nThen wax.'} />
);

export const Dropdown = () => (
  <Entry field={aPostField({ formType: 'dropdown', dropdownOptions: ['Ash', 'Elm', 'Oak'] })} begin="Elm" />
);

export const Several = () => (
  <Entry
    field={aPostField({ label: 'Tools', dataType: 'string[]', formType: 'tokens', dropdownOptions: ['Adze', 'Saw'] })}
    begin={['Saw']}
  />
);

export const SeveralWritten = () => (
  <Entry field={aPostField({ label: 'Helpers', dataType: 'string[]', formType: 'tokens' })} begin={['Ann', 'Bo']} />
);

export const DateValue = () => (
  <Entry field={aPostField({ label: 'Begun', dataType: 'date', formType: 'date' })} begin="2026-11-02" />
);

export const NumberValue = () => (
  <Entry
    field={aPostField({ label: 'Hours', dataType: 'number', formType: 'number', visibility: 'private' })}
    begin={12}
  />
);

export const Checkbox = () => (
  <Entry
    field={aPostField({
      label: 'Seen at the bench',
      dataType: 'boolean',
      formType: 'checkbox',
      visibility: 'internal',
    })}
    begin
  />
);

export const Refused = () => <Entry field={aPostField({ isRequired: true })} error="Fill in “Wood”." />;
