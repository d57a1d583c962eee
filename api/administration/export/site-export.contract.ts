import { z } from 'zod';
import { SiteFileTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The forms of an export: JSON Lines for programs, or a static archive of HTML pages for readers. */
export const exportForms = ['data', 'site'] as const;

/** The scopes of an export: what guests can see, or everything. A static archive always has the scope `public`. */
export const exportScopes = ['public', 'all'] as const;

/** The options of an export. */
export const ExportOptions = z.object({
  form: z.enum(exportForms),
  scope: z.enum(exportScopes),
  hasUploads: z.boolean(),
  /** Whether the e-mail addresses of members are exported. Only with everything. */
  hasAddresses: z.boolean(),
});
export type ExportOptions = z.infer<typeof ExportOptions>;

/** The contents of a finished export: the number of records by kind, or of pages, and the uploads. */
export const ExportContents = z.object({
  counts: z.record(z.string(), z.number().int()),
  uploads: z.number().int(),
  uploadBytes: z.number().int(),
});
export type ExportContents = z.infer<typeof ExportContents>;

/** An export of the site. */
export const SiteExport = SiteFileTask.extend({
  options: ExportOptions,
  contents: ExportContents.nullable(),
});
export type SiteExport = z.infer<typeof SiteExport>;

const tags = ['Exports'] as const;
const path = z.object({ id: recordID });
const needs = 'Needs site.manage.';

/** The routes of exports (docs/behavior/data.md#exports). */
export const siteExportRoutes = {
  list: {
    method: 'GET',
    url: '/exports',
    schema: {
      tags,
      summary: 'List exports',
      description: `Newest first. ${needs}`,
      response: { 200: z.array(SiteExport) },
    },
  },
  add: {
    method: 'POST',
    url: '/exports',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Start an export',
      description: `A job writes it. Rejected while another export is written (\`export.pending\`). Needs site.manage and a session with a recently confirmed identity. An export of everything needs a full administrator.`,
      body: ExportOptions,
      response: { 202: SiteExport },
    },
  },
  cancel: {
    method: 'POST',
    url: '/exports/:id/cancel',
    schema: {
      tags,
      summary: 'Cancel an export',
      description: `Nothing of a cancelled export is kept. ${needs}`,
      params: path,
      response: { 200: SiteExport },
    },
  },
  download: {
    method: 'GET',
    url: '/exports/:id/download',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Download an export',
      description:
        'Needs site.manage and a session with a recently confirmed identity, and a full administrator for an export of everything.',
      params: path,
      response: { 200: z.unknown() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/exports/:id',
    schema: {
      tags,
      summary: 'Delete an export',
      description: `Deletes its file. Not while it is written. ${needs}`,
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
