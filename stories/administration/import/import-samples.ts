import type { ImportDump, SiteImport } from '#api/administration/import/site-import.contract.ts';

/** An uploaded dump. */
export const aDump: ImportDump = {
  place: 'uploaded',
  name: 'cooking',
  files: [
    { name: 'Posts.xml.gz', size: 41_000_000 },
    { name: 'Users.xml', size: 12_400_000 },
  ],
};

/** A finished dry run that found losses. */
export const aDryRun: SiteImport = {
  taskID: 4,
  status: 'done',
  isScheduled: false,
  insertUser: null,
  dateInserted: '2026-11-26T03:00:00+00:00',
  dateDone: '2026-11-26T03:04:00+00:00',
  step: null,
  done: 0,
  total: 0,
  reason: null,
  reasonDetail: null,
  isDryRun: true,
  options: { place: 'uploaded', name: 'cooking', site: 'cooking', category: 'Cooking', hosts: [] },
  hasDump: true,
  hasList: true,
  report: {
    kinds: [
      { kind: 'users', read: 48_210, imported: 48_210, known: 0, omitted: [], changed: [] },
      {
        kind: 'questions',
        read: 12_050,
        imported: 12_048,
        known: 0,
        omitted: [{ reason: 'the question has no Title', count: 2, ids: ['77', '1904'] }],
        changed: [{ reason: 'it has no author; it is imported as Unknown User', count: 31, ids: ['12', '40'] }],
      },
      {
        kind: 'votes',
        read: 210_400,
        imported: 180_000,
        known: 0,
        omitted: [{ reason: 'it is a favourite', count: 30_400, ids: ['3', '9'] }],
        changed: [],
      },
    ],
    incomplete: [],
    faults: [{ place: 'Posts.xml.gz, line 44', message: 'Invalid bytes at offset 9,120.' }],
    countFaults: 1,
    countAttached: 0,
  },
};

/** An import or dry run without a report, in the given state. */
export const anUnfinishedImport = (state: Partial<SiteImport>): SiteImport => ({
  ...aDryRun,
  hasList: false,
  report: null,
  ...state,
});
