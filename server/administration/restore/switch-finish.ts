import path from 'node:path';
import { sendWaitingJobs } from '#server/administration/backup/waiting-jobs.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { removeEmptied } from './data-switch.ts';
import { readRestoredJobs, removeRestoredData } from './restored-folder.ts';
import { type DataSwitch, endSwitch, readSwitch } from './switch-file.ts';
import { addTasks, findSameAdministrator, isSwitchLogged, replaceSessions } from './switch-order.queries.ts';

type Opened = Pick<Forum, 'configuration' | 'log' | 'database'>;

/**
 * Completes a switch of the data after the database was opened and migrated: ends all sessions, adds the tasks and
 * logs the switch. If that fails, the forum starts nevertheless, and the next start repeats it.
 */
export async function finishSwitch({ configuration, log, database }: Opened): Promise<void> {
  const { dataFolder, databaseUrl } = configuration;
  const order = databaseUrl ? undefined : readSwitch(dataFolder);
  if (order?.state !== 'moved') return;
  try {
    await complete({ database }, order);
    const { from } = order;
    const jobs = await readRestoredJobs(path.join(dataFolder, from));
    if (jobs.length > 0) await sendWaitingJobs({ database, configuration }, jobs);
    removeEmptied(path.join(dataFolder, from));
    if (order.kind === 'restore') await removeRestoredData({ configuration });
    endSwitch(dataFolder, order);
    log.warn({ from, to: order.to }, 'The data of the forum were replaced.');
  } catch (error) {
    log.error({ err: error }, 'The replaced data could not be completed. The next start repeats it.');
  }
}

const complete = ({ database }: Pick<Forum, 'database'>, order: DataSwitch): Promise<void> =>
  inTransaction(database, async (trx) => {
    if (await isSwitchLogged(trx, order.id)) return;
    const actorID = await findSameAdministrator(trx, order.actor);
    await replaceSessions(trx, order.session, actorID);
    await addTasks(trx, order.tasks);
    await logAction(trx, switchEntry(order, actorID ?? null));
  });

/** Returns the log entry of a switch, which is written to both the former and the new data. */
export const switchEntry = ({ id, kind, dateData, siteUrl, to, actor }: DataSwitch, actorID: number | null) => ({
  action: kind === 'restore' ? ('backup.restore' as const) : ('backup.restore-back' as const),
  recordType: 'backup',
  recordID: 0,
  actorID,
  isPublic: false,
  before: {},
  after: { switch: id, dateData, siteUrl, formerData: to, by: actor['name'] ?? null },
});
