import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { testBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRulePost, BanRuleTrial } from '#api/moderation/ban/ban-rule.contract.ts';
import { type BanRuleType, banRuleTypes } from '#api/moderation/ban/ban-rule-type.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectBanRuleTrial } from '#machines/moderation/ban/ban-rule-trial.connect.ts';
import { banRuleTrialMachine, type TestedRule } from '#machines/moderation/ban/ban-rule-trial.machine.ts';

/** Tests a ban rule while it is typed. */
function useTrial() {
  const { api } = useSite();
  const machine = useMemo(
    () =>
      banRuleTrialMachine.provide({
        actors: {
          testRule: fromPromise<BanRuleTrial, TestedRule>(
            async ({ input }) => (await testBanRule(api, { ...input, note: '' })).body,
          ),
        },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  return connectBanRuleTrial(snapshot, send);
}

interface BanRuleFieldsProps {
  readonly rule: BanRulePost;
  readonly onRule: (rule: BanRulePost) => void;
  readonly errorOf?: (name: string) => string | undefined;
}

/** The fields of a ban rule, with a live preview of the members it would block. */
export function BanRuleFields({ rule, onRule, errorOf }: BanRuleFieldsProps) {
  const trial = useTrial();
  const set = (part: Partial<BanRulePost>) => {
    const changed = { ...rule, ...part };
    onRule(changed);
    if (part.note === undefined) trial.edit(changed);
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
      <span hidden {...trial.getRootProps()} />
      {trial.trial && rule.pattern && <Trial trial={trial.trial} />}
      {trial.reason && (
        <Message tone="error" live actions={<Button size="small" {...trial.getRetryProps()} />}>
          {trial.reason}
        </Message>
      )}
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
