import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { registrationSettings } from './registration-settings.ts';

interface Rules {
  readonly 'registration.nameLength': { readonly min: number; readonly max: number };
  readonly 'registration.namesWithSpaces': boolean;
  readonly 'password.minLength': number;
}

/** The form for the rules for usernames and passwords. It links to the ban rules for forbidden names. */
export function RegistrationNames() {
  const { values, set, form } = useSettingChange<Rules>(registrationSettings);
  const length = values['registration.nameLength'];
  return (
    <MemberChange
      id="names"
      title={t('administration.joining.names')}
      words={
        <TranslatedText
          id="administration.joining.names-words"
          parts={{ rules: (words) => <Link href="/dashboard/members/bans">{words}</Link> }}
        />
      }
      {...form}
    >
      {({ errorOf }) => (
        <>
          <NumberSetting
            label={t('administration.joining.name-shortest')}
            min={1}
            max={50}
            error={errorOf('registration.nameLength')}
            value={length.min}
            onValue={(min) => set({ 'registration.nameLength': { ...length, min } })}
          />
          <NumberSetting
            label={t('administration.joining.name-longest')}
            min={1}
            max={50}
            value={length.max}
            onValue={(max) => set({ 'registration.nameLength': { ...length, max } })}
          />
          <Checkbox
            label={t('administration.joining.name-spaces')}
            checked={values['registration.namesWithSpaces']}
            onChange={({ target }) => set({ 'registration.namesWithSpaces': target.checked })}
          />
          <NumberSetting
            label={t('administration.joining.password')}
            help={t('administration.joining.password-help')}
            min={8}
            max={100}
            error={errorOf('password.minLength')}
            value={values['password.minLength']}
            onValue={(shortest) => set({ 'password.minLength': shortest })}
          />
        </>
      )}
    </MemberChange>
  );
}
