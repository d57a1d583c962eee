import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { MemberAnswers } from '#components/member/profile-field/member-answers.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember, aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-answers' };

export const Filled = () => (
  <StorySite
    seed={(client, api) =>
      client.setQueryData(profileFieldsQuery(api).queryKey, [
        aProfileField(),
        aProfileField({ apiName: 'tools', label: 'Tools', dataType: 'string[]', formType: 'tokens' }),
        aProfileField({ apiName: 'born', label: 'Born', dataType: 'date', formType: 'date' }),
        aProfileField({ apiName: 'sails', label: 'Sails', dataType: 'boolean', formType: 'checkbox' }),
        aProfileField({ apiName: 'silent', label: 'Not answered' }),
      ])
    }
  >
    <MemberAnswers
      member={aMember({ profileFields: { town: 'Bergen', tools: ['Plane', 'Saw'], born: '1951-03-04', sails: true } })}
    />
  </StorySite>
);
