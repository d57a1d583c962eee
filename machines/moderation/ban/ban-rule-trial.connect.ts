import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { BanRuleTrialEvent, banRuleTrialMachine, TestedRule } from './ban-rule-trial.machine.ts';

/** Maps a snapshot of the trial of a ban rule to its result, the reason of a failure, and functions. */
export function connectBanRuleTrial(
  snapshot: SnapshotFrom<typeof banRuleTrialMachine>,
  send: (event: BanRuleTrialEvent) => void,
) {
  const { trial, reason } = snapshot.context;
  return {
    trial,
    reason,
    edit: ({ type, pattern }: TestedRule) => send({ type: 'rule.edited', rule: { type, pattern } }),
    getRootProps: () => stateProps(snapshot),
    getRetryProps: () => ({
      children: t('primitives.submission.retry'),
      onClick: () => send({ type: 'retry.requested' }),
    }),
  };
}
