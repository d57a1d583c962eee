import { useRef, useState } from 'react';
import { testBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRulePost, BanRuleTrial } from '#api/moderation/ban/ban-rule.contract.ts';
import { type BanRuleType, banRuleTypes } from '#api/moderation/ban/ban-rule-type.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The debounce delay before a pattern is tested, in milliseconds. */
const pause = 400;

/** Tests a ban rule while it is typed. Returns the result of the latest version only. */
function useTrial() {
  const { api } = useSite();
  const [trial, setTrial] = useState<BanRuleTrial>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  const attempt = ({ type, pattern }: BanRulePost) => {
    clearTimeout(timer.current);
    const requested = `${type} ${pattern}`;
    latest.current = requested;
    setTrial(undefined);
    if (!/[^*\s]/.test(pattern)) return;
    timer.current = setTimeout(async () => {
      const answer = await testBanRule(api, { type, pattern, note: '' }).catch(() => undefined);
      if (latest.current === requested) setTrial(answer?.body);
    }, pause);
  };
  return { trial, attempt };
}

interface BanRuleFieldsProps {
  readonly rule: BanRulePost;
  readonly onRule: (rule: BanRulePost) => void;
  readonly errorOf?: (name: string) => string | undefined;
}

/** The fields of a ban rule, with a live preview of the members it would block. */
export function BanRuleFields({ rule, onRule, errorOf }: BanRuleFieldsProps) {
  const { trial, attempt } = useTrial();
  const set = (part: Partial<BanRulePost>) => {
    const changed = { ...rule, ...part };
    onRule(changed);
    if (part.note === undefined) attempt(changed);
  };
  return (
    <>
      <Field label={t('sanction.rule.type')} error={errorOf?.('type')}>
        {(wiring) => (
          <Select {...wiring} value={rule.type} onChange={({ target }) => set({ type: target.value as BanRuleType })}>
            {banRuleTypes.map((one) => (
              <option key={one} value={one}>
                {t(`sanction.rule.type.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('sanction.rule.pattern')}
        help={t('sanction.rule.pattern-help')}
        required
        error={errorOf?.('pattern')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={rule.pattern}
            autoComplete="off"
            dir="ltr"
            onChange={({ target }) => set({ pattern: target.value })}
          />
        )}
      </Field>
      {trial && rule.pattern && <Trial trial={trial} />}
      <Field label={t('sanction.rule.note')} error={errorOf?.('note')}>
        {(wiring) => (
          <Input {...wiring} dir="auto" value={rule.note} onChange={({ target }) => set({ note: target.value })} />
        )}
      </Field>
    </>
  );
}

function Trial({ trial: { countUsers, users, hitsStaff } }: { trial: BanRuleTrial }) {
  const names = users.map(({ name }) => name).join(', ');
  return (
    <Message tone={hitsStaff ? 'error' : countUsers > 0 ? 'warning' : 'info'} live>
      {t('sanction.rule.would-hit', { count: countUsers })} {names}
      {hitsStaff && <p>{t('sanction.rule.hits-staff')}</p>}
    </Message>
  );
}
