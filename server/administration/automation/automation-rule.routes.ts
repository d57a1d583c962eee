import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type AutomationRuleContent,
  automationRuleRoutes,
} from '#api/administration/automation/automation-rule.contract.ts';
import { translatedForm } from '#server/form/form-translation.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findOccurrences } from './automation-find.queries.ts';
import { automationForm, readAutomationRule } from './automation-form.ts';
import { automation } from './automation-parts.ts';
import * as rules from './automation-rule.queries.ts';
import { automationSources } from './automation-rule-log.ts';
import { presentPreview, presentRecords, presentRules, presentRuns } from './automation-rule-view.ts';
import {
  findAutomationRun,
  findRuleOfRun,
  listAutomationRecords,
  listAutomationRuns,
} from './automation-run.queries.ts';
import { automationScan } from './automation-scan.job.ts';
import { decideRun, mostInRun, runAutomationRule, undoRun } from './automation-start.ts';

/** The routes of automation rules (docs/behavior/automation.md). */
export const automationRuleResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db } = forum;

  /** Checks a rule, and that the viewer may use its action. */
  const readRule = async (viewer: Viewer, body: AutomationRuleContent) => {
    const rule = readAutomationRule(automation, body);
    const action = automation.actions.get(rule.actionType);
    await action?.check?.(forum, viewer, action.settings.parse(rule.actionValue));
    return rule;
  };

  const shown = async ({ language, id }: { language: Parameters<typeof loadTexts>[1]; id: number }) => {
    const row = requireFound(await rules.findCountedRule(db, id), 'automation-rule.not-found');
    const [rule] = await presentRules(db, await loadTexts(forum, language), [row]);
    return requireFound(rule, 'automation-rule.not-found');
  };

  const shownRun = async ({ language, id }: { language: Parameters<typeof loadTexts>[1]; id: number }) => {
    const row = requireFound(await findAutomationRun(db, id), 'automation-rule.dispatch-not-found');
    const [run] = await presentRuns(db, await loadTexts(forum, language), [row]);
    return requireFound(run, 'automation-rule.dispatch-not-found');
  };

  const entryOf = ({ userID }: Viewer, recordID: number) => ({
    recordType: 'automation-rule',
    recordID,
    actorID: userID,
    isPublic: false,
  });

  /** Changes an existing rule and logs it. */
  const changing = async (
    viewer: Viewer,
    id: number,
    action: 'automation-rule.change' | 'automation-rule.delete',
    work: (trx: Parameters<typeof rules.deleteAutomationRule>[0], by: { userID: number; now: Date }) => Promise<void>,
  ) =>
    inTransaction(db, async (trx) => {
      requireFound((await rules.lockAutomationRule(trx, id)) || undefined, 'automation-rule.not-found');
      const by = { userID: viewer.userID, now: forum.now() };
      await withRowLog(trx, automationSources, { ...entryOf(viewer, id), action }, () => work(trx, by));
    });

  /** Lets rules that act on what is so now begin at once. */
  const searchNow = () => forum.jobs.send(automationScan, {}, { singletonKey: 'changed' });

  server.route({
    ...automationRuleRoutes.list,
    handler: async ({ viewer, language }) => {
      requirePermission(viewer, 'site.manage');
      return presentRules(db, await loadTexts(forum, language), await rules.listAutomationRules(db));
    },
  });

  server.route({
    ...automationRuleRoutes.catalog,
    handler: async ({ viewer, language }) => {
      requirePermission(viewer, 'site.manage');
      const words = await loadTexts(forum, language);
      const triggers = [...automation.triggers.values()];
      return {
        schema: translatedForm(automationForm(automation), words),
        triggers: triggers.map(({ id, name, kind, actsOnPresent = false }) => ({
          triggerType: id,
          name: words.t(name),
          kind,
          actsOnPresent,
        })),
      };
    },
  });

  server.route({
    ...automationRuleRoutes.dispatches,
    handler: async (request, reply) => {
      const { viewer, query, language } = request;
      requirePermission(viewer, 'site.manage');
      const { rows, total } = await listAutomationRuns(db, { ...query, ruleID: query.automationRuleID });
      sendPaging(request, reply, { ...query, total });
      return presentRuns(db, await loadTexts(forum, language), rows);
    },
  });

  server.route({
    ...automationRuleRoutes.records,
    handler: async (request, reply) => {
      const { viewer, query, params, language } = request;
      requirePermission(viewer, 'site.manage');
      const run = requireFound(await findAutomationRun(db, params.id), 'automation-rule.dispatch-not-found');
      sendPaging(request, reply, { ...query, total: run.countRecords });
      return presentRecords(
        db,
        viewer,
        await loadTexts(forum, language),
        await listAutomationRecords(db, params.id, query),
      );
    },
  });

  server.route({
    ...automationRuleRoutes.confirm,
    handler: async ({ viewer, params: { id }, body, language }) => {
      requirePermission(viewer, 'site.manage');
      requireFound(await findRuleOfRun(db, id), 'automation-rule.dispatch-not-found');
      await decideRun(forum, id, { userID: viewer.userID, isConfirmed: body.confirmed });
      return shownRun({ language, id });
    },
  });

  server.route({
    ...automationRuleRoutes.undo,
    handler: async ({ viewer, params: { id }, language }, reply) => {
      requirePermission(viewer, 'site.manage');
      requireFound(await findRuleOfRun(db, id), 'automation-rule.dispatch-not-found');
      await undoRun(forum, id, viewer.userID);
      return reply.code(202).send(await shownRun({ language, id }));
    },
  });

  server.route({
    ...automationRuleRoutes.preview,
    handler: async ({ viewer, body: { days, ...body } }) => {
      requirePermission(viewer, 'site.manage');
      const to = forum.now();
      const from = new Date(to.getTime() - days * 86_400_000);
      const rule = readAutomationRule(automation, body);
      const found = await findOccurrences(db, rule, { viewer, period: { from, to }, limit: mostInRun + 1 });
      return presentPreview(db, viewer, found, mostInRun);
    },
  });

  server.route({
    ...automationRuleRoutes.get,
    handler: async ({ viewer, params: { id }, language }) => {
      requirePermission(viewer, 'site.manage');
      return shown({ language, id });
    },
  });

  server.route({
    ...automationRuleRoutes.add,
    handler: async ({ viewer, body, language }, reply) => {
      requirePermission(viewer, 'site.manage');
      const rule = await readRule(viewer, body);
      const id = await inTransaction(db, async (trx) => {
        const made = await rules.insertAutomationRule(trx, rule, { userID: viewer.userID, now: forum.now() });
        const entry = { ...entryOf(viewer, made), action: 'automation-rule.add' } as const;
        await logInsertedRows(trx, automationSources, entry);
        return made;
      });
      return reply.code(201).send(await shown({ language, id }));
    },
  });

  server.route({
    ...automationRuleRoutes.change,
    handler: async ({ viewer, params: { id }, body, language }) => {
      requirePermission(viewer, 'site.manage');
      const rule = await readRule(viewer, body);
      await changing(viewer, id, 'automation-rule.change', (trx, by) => rules.updateAutomationRule(trx, id, rule, by));
      await searchNow();
      return shown({ language, id });
    },
  });

  server.route({
    ...automationRuleRoutes.setStatus,
    handler: async ({ viewer, params: { id }, body: { status }, language }) => {
      requirePermission(viewer, 'site.manage');
      const row = requireFound(await rules.findAutomationRule(db, id), 'automation-rule.not-found');
      if (status === 'active') await readRule(viewer, row);
      await changing(viewer, id, 'automation-rule.change', (trx, by) =>
        rules.updateAutomationStatus(trx, id, { ...by, status }),
      );
      if (status === 'active') await searchNow();
      return shown({ language, id });
    },
  });

  server.route({
    ...automationRuleRoutes.trigger,
    handler: async ({ viewer, params: { id }, body: { days }, language }, reply) => {
      requirePermission(viewer, 'site.manage');
      const row = requireFound(await rules.findAutomationRule(db, id), 'automation-rule.not-found');
      await readRule(viewer, row);
      const runID = await runAutomationRule(forum, id, { viewer, days });
      return reply.code(202).send(await shownRun({ language, id: requireFound(runID, 'automation-rule.no-records') }));
    },
  });

  server.route({
    ...automationRuleRoutes.remove,
    handler: async ({ viewer, params: { id } }, reply) => {
      requirePermission(viewer, 'site.manage');
      await changing(viewer, id, 'automation-rule.delete', (trx, { now }) => rules.deleteAutomationRule(trx, id, now));
      return reply.code(204).send();
    },
  });
};
