import { z } from 'zod';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const type = z.string().min(1).max(60);
const value = z.record(z.string(), z.unknown());

/** The kinds of records that rules act on. `post` is a discussion or a comment. */
export const automationKinds = ['member', 'discussion', 'post', 'heldPost'] as const;

const maximum = z.number().int().min(1).max(1_000);

/** The trigger, the conditions and the action of a rule. The types are those of the catalog. */
export const AutomationRuleContent = z.object({
  name: visibleText().min(1).max(100),
  triggerType: type,
  triggerValue: value.default({}),
  conditions: z
    .array(z.object({ conditionType: type, conditionValue: value.default({}) }))
    .max(10)
    .default([]),
  actionType: type,
  actionValue: value.default({}),
  /** A run that would affect more records waits for a confirmation. */
  maximum: maximum.default(50),
});
export type AutomationRuleContent = z.infer<typeof AutomationRuleContent>;

/** A rule. The names of its trigger and action are in the language of the request. */
export const AutomationRule = AutomationRuleContent.extend({
  triggerValue: value,
  conditions: z.array(z.object({ conditionType: type, conditionValue: value })),
  actionValue: value,
  maximum,
  automationRuleID: z.number().int(),
  triggerName: z.string(),
  actionName: z.string(),
  /** Whether the rule also acts on records that met its trigger before it was activated. */
  actsOnPresent: z.boolean(),
  status: z.enum(['active', 'inactive', 'suspended']),
  /** The reason why the rule is suspended, in the language of the request. */
  suspension: z.string().nullable(),
  /** The run that waits for a confirmation. */
  waitingDispatchID: z.number().int().nullable(),
  countRecords: z.number().int(),
  dateLastRun: z.string().nullable(),
  /** The administrator with whose permissions the rule acts. */
  updateUser: UserFragment.nullable(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
});
export type AutomationRule = z.infer<typeof AutomationRule>;

/** A record that a rule affects or would affect. */
const Affected = z.object({
  recordType: z.string(),
  recordID: z.number().int(),
  name: z.string(),
  url: z.string(),
  /** The date at which the trigger fired. */
  date: z.string(),
});

/** The result of a dry run: the number of records, and the first 50. Counting ends at 1,000. */
export const AutomationPreview = z.object({
  count: z.number().int(),
  hasMore: z.boolean(),
  records: z.array(Affected),
});
export type AutomationPreview = z.infer<typeof AutomationPreview>;

/** A run of a rule. */
export const AutomationDispatch = z.object({
  automationRuleDispatchID: z.number().int(),
  automationRuleID: z.number().int(),
  name: z.string(),
  triggerName: z.string(),
  actionName: z.string(),
  dispatchType: z.enum(['triggered', 'manual']),
  status: z.enum(['waiting', 'running', 'finished', 'skipped', 'undoing']),
  dispatchUser: UserFragment.nullable(),
  dateDispatched: z.string(),
  dateFinished: z.string().nullable(),
  countRecords: z.number().int(),
  countDone: z.number().int(),
  countFailed: z.number().int(),
  /** The number of changes that can be undone. */
  countUndoable: z.number().int(),
});
export type AutomationDispatch = z.infer<typeof AutomationDispatch>;

/** A record of a run with its result. */
export const AutomationDispatchRecord = Affected.omit({ date: true }).extend({
  status: z.enum(['waiting', 'done', 'failed', 'skipped', 'undone']),
  /** The reason of a failure, in the language of the request. */
  reason: z.string().nullable(),
});
export type AutomationDispatchRecord = z.infer<typeof AutomationDispatchRecord>;

/** The form of rules, and the triggers with the kind of records that each finds. */
export const AutomationCatalog = z.object({
  schema: FormSchema,
  triggers: z.array(
    z.object({
      triggerType: z.string(),
      name: z.string(),
      kind: z.enum(automationKinds),
      /** Whether the trigger tests the present state of records and ignores the period. */
      actsOnPresent: z.boolean(),
    }),
  ),
});
export type AutomationCatalog = z.infer<typeof AutomationCatalog>;

const tags = ['Automation rules'] as const;
const path = z.object({ id: recordID });
const needs = 'Needs site.manage.';
const days = z.number().int().min(1).max(366).default(30);

/** The routes of automation rules (docs/behavior/automation.md). */
export const automationRuleRoutes = {
  list: {
    method: 'GET',
    url: '/automation-rules',
    schema: { tags, summary: 'List automation rules', description: needs, response: { 200: z.array(AutomationRule) } },
  },
  catalog: {
    method: 'GET',
    url: '/automation-rules/catalog',
    schema: {
      tags,
      summary: 'Get the triggers, conditions and actions of automation rules as a form',
      description: needs,
      response: { 200: AutomationCatalog },
    },
  },
  dispatches: {
    method: 'GET',
    url: '/automation-rules/dispatches',
    schema: {
      tags,
      summary: 'List the runs of automation rules',
      description: `Newest first. ${needs}`,
      querystring: z.object({ automationRuleID: recordID.optional(), ...paging(20, 100), ...fields }),
      response: { 200: z.array(AutomationDispatch) },
    },
  },
  records: {
    method: 'GET',
    url: '/automation-rules/dispatches/:id/records',
    schema: {
      tags,
      summary: 'List the records of a run with their results',
      description: `Failures first. ${needs}`,
      params: path,
      querystring: z.object({ ...paging(50, 100), ...fields }),
      response: { 200: z.array(AutomationDispatchRecord) },
    },
  },
  confirm: {
    method: 'PUT',
    url: '/automation-rules/dispatches/:id/confirmation',
    schema: {
      tags,
      summary: 'Run or skip the records of a run that waits for a confirmation',
      description: `The records are changed with the permissions of the caller. ${needs}`,
      params: path,
      body: z.object({ confirmed: z.boolean() }),
      response: { 200: AutomationDispatch },
    },
  },
  undo: {
    method: 'POST',
    url: '/automation-rules/dispatches/:id/undo',
    schema: {
      tags,
      summary: 'Undo the changes of a run',
      description: `Works in the background, record by record, as undoing in the log. ${needs}`,
      params: path,
      body: z.object({}),
      response: { 202: AutomationDispatch },
    },
  },
  preview: {
    method: 'POST',
    url: '/automation-rules/preview',
    schema: {
      tags,
      summary: 'List what a rule would have done in the past days',
      description: `Changes nothing. ${needs}`,
      body: AutomationRuleContent.extend({ days }),
      response: { 200: AutomationPreview },
    },
  },
  get: {
    method: 'GET',
    url: '/automation-rules/:id',
    schema: {
      tags,
      summary: 'Get an automation rule',
      description: needs,
      params: path,
      response: { 200: AutomationRule },
    },
  },
  add: {
    method: 'POST',
    url: '/automation-rules',
    schema: {
      tags,
      summary: 'Add an automation rule',
      description: `The rule is inactive. ${needs}`,
      body: AutomationRuleContent,
      response: { 201: AutomationRule },
    },
  },
  change: {
    method: 'PATCH',
    url: '/automation-rules/:id',
    schema: {
      tags,
      summary: 'Change an automation rule',
      description: `From now on the rule acts with the permissions of the caller. ${needs}`,
      params: path,
      body: AutomationRuleContent,
      response: { 200: AutomationRule },
    },
  },
  setStatus: {
    method: 'PUT',
    url: '/automation-rules/:id/status',
    schema: {
      tags,
      summary: 'Activate or deactivate an automation rule',
      description: `From now on the rule acts with the permissions of the caller. ${needs}`,
      params: path,
      body: z.object({ status: z.enum(['active', 'inactive']) }),
      response: { 200: AutomationRule },
    },
  },
  trigger: {
    method: 'POST',
    url: '/automation-rules/:id/trigger',
    schema: {
      tags,
      summary: 'Run an automation rule for the past days',
      description: `The records are changed with the permissions of the caller. ${needs}`,
      params: path,
      body: z.object({ days }),
      response: { 202: AutomationDispatch },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/automation-rules/:id',
    schema: {
      tags,
      summary: 'Delete an automation rule',
      description: `Its runs stay in the history. ${needs}`,
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
