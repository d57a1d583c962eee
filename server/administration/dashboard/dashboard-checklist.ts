import { type Checklist, checklistSteps } from '#api/administration/dashboard/dashboard.contract.ts';
import { defaultSettings } from '#server/administration/setting/settings.ts';
import { canSendMail } from '#server/mail/outgoing/mail-server.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findSetupFacts } from './dashboard.queries.ts';

/** Returns the checklist for a new site. Its steps are done as soon as the facts show it. */
export async function findChecklist(forum: Forum): Promise<Checklist> {
  const { db, settings } = forum;
  const current = await settings.get();
  const { hasBackup, hasSample, ...stored } = await findSetupFacts(db);
  const facts = {
    ...stored,
    sample: !hasSample,
    name: current['ui.siteName'] !== defaultSettings['ui.siteName'],
    logo: current['ui.titleBar'].logoUrl !== '',
    mail: await canSendMail(forum),
    backup: hasBackup || current['backup.schedule'] !== 'off',
  };
  return {
    steps: checklistSteps
      .map((name) => ({ name, isDone: facts[name] }))
      .filter(({ name, isDone }) => name !== 'sample' || !isDone),
    isHidden: current['dashboard.checklistHidden'],
  };
}
