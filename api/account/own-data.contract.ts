import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** An export of a member's own data. It can be fetched for a week, by its member alone. */
export const DataExport = z.object({
  dataExportID: z.string(),
  status: z.enum(['pending', 'done', 'failed']),
  dateInserted: z.string(),
  dateExpires: z.string(),
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const tags = ['Accounts'] as const;

/** One's own data: an export of all of it, and deleting the account. */
export const ownDataRoutes = {
  list: {
    method: 'GET',
    url: '/data-exports',
    schema: { tags, summary: 'List the exports of one’s data', response: { 200: z.array(DataExport) } },
  },
  create: {
    method: 'POST',
    url: '/data-exports',
    schema: {
      tags,
      summary: 'Have one’s data exported',
      description:
        'Profile, discussions, comments, messages, reactions, drafts and sessions, as JSON. Made after the answer, and told ' +
        'by mail; at most one a day. Needs a session in which it was just shown that it is oneself.',
      response: { 202: DataExport },
    },
  },
  download: {
    method: 'GET',
    url: '/data-exports/:id',
    schema: {
      tags,
      summary: 'Fetch an export',
      params: z.object({ id: z.uuid() }),
      response: { 200: z.unknown() },
    },
  },
  deleteAccount: {
    method: 'DELETE',
    url: '/users/me',
    schema: {
      tags,
      summary: 'Delete one’s account',
      description:
        'At once and for good. `name` is one’s own, typed once more; what one wrote stays without a name (keep), is ' +
        'emptied (wipe), or goes too (delete). Needs a session in which it was just shown that it is oneself.',
      body: z.object({ name: z.string(), deleteMethod: z.enum(['keep', 'wipe', 'delete']).default('keep') }),
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
