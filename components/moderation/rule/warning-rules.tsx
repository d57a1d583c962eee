import { X } from 'lucide-react';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useSettingChange } from './use-setting-change.ts';
import * as styles from './warning-rules.css.ts';

interface Rule {
  readonly points: number;
  readonly kind: 'mute' | 'ban';
  readonly days: number | null;
}

/** The maximum number of rules. */
const most = 10;

/** The warning point settings: the points that cause a mute or ban, and its duration. */
export function WarningRules() {
  const { values, set, form } = useSettingChange<{ 'warnings.rules': readonly Rule[] }>(contentSettings);
  const rules = values['warnings.rules'];
  const put = (changed: readonly Rule[]) => set({ 'warnings.rules': changed });
  const change = (index: number, part: Partial<Rule>) =>
    put(rules.map((rule, place) => (place === index ? { ...rule, ...part } : rule)));
  return (
    <MemberChange id="points" title={t('report.points.title')} words={t('report.points.words')} {...form}>
      {() => (
        <>
          {rules.length === 0 && <p>{t('report.points.none')}</p>}
          {rules.map((rule, index) => (
            <div key={index} className={styles.rule}>
              <RuleFields rule={rule} onRule={(part) => change(index, part)} />
              <IconButton
                label={t('report.points.remove', { points: rule.points })}
                icon={<X size={16} />}
                onClick={() => put(rules.filter((_, place) => place !== index))}
              />
            </div>
          ))}
          {rules.length < most && (
            <div>
              <Button size="small" onClick={() => put([...rules, { points: 3, kind: 'mute', days: 7 }])}>
                {t('report.points.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </MemberChange>
  );
}

const RuleFields = ({ rule, onRule }: { rule: Rule; onRule: (part: Partial<Rule>) => void }) => (
  <>
    <Field label={t('report.points.from')}>
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          min={1}
          max={1_000}
          value={rule.points}
          onChange={({ target }) => onRule({ points: Math.max(1, Number(target.value)) })}
        />
      )}
    </Field>
    <Field label={t('report.points.kind')}>
      {(wiring) => (
        <Select {...wiring} value={rule.kind} onChange={({ target }) => onRule({ kind: target.value as Rule['kind'] })}>
          <option value="mute">{t('report.points.mute')}</option>
          <option value="ban">{t('report.points.ban')}</option>
        </Select>
      )}
    </Field>
    <Field label={t('report.points.days')} help={t('report.points.days-help')}>
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          min={0}
          max={3_650}
          value={rule.days ?? 0}
          onChange={({ target }) => onRule({ days: Number(target.value) || null })}
        />
      )}
    </Field>
  </>
);
