import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** An export of a member's own data. Only the member can download it, for one week. */
export const DataExport = z.object({
  dataExportID: z.string(),
  status: z.enum(['pending', 'done', 'failed']),
  dateInserted: z.string(),
  dateExpires: z.string(),
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const tags = ['Accounts'] as const;

/** The routes for exports of the member's own data. */
export const ownDataRoutes = {
  list: {
    method: 'GET',
    url: '/data-exports',
    schema: { tags, summary: 'List the exports of the viewer’s data', response: { 200: z.array(DataExport) } },
  },
  create: {
    method: 'POST',
    url: '/data-exports',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Request an export of the viewer’s data',
      description:
        'Profile, discussions, comments, messages, reactions, drafts and sessions, as JSON. Created in the background and announced ' +
        'by e-mail; at most one a day. Needs a session with a recently confirmed identity.',
      response: { 202: DataExport },
    },
  },
  download: {
    method: 'GET',
    url: '/data-exports/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Download an export',
      params: z.object({ id: z.uuid() }),
      response: { 200: z.unknown() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
