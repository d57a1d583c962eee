import { t } from '#api/translations.ts';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { registrationSettings } from './registration-settings.ts';

/** The registration methods, each with its label and description. */
const methods = {
  basic: ['administration.joining.open', 'administration.joining.open-help'],
  approval: ['administration.joining.approval', 'administration.joining.approval-help'],
  invitation: ['administration.joining.invitation', 'administration.joining.invitation-help'],
  connect: ['administration.joining.connect', 'administration.joining.connect-help'],
} as const;

type Method = keyof typeof methods;

interface Rules {
  readonly 'registration.method': Method;
  readonly 'registration.confirmEmail': boolean;
  readonly 'registration.termsUrl': string;
}

/**
 * The form for the registration method (open, approval, invitation, or an external service) and the terms to accept.
 */
export function RegistrationMethod() {
  const { values, set, form } = useSettingChange<Rules>(registrationSettings);
  return (
    <MemberChange
      id="method"
      title={t('administration.joining.how')}
      words={t('administration.joining.how-words')}
      {...form}
    >
      {({ errorOf }) => (
        <>
          <RadioGroup
            label={t('administration.joining.method')}
            options={(Object.keys(methods) as Method[]).map((value) => ({
              value,
              label: t(methods[value][0]),
              help: t(methods[value][1]),
            }))}
            value={values['registration.method']}
            onValue={(method) => set({ 'registration.method': method })}
          />
          <Checkbox
            label={t('administration.joining.confirm')}
            help={t('administration.joining.confirm-help')}
            checked={values['registration.confirmEmail']}
            onChange={({ target }) => set({ 'registration.confirmEmail': target.checked })}
          />
          <TextSetting
            label={t('administration.joining.terms')}
            help={t('administration.joining.terms-help')}
            error={errorOf('registration.termsUrl')}
            dir="ltr"
            maxLength={500}
            value={values['registration.termsUrl']}
            onText={(termsUrl) => set({ 'registration.termsUrl': termsUrl })}
          />
        </>
      )}
    </MemberChange>
  );
}
