import { useQuery } from '@tanstack/react-query';
import { changeProfileValues } from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { myProfileValuesQuery, profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useInvalidateViewer } from '#components/member/settings/use-change-viewer.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { readAnswersFromForm } from './profile-answers-form-data.ts';
import { ProfileFieldInput } from './profile-field-input.tsx';

/**
 * The form for the viewer's answers to custom profile fields (docs/behavior/member.md#profile-fields). Renders nothing
 * when the site has none.
 */
export function ProfileFieldsForm() {
  const { api } = useSite();
  const may = useMay();
  const invalidateViewer = useInvalidateViewer();
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  const { data: values = {} } = useQuery(myProfileValuesQuery(api));
  const mayChange = ({ mutability }: ProfileField) =>
    mutability === 'all' || (mutability === 'restricted' && may('users.edit'));
  const asked = fields.filter(mayChange);
  if (asked.length === 0) return null;
  const save = async (entered: FormData) => {
    await changeProfileValues(api, '$me', readAnswersFromForm(entered, asked));
    await invalidateViewer();
  };
  return (
    <MemberChange
      id="profile-fields"
      title={t('member.answers.form')}
      submit={t('member.change.save')}
      done={t('member.change.saved')}
      save={save}
    >
      {({ errorOf }) =>
        asked.map((field) => (
          <ProfileFieldInput
            key={field.apiName}
            field={field}
            value={values[field.apiName]}
            error={errorOf(field.apiName)}
          />
        ))
      }
    </MemberChange>
  );
}
