import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addBanRule, tryBanRule } from '#api/moderation/ban-rule.client.ts';
import type { BanRuleTrial } from '#api/moderation/ban-rule.contract.ts';
import { type BanRuleType, banRuleTypes } from '#api/moderation/ban-rule-type.ts';
import { t } from '#api/words.ts';
import { MemberChange } from '#components/member/member-change.tsx';
import { textOf } from '#components/member/use-change-of-me.ts';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Select } from '#components/primitives/select.tsx';
import { useSite } from '#components/shell/site-context.tsx';

/** After how many milliseconds without typing a pattern is tried. */
const pause = 400;

/** Tries a rule while it is typed; gives whom it would keep out, of the last one alone. */
function useTrial() {
  const { api } = useSite();
  const [trial, setTrial] = useState<BanRuleTrial>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  const attempt = (type: BanRuleType, pattern: string) => {
    clearTimeout(timer.current);
    const asked = `${type} ${pattern}`;
    latest.current = asked;
    setTrial(undefined);
    if (!/[^*\s]/.test(pattern)) return;
    timer.current = setTimeout(async () => {
      const answer = await tryBanRule(api, { type, pattern, note: '' }).catch(() => undefined);
      if (latest.current === asked) setTrial(answer?.body);
    }, pause);
  };
  return { trial, attempt };
}

/** The form that adds a ban rule; it tells beforehand whom the rule would keep out. */
export function BanRuleForm() {
  const { api } = useSite();
  const client = useQueryClient();
  const { trial, attempt } = useTrial();
  const [type, setType] = useState<BanRuleType>('name');
  const [pattern, setPattern] = useState('');
  const save = async (entered: FormData) => {
    await addBanRule(api, { type, pattern, note: textOf(entered, 'note') });
    setPattern('');
    attempt(type, '');
    await client.invalidateQueries({ queryKey: ['ban-rules'] });
  };
  return (
    <MemberChange
      id="rule"
      title={t('sanction.rule.add')}
      submit={t('sanction.rule.save')}
      done={t('sanction.rule.saved')}
      isEmptiedAfter
      save={save}
    >
      {({ errorOf }) => (
        <>
          <Field label={t('sanction.rule.type')} error={errorOf('type')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="type"
                value={type}
                onChange={({ target: { value } }) => {
                  setType(value as BanRuleType);
                  attempt(value as BanRuleType, pattern);
                }}
              >
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
            error={errorOf('pattern')}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="pattern"
                value={pattern}
                autoComplete="off"
                dir="ltr"
                onChange={({ target: { value } }) => {
                  setPattern(value);
                  attempt(type, value);
                }}
              />
            )}
          </Field>
          {trial && <Trial trial={trial} />}
          <Field label={t('sanction.rule.note')} error={errorOf('note')}>
            {(wiring) => <Input {...wiring} name="note" dir="auto" />}
          </Field>
        </>
      )}
    </MemberChange>
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
