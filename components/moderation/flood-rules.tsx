import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import { NumberSetting } from '#components/administration/number-setting.tsx';
import { MemberChange } from '#components/member/member-change.tsx';
import * as styles from './flood-rules.css.ts';
import { contentSettings } from './premoderation-settings.ts';
import { useSettingChange } from './use-setting-change.ts';

interface Limit {
  readonly count: number;
  readonly seconds: number;
}

interface Rules {
  readonly 'rateLimit.posts': Limit;
  readonly 'rateLimit.newMembers': Limit & { readonly days: number };
  readonly 'rateLimit.messages': Limit;
  readonly 'rateLimit.conversations': Limit;
}

const kinds: readonly (readonly [key: keyof Rules, name: MessageID])[] = [
  ['rateLimit.posts', 'report.flood.posts'],
  ['rateLimit.newMembers', 'report.flood.new-members'],
  ['rateLimit.messages', 'report.flood.messages'],
  ['rateLimit.conversations', 'report.flood.conversations'],
];

const [most, longest] = [10_000, 86_400];

/** How much one member may write in a row (`spec/screens.md` F9, flood control): so many within so many seconds, by kind. */
export function FloodRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="flood" title={t('report.flood.title')} words={t('report.flood.words')} {...form}>
      {({ errorOf }) =>
        kinds.map(([key, name]) => {
          const limit = values[key];
          return (
            <fieldset key={key} className={styles.kind}>
              <legend className={styles.name}>{t(name)}</legend>
              {key === 'rateLimit.newMembers' && (
                <NumberSetting
                  label={t('report.flood.days')}
                  help={t('report.flood.days-help')}
                  min={0}
                  max={365}
                  value={values[key].days}
                  onValue={(days) => set({ [key]: { ...limit, days } })}
                />
              )}
              <NumberSetting
                label={t('report.flood.count')}
                error={errorOf(key)}
                min={1}
                max={most}
                value={limit.count}
                onValue={(count) => set({ [key]: { ...limit, count } })}
              />
              <NumberSetting
                label={t('report.flood.seconds')}
                min={1}
                max={longest}
                value={limit.seconds}
                onValue={(seconds) => set({ [key]: { ...limit, seconds } })}
              />
            </fieldset>
          );
        })
      }
    </MemberChange>
  );
}
