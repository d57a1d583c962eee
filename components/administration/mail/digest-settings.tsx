import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { hourNames, weekdayNames } from './digest-times.ts';

/** The settings that the digest page reads. */
export const digestSettings = ['digest.*', 'mail.timeZone'];

interface Rules {
  readonly 'digest.enabled': boolean;
  readonly 'digest.hour': number;
  readonly 'digest.weekday': number;
  readonly 'digest.postCount': number;
  readonly 'digest.title': string;
  readonly 'digest.introduction': string;
  readonly 'digest.closing': string;
  readonly 'mail.timeZone': string;
}

const texts = {
  'digest.introduction': 'administration.digest.introduction',
  'digest.closing': 'administration.digest.closing',
} as const;

/**
 * The form for the digest settings: whether and when digests are sent, and their additional texts
 * (docs/behavior/mail.md#digests).
 */
export function DigestSettings() {
  const { values, set, form } = useSettingChange<Rules>(digestSettings);
  const choices = { 'digest.hour': hourNames(), 'digest.weekday': weekdayNames() };
  return (
    <MemberChange
      id="digest"
      title={t('administration.digest.settings')}
      words={t('administration.digest.settings-words')}
      {...form}
    >
      {({ errorOf }) => (
        <>
          <Checkbox
            label={t('administration.digest.enabled')}
            help={t('administration.digest.enabled-help')}
            checked={values['digest.enabled']}
            onChange={({ target }) => set({ 'digest.enabled': target.checked })}
          />
          {(['digest.weekday', 'digest.hour'] as const).map((key) => (
            <Field
              key={key}
              label={t(key === 'digest.hour' ? 'administration.digest.hour' : 'administration.digest.weekday')}
            >
              {(wiring) => (
                <Select {...wiring} value={values[key]} onChange={({ target }) => set({ [key]: Number(target.value) })}>
                  {choices[key].map((name, value) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
          <TextSetting
            label={t('administration.digest.zone')}
            help={t('administration.digest.zone-help')}
            error={errorOf('mail.timeZone')}
            dir="ltr"
            value={values['mail.timeZone']}
            onText={(zone) => set({ 'mail.timeZone': zone })}
          />
          <NumberSetting
            label={t('administration.digest.posts')}
            error={errorOf('digest.postCount')}
            min={1}
            max={20}
            value={values['digest.postCount']}
            onValue={(count) => set({ 'digest.postCount': count })}
          />
          <TextSetting
            label={t('administration.digest.subject')}
            help={t('administration.digest.subject-help')}
            error={errorOf('digest.title')}
            maxLength={100}
            value={values['digest.title']}
            onText={(title) => set({ 'digest.title': title })}
          />
          {(['digest.introduction', 'digest.closing'] as const).map((key) => (
            <Field key={key} label={t(texts[key])} error={errorOf(key)}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  dir="auto"
                  rows={3}
                  maxLength={1_000}
                  value={values[key]}
                  onChange={({ target }) => set({ [key]: target.value })}
                />
              )}
            </Field>
          ))}
        </>
      )}
    </MemberChange>
  );
}
