import { myProfileValuesQuery, profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { MemberEditPage } from '#components/member/settings/member-edit-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit, aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-edit-page' };

export const Member = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['profiles.edit', 'profile.editusernames']}
    seed={(client, api) => {
      client.setQueryData(myEditQuery(api).queryKey, aMemberToEdit());
      client.setQueryData(profileFieldsQuery(api).queryKey, [
        aProfileField(),
        aProfileField({ apiName: 'phone', label: 'Telephone', visibility: 'private', description: 'For the fair.' }),
        aProfileField({
          apiName: 'tools',
          label: 'Tools',
          dataType: 'string[]',
          formType: 'tokens',
          dropdownOptions: ['Plane', 'Saw', 'Adze'],
        }),
        aProfileField({ apiName: 'born', label: 'Born', dataType: 'date', formType: 'date' }),
      ]);
      client.setQueryData(myProfileValuesQuery(api).queryKey, { town: 'Bergen', tools: ['Saw'] });
    }}
  >
    <MemberEditPage />
  </StorySite>
);
