import { t } from '#api/translations.ts';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { useSettingChange } from './use-setting-change.ts';

interface Rules {
  readonly 'externalAttachments.enabled': boolean;
  readonly 'issueTracker.name': string;
  readonly 'issueTracker.url': string;
  readonly 'issueTracker.scope': 'all' | 'own';
}

/** The settings of external services to which posts can be sent: an issue tracker, its URL, and permissions. */
export function ServiceRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="services" title={t('attachment.settings.title')} words={t('attachment.settings.words')} {...form}>
      {({ errorOf }) => (
        <>
          <Checkbox
            label={t('attachment.settings.enabled')}
            checked={values['externalAttachments.enabled']}
            onChange={({ target }) => set({ 'externalAttachments.enabled': target.checked })}
          />
          <TextSetting
            label={t('attachment.settings.name')}
            help={t('attachment.settings.name-help')}
            error={errorOf('issueTracker.name')}
            maxLength={50}
            value={values['issueTracker.name']}
            onText={(name) => set({ 'issueTracker.name': name })}
          />
          <TextSetting
            label={t('attachment.settings.url')}
            help={t('attachment.settings.url-help')}
            error={errorOf('issueTracker.url')}
            type="url"
            dir="ltr"
            maxLength={500}
            value={values['issueTracker.url']}
            onText={(url) => set({ 'issueTracker.url': url })}
          />
          <RadioGroup
            label={t('attachment.settings.scope')}
            value={values['issueTracker.scope']}
            options={[
              { value: 'all', label: t('attachment.settings.scope-all') },
              { value: 'own', label: t('attachment.settings.scope-own') },
            ]}
            onValue={(scope) => set({ 'issueTracker.scope': scope })}
          />
        </>
      )}
    </MemberChange>
  );
}
