import type { SiteExport } from '#api/administration/export/site-export.contract.ts';

/** A finished export of what guests see. */
export const anExport: SiteExport = {
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
  options: { form: 'data', scope: 'public', hasUploads: true, hasAddresses: false },
  fileName: 'export-2026-11-26-4.tar.gz',
  size: 41_000_000,
  checksum: '45fe5f6a63aa117f5a4706e71b517bae62c2cd9fa8ca2009af1213cf30084083',
  hasFile: true,
  contents: {
    counts: { categories: 12, members: 840, discussions: 4_200, comments: 31_000 },
    uploads: 310,
    uploadBytes: 9,
  },
};

/** An export without a file, in the given state. */
export const anUnfinishedExport = (state: Partial<SiteExport>): SiteExport => ({
  ...anExport,
  fileName: null,
  size: null,
  checksum: null,
  hasFile: false,
  contents: null,
  ...state,
});

/** A finished static archive. */
export const aSiteExport: SiteExport = {
  ...anExport,
  taskID: 3,
  options: { ...anExport.options, form: 'site' },
  fileName: 'site-2026-11-26-3.tar.gz',
  contents: { counts: { discussions: 4_200, comments: 31_000, pages: 5_120 }, uploads: 310, uploadBytes: 9 },
};
