import type { ListedRevision } from '#components/administration/theme/theme-revision.tsx';

/** The revisions of a theme, newest first. */
export const tideRevisions: readonly ListedRevision[] = [
  { revisionID: 2, name: 'Darker water', author: 'Ingrid Solheim', dateInserted: '2026-11-18T09:30:00+00:00' },
  { revisionID: 1, name: 'First light', author: 'Amina Diallo', dateInserted: '2026-10-02T14:05:00+00:00' },
];
