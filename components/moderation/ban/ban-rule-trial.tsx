import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { FormValues } from '#api/form/form-schema.ts';
import { testBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRuleTrial as TrialResult } from '#api/moderation/ban/ban-rule.contract.ts';
import type { BanRuleType } from '#api/moderation/ban/ban-rule-type.ts';
import { t } from '#api/translations.ts';
import type { LiveField } from '#components/form/use-form.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectBanRuleTrial } from '#machines/moderation/ban/ban-rule-trial.connect.ts';
import { banRuleTrialMachine, type TestedRule } from '#machines/moderation/ban/ban-rule-trial.machine.ts';

/** The members that a ban rule would block. The rule is tested after each change, not when it is shown first. */
export function BanRuleTrial({ type, pattern }: TestedRule) {
  const trial = useTrial();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) trial.edit({ type, pattern });
    isFirst.current = false;
  }, [type, pattern]);
  return (
    <>
      <span hidden {...trial.getRootProps()} />
      {trial.trial && pattern && <Result trial={trial.trial} />}
      {trial.reason && (
        <Message tone="error" live actions={<Button size="small" {...trial.getRetryProps()} />}>
          {trial.reason}
        </Message>
      )}
    </>
  );
}

/** Shows below the pattern of a form which members the rule would block. */
export const withTrial = ({ type, pattern }: FormValues): Readonly<Record<string, LiveField>> => ({
  pattern: { below: <BanRuleTrial type={type as BanRuleType} pattern={String(pattern ?? '')} /> },
});

function useTrial() {
  const { api } = useSite();
  const machine = useMemo(
    () =>
      banRuleTrialMachine.provide({
        actors: {
          testRule: fromPromise<TrialResult, TestedRule>(
            async ({ input }) => (await testBanRule(api, { ...input, note: '' })).body,
          ),
        },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  return connectBanRuleTrial(snapshot, send);
}

function Result({ trial: { countUsers, users, hitsStaff } }: { trial: TrialResult }) {
  const names = users.map(({ name }) => name).join(', ');
  return (
    <Message tone={hitsStaff ? 'error' : countUsers > 0 ? 'warning' : 'info'} live>
      {t('sanction.rule.would-hit', { count: countUsers })} {names}
      {hitsStaff && <p>{t('sanction.rule.hits-staff')}</p>}
    </Message>
  );
}
