import { ProfileFieldInput } from '#components/member/profile-field/profile-field-input.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / profile-field-input' };

export const Text = () => (
  <StorySite>
    <ProfileFieldInput field={aProfileField()} value="Bergen" required />
  </StorySite>
);

export const Dropdown = () => (
  <StorySite>
    <ProfileFieldInput
      field={aProfileField({ formType: 'dropdown', dropdownOptions: ['Bergen', 'Oslo'] })}
      error="Choose one of the options."
    />
  </StorySite>
);

export const Tokens = () => (
  <StorySite>
    <ProfileFieldInput
      field={aProfileField({ dataType: 'string[]', formType: 'tokens', dropdownOptions: ['Plane', 'Saw'] })}
      value={['Saw']}
    />
  </StorySite>
);

export const Checkbox = () => (
  <StorySite>
    <ProfileFieldInput field={aProfileField({ dataType: 'boolean', formType: 'checkbox', visibility: 'private' })} />
  </StorySite>
);
