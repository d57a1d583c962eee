import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { premoderationSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSettingChange } from './use-setting-change.ts';
import { WordList } from './word-list.tsx';

interface Rules {
  readonly 'spam.enabled': boolean;
  readonly 'spam.holdAt': number;
  readonly 'spam.refuseAt': number;
  readonly 'spam.blockedWords': readonly string[];
}

const scores = {
  'spam.holdAt': ['report.pre.hold-at', 'report.pre.hold-at-help'],
  'spam.refuseAt': ['report.pre.refuse-at', 'report.pre.refuse-at-help'],
} as const;

/** The spam check settings: on or off, the scores for holding and refusing a post, and blocked words. */
export function SpamRules() {
  const { values, set, form } = useSettingChange<Rules>(premoderationSettings);
  return (
    <MemberChange id="spam" title={t('report.pre.spam')} words={t('report.pre.spam-words')} {...form}>
      {({ errorOf }) => (
        <>
          <Checkbox
            label={t('report.pre.spam-on')}
            checked={values['spam.enabled']}
            onChange={({ target }) => set({ 'spam.enabled': target.checked })}
          />
          {(['spam.holdAt', 'spam.refuseAt'] as const).map((key) => (
            <NumberSetting
              key={key}
              label={t(scores[key][0])}
              help={t(scores[key][1])}
              error={errorOf(key)}
              min={1}
              max={1_000}
              value={values[key]}
              onValue={(score) => set({ [key]: score })}
            />
          ))}
          <WordList
            label={t('report.pre.blocked')}
            help={t('report.pre.blocked-help')}
            error={errorOf('spam.blockedWords')}
            words={values['spam.blockedWords']}
            onWords={(words) => set({ 'spam.blockedWords': words })}
          />
        </>
      )}
    </MemberChange>
  );
}
