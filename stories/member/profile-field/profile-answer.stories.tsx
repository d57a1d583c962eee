import { ProfileAnswer } from '#components/member/profile-field/profile-answer.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / profile-answer' };

export const Text = () => (
  <StorySite>
    <ProfileAnswer field={aProfileField()} value="Bergen" />
  </StorySite>
);

export const MultipleLines = () => (
  <StorySite>
    <ProfileAnswer field={aProfileField({ formType: 'text-multiline' })} value={'By the harbour,\nbehind the sheds'} />
  </StorySite>
);

export const Several = () => (
  <StorySite>
    <ProfileAnswer field={aProfileField({ dataType: 'string[]', formType: 'tokens' })} value={['Plane', 'Saw']} />
  </StorySite>
);

export const DateValue = () => (
  <StorySite>
    <ProfileAnswer field={aProfileField({ dataType: 'date', formType: 'date' })} value="1951-03-04" />
  </StorySite>
);
