import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { banRuleTrialMachine } from './ban-rule-trial.machine.ts';

/** The model of the trial of a ban rule: a pattern, and one that matches everything and is not tested. */
export const banRuleTrialModel = defineModel(banRuleTrialMachine, {
  events: [
    { type: 'rule.edited', rule: { type: 'name', pattern: 'spam*' } },
    { type: 'rule.edited', rule: { type: 'name', pattern: '**' } },
  ],
  answers: {
    testRule: {
      done: [{ countUsers: 2, users: [], hitsStaff: false }],
      error: [ApiFailure.unreachable()],
    },
  },
  rests: ['idle', 'tested'],
  observe: ({ context: { rule, trial, reason } }) => ({
    rule: rule.pattern,
    trial: trial?.countUsers ?? null,
    reason,
  }),
  invariants: {
    'a result belongs to the present rule': ({ value, context }) =>
      (value === 'tested') === (context.trial !== undefined),
    'only a failure has a reason': ({ value, context }) => (value === 'failed') === (context.reason !== ''),
  },
});
