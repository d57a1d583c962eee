import { myProfileValuesQuery, profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { ProfileFieldsForm } from '#components/member/profile-field/profile-fields-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / profile-fields-form' };

export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['profiles.edit']}
    seed={(client, api) => {
      client.setQueryData(profileFieldsQuery(api).queryKey, [
        aProfileField(),
        aProfileField({ apiName: 'phone', label: 'Telephone', visibility: 'private' }),
        aProfileField({ apiName: 'number', label: 'Set by staff', mutability: 'restricted' }),
      ]);
      client.setQueryData(myProfileValuesQuery(api).queryKey, { town: 'Bergen' });
    }}
  >
    <ProfileFieldsForm />
  </StorySite>
);
