import { useId } from 'react';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import * as styles from './flood-rules.css.ts';
import { useSettingChange } from './use-setting-change.ts';

interface Limit {
  readonly days?: number;
  readonly count: number;
  readonly seconds: number;
  readonly block: number;
}

interface Rules {
  readonly 'rateLimit.posts': Limit;
  readonly 'rateLimit.discussions': Limit;
  readonly 'rateLimit.comments': Limit;
  readonly 'rateLimit.newMembers': Limit;
  readonly 'rateLimit.messages': Limit;
  readonly 'rateLimit.conversations': Limit;
}

/** A limited kind of post. `fewest` is the minimum count; 0 means that only the limit of posts applies. */
interface Kind {
  readonly key: keyof Rules;
  readonly name: MessageID;
  readonly help?: MessageID;
  readonly fewest: 0 | 1;
}

const kinds: readonly Kind[] = [
  { key: 'rateLimit.posts', name: 'report.flood.posts', help: 'report.flood.posts-help', fewest: 1 },
  { key: 'rateLimit.discussions', name: 'report.flood.discussions', help: 'report.flood.own-help', fewest: 0 },
  { key: 'rateLimit.comments', name: 'report.flood.comments', help: 'report.flood.own-help', fewest: 0 },
  { key: 'rateLimit.newMembers', name: 'report.flood.new-members', help: 'report.flood.days-help', fewest: 1 },
  { key: 'rateLimit.messages', name: 'report.flood.messages', fewest: 1 },
  { key: 'rateLimit.conversations', name: 'report.flood.conversations', fewest: 1 },
];

const day = 86_400;
const parts = [
  { part: 'days', label: 'report.flood.days', min: 0, max: 365 },
  { part: 'count', label: 'report.flood.count', max: 10_000 },
  { part: 'seconds', label: 'report.flood.seconds', min: 1, max: day },
  { part: 'block', label: 'report.flood.block', min: 0, max: day },
] as const;

/**
 * The flood control settings (docs/behavior/moderation.md#flood-control), by kind: the number of posts within a number
 * of seconds, and the duration of the block after exceeding it.
 */
export function FloodRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="flood" title={t('report.flood.title')} words={t('report.flood.words')} {...form}>
      {({ errorOf }) =>
        kinds.map((kind) => (
          <KindRules
            key={kind.key}
            kind={kind}
            limit={values[kind.key]}
            errorOf={errorOf}
            onLimit={(limit) => set({ [kind.key]: limit })}
          />
        ))
      }
    </MemberChange>
  );
}

interface KindRulesProps {
  readonly kind: Kind;
  readonly limit: Limit;
  readonly errorOf: (field: string) => string | undefined;
  readonly onLimit: (limit: Limit) => void;
}

function KindRules({ kind: { key, name, help, fewest }, limit, errorOf, onLimit }: KindRulesProps) {
  const helpID = useId();
  return (
    <fieldset className={styles.kind} aria-describedby={help && helpID}>
      <legend className={styles.name}>{t(name)}</legend>
      {help && (
        <p id={helpID} className={styles.help}>
          {t(help)}
        </p>
      )}
      {parts.map(({ part, label, ...limits }) => {
        const value = limit[part];
        return (
          value !== undefined && (
            <NumberSetting
              key={part}
              label={t(label)}
              error={errorOf(`${key}.${part}`)}
              min={fewest}
              {...limits}
              value={value}
              onValue={(entered) => onLimit({ ...limit, [part]: entered })}
            />
          )
        );
      })}
    </fieldset>
  );
}
