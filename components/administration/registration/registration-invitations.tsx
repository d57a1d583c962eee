import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { registrationSettings } from './registration-settings.ts';

interface Rules {
  readonly 'registration.invitationDays': number;
  readonly 'registration.invitations': Readonly<Record<string, number>>;
}

/** Role types that cannot invite, because their holders are not yet members. */
const outsiders: readonly unknown[] = ['guest', 'unconfirmed', 'applicant'];

/** The form for the number of invitations per role and the lifetime of an invitation. */
export function RegistrationInvitations() {
  const { api } = useSite();
  const { values, set, form } = useSettingChange<Rules>(registrationSettings);
  const { data: roles = [] } = useQuery(rolesQuery(api));
  const counts = values['registration.invitations'];
  return (
    <MemberChange
      id="invitations"
      title={t('administration.joining.invitations')}
      words={t('administration.joining.invitations-words')}
      {...form}
    >
      {({ errorOf }) => (
        <>
          {roles
            .filter(({ type }) => !outsiders.includes(type))
            .map(({ roleID, name }) => (
              <NumberSetting
                key={roleID}
                label={<bdi>{name}</bdi>}
                min={-1}
                max={10_000}
                error={errorOf('registration.invitations')}
                value={counts[roleID] ?? 0}
                onValue={(most) => set({ 'registration.invitations': { ...counts, [roleID]: most } })}
              />
            ))}
          <NumberSetting
            label={t('administration.joining.invitation-days')}
            min={1}
            max={365}
            error={errorOf('registration.invitationDays')}
            value={values['registration.invitationDays']}
            onValue={(days) => set({ 'registration.invitationDays': days })}
          />
        </>
      )}
    </MemberChange>
  );
}
