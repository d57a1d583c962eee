import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { ResolveAll } from '#components/moderation/triage/resolve-all.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSettingChange } from './use-setting-change.ts';

interface Rules {
  readonly 'featureFlags.escalations.Enabled': boolean;
  readonly 'triage.enabled': boolean;
}

const switches = [
  { key: 'featureFlags.escalations.Enabled', name: 'report.community.reports', help: 'report.community.reports-help' },
  { key: 'triage.enabled', name: 'report.community.triage', help: 'report.community.triage-help' },
] as const;

/**
 * The settings for reporting posts and for the triage of all discussions, with an action that marks all as resolved.
 */
export function CommunityRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="community" title={t('report.community.title')} words={t('report.community.words')} {...form}>
      {() => (
        <>
          {switches.map(({ key, name, help }) => (
            <Checkbox
              key={key}
              label={t(name)}
              help={t(help)}
              checked={values[key]}
              onChange={({ target }) => set({ [key]: target.checked })}
            />
          ))}
          {values['triage.enabled'] && <ResolveAll />}
        </>
      )}
    </MemberChange>
  );
}
