import { assign, fromPromise, setup } from 'xstate';
import type { BanRuleTrial } from '#api/moderation/ban/ban-rule.contract.ts';
import type { BanRuleType } from '#api/moderation/ban/ban-rule-type.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The part of a ban rule that decides which members it matches. */
export interface TestedRule {
  readonly type: BanRuleType;
  readonly pattern: string;
}

/** The events of the trial of a ban rule. */
export type BanRuleTrialEvent = { type: 'rule.edited'; rule: TestedRule } | { type: 'retry.requested' };

interface Context {
  readonly rule: TestedRule;
  readonly trial: BanRuleTrial | undefined;
  readonly reason: string;
}

const takeRule = { type: 'takeRule', params: ({ event }: { event: { rule: TestedRule } }) => event } as const;

/**
 * Tests a ban rule while it is typed, when typing pauses. A later edit cancels the test. A pattern without any definite
 * character is not tested.
 */
export const banRuleTrialMachine = setup({
  types: { context: {} as Context, events: {} as BanRuleTrialEvent },
  actors: {
    testRule: fromPromise<BanRuleTrial, TestedRule>(() =>
      Promise.reject(new Error('The actor `testRule` is not provided.')),
    ),
  },
  delays: { typingPause: 400 },
  guards: { isTestable: (_, { rule }: { rule: TestedRule }) => /[^*\s]/.test(rule.pattern) },
  actions: {
    takeRule: assign((_, { rule }: { rule: TestedRule }) => ({ rule, trial: undefined, reason: '' })),
    keepTrial: assign((_, { output }: { output: BanRuleTrial }) => ({ trial: output })),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    clearReason: assign({ reason: '' }),
  },
}).createMachine({
  id: 'ban-rule-trial',
  context: { rule: { type: 'name', pattern: '' }, trial: undefined, reason: '' },
  initial: 'idle',
  on: {
    'rule.edited': [
      {
        guard: { type: 'isTestable', params: ({ event }) => event },
        target: '.waiting',
        reenter: true,
        actions: takeRule,
      },
      { target: '.idle', actions: takeRule },
    ],
  },
  states: {
    idle: {},
    waiting: { after: { typingPause: 'testing' } },
    testing: {
      tags: 'busy',
      entry: 'clearReason',
      invoke: {
        src: 'testRule',
        input: ({ context }) => context.rule,
        onDone: { target: 'tested', actions: { type: 'keepTrial', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    tested: {},
    failed: { tags: 'error', on: { 'retry.requested': 'testing' } },
  },
});
