import { randomUUID } from 'node:crypto';
import type { ProcessStart, Restoration, RestorationList } from '#api/administration/restore/restoration.contract.ts';
import { findTask, listTasks, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { presentTask } from '#server/administration/backup/site-task-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { listFormerData } from './former-data.ts';
import { hasRestoredData } from './restored-folder.ts';
import { readLastSwitch, readSwitch } from './switch-file.ts';

/** The time for which the last change to other data is shown, in milliseconds. */
const shownFor = 7 * 86_400_000;

const startID = randomUUID();

/** Whether restored data are complete, equal their backup, and still exist. */
export const isReady = (forum: Forum, { taskID, status, result }: StoredTask): boolean =>
  status === 'done' && (result as Restoration['result'])?.differences.length === 0 && hasRestoredData(forum, taskID);

/** Returns the running process for the API. */
export const presentStart = ({ configuration }: Forum): ProcessStart => ({
  startID,
  isSwitching: readSwitch(configuration.dataFolder)?.state === 'ordered',
});

async function presentRestoration(forum: Forum, task: StoredTask): Promise<Restoration> {
  const backup = await findTask(forum.db, 'backup', Number(task.input?.['backupID'] ?? 0));
  return {
    ...presentTask(task, await findAuthors(forum.db, [task.insertUserID])),
    backup: backup ? { taskID: backup.taskID, dateInserted: backup.dateInserted, fileName: backup.fileName } : null,
    result: task.result as Restoration['result'],
    isReady: isReady(forum, task),
  };
}

/** Returns the restored and the former data for the API. */
export async function presentRestorations(forum: Forum): Promise<RestorationList> {
  const { dataFolder } = forum.configuration;
  const [latest] = await listTasks(forum.db, 'restore', 1);
  const last = readLastSwitch(dataFolder);
  const isRecent = last && forum.now().getTime() - Date.parse(last.date) < shownFor;
  return {
    isAvailable: forum.restart !== undefined,
    restoration: latest ? await presentRestoration(forum, latest) : null,
    former: await listFormerData(forum),
    last: isRecent ? { kind: last.kind, date: last.date, dateData: last.dateData, problem: last.problem } : null,
  };
}
