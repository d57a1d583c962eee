import { statfs } from 'node:fs/promises';
import { type Duty, dutyNames } from '#api/administration/dashboard/dashboard.contract.ts';
import { countPending } from '#server/moderation/approval/waiting.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { countAppeals } from './dashboard.queries.ts';

/** The percentage of used disk space from which somebody should act. */
const fullFrom = 90;

/** The names of the counts of `GET /users/me-counts` on the overview. */
const pendingNames: Readonly<Record<string, Duty['name']>> = {
  reports: 'reports',
  escalations: 'escalations',
  ModerationQueue: 'approval',
  Applicants: 'applicants',
  triage: 'triage',
};

/** Returns what waits for the viewer, without what has a count of zero. `failures` are shown to those who manage the site. */
export async function findDuties(
  forum: Forum,
  viewer: Viewer,
  failures: () => Promise<readonly Duty[]>,
): Promise<Duty[]> {
  const pending = (await countPending(forum, viewer)).flatMap(({ name, count }): Duty[] => {
    const duty = pendingNames[name];
    return duty ? [{ name: duty, count }] : [];
  });
  const appeals = may(viewer, 'community.moderate') ? await countAppeals(forum.db) : 0;
  const ofSite = may(viewer, 'site.manage') ? [...(await failures()), await findFullDisk(forum)] : [];
  const all: readonly Duty[] = [...pending, { name: 'appeals', count: appeals }, ...ofSite];
  return all
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => dutyNames.indexOf(one.name) - dutyNames.indexOf(other.name));
}

/** Returns how much of the disk with the data folder is used, in percent; 0 while there is enough space. */
async function findFullDisk({ configuration, log }: Forum): Promise<Duty> {
  try {
    const { blocks, bavail } = await statfs(configuration.dataFolder);
    const used = blocks > 0 ? Math.floor(((blocks - bavail) / blocks) * 100) : 0;
    return { name: 'fullDisk', count: used >= fullFrom ? used : 0 };
  } catch (error) {
    log.warn({ err: error }, 'The free disk space could not be read.');
    return { name: 'fullDisk', count: 0 };
  }
}
