import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSettingChange } from './use-setting-change.ts';

interface Rules {
  readonly 'signatures.enabled': boolean;
  readonly 'signatures.hideMobile': boolean;
  readonly 'signatures.hideGuests': boolean;
  readonly 'signatures.maxLength': number;
  readonly 'signatures.maxLines': number;
  readonly 'signatures.maxImages': number;
}

const switches = [
  { key: 'signatures.enabled', name: 'report.signatures.enabled' },
  { key: 'signatures.hideMobile', name: 'report.signatures.hide-mobile' },
  { key: 'signatures.hideGuests', name: 'report.signatures.hide-guests' },
] as const;

const limits = [
  { key: 'signatures.maxLength', name: 'report.signatures.max-length', min: 1, max: 5_000 },
  { key: 'signatures.maxLines', name: 'report.signatures.max-lines', min: 1, max: 50 },
  { key: 'signatures.maxImages', name: 'report.signatures.max-images', min: 0, max: 10 },
] as const;

/** The signature settings: the allowed content of signatures, and who sees them. */
export function SignatureRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="signatures" title={t('report.signatures.title')} words={t('report.signatures.words')} {...form}>
      {({ errorOf }) => (
        <>
          {switches.map(({ key, name }) => (
            <Checkbox
              key={key}
              label={t(name)}
              checked={values[key]}
              onChange={({ target }) => set({ [key]: target.checked })}
            />
          ))}
          {limits.map(({ key, name, min, max }) => (
            <NumberSetting
              key={key}
              label={t(name)}
              error={errorOf(key)}
              min={min}
              max={max}
              value={values[key]}
              onValue={(value) => set({ [key]: value })}
            />
          ))}
        </>
      )}
    </MemberChange>
  );
}
