import { z } from 'zod';
import { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName } from '#api/visible-field.ts';

/** The sources of a dump: files that an administrator uploaded, or a subfolder of `IMPORT_DIR`. */
export const dumpPlaces = ['uploaded', 'folder'] as const;

/** The name of the folder of a dump. */
const dumpName = z
  .string()
  .max(100)
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N} ._-]*$/u);

/** A dump of another community. */
export const ImportDump = z.object({
  place: z.enum(dumpPlaces),
  name: z.string(),
  /** The files that an import reads, with their sizes in bytes. */
  files: z.array(z.object({ name: z.string(), size: z.number().int() })),
});
export type ImportDump = z.infer<typeof ImportDump>;

/** The options of an import, as of the command `npm run import`. Without a name, the name of the dump is used. */
const ImportOptions = z.object({
  place: z.enum(dumpPlaces),
  name: dumpName,
  category: visibleName().max(100).nullable(),
  site: visibleName().max(100).nullable(),
  /** The hosts of the old community, whose links are rewritten. */
  hosts: z
    .array(
      z
        .string()
        .max(253)
        .regex(/^[\w.-]+(:\d{1,5})?$/),
    )
    .max(20),
});

/** The rows that share a reason, with the IDs of the first of them. The reason is in English. */
const Reason = z.object({ reason: z.string(), count: z.number().int(), ids: z.array(z.string()) });

const Fault = z.object({ place: z.string(), message: z.string() });

/** The report of an import or dry run. For each kind: read = imported + known + omitted. */
export const ImportSummary = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      read: z.number().int(),
      imported: z.number().int(),
      /** The rows that an earlier run had imported. */
      known: z.number().int(),
      omitted: z.array(Reason),
      changed: z.array(Reason),
    }),
  ),
  /** The files that could not be read completely. */
  incomplete: z.array(Fault),
  /** The first errors in the files, and the number of all. */
  faults: z.array(Fault),
  countFaults: z.number().int(),
  /** The posts of earlier runs that received their author. */
  countAttached: z.number().int(),
  /** The category that is used instead of the one asked for, because that one has permissions of its own. */
  otherCategory: z.object({ wanted: z.string(), used: z.string() }).optional(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** An import of a dump, or its dry run, which stores nothing. */
export const SiteImport = SiteTask.extend({
  isDryRun: z.boolean(),
  options: ImportOptions,
  /** Whether the dump is still there, so that it can be imported again. */
  hasDump: z.boolean(),
  report: ImportSummary.nullable(),
  /** Whether there is a list of all errors and of all rows that were omitted or changed. */
  hasList: z.boolean(),
});
export type SiteImport = z.infer<typeof SiteImport>;

/** The dumps, and the imports and dry runs, newest first. `folder` is `IMPORT_DIR`, if it is set. */
export const SiteImportList = z.object({
  folder: z.string().nullable(),
  dumps: z.array(ImportDump),
  imports: z.array(SiteImport),
});
export type SiteImportList = z.infer<typeof SiteImportList>;

const tags = ['Imports'] as const;
const path = z.object({ id: recordID });
const needs = 'Needs site.manage.';
const confirmedNeeds = 'Needs site.manage and a session with a recently confirmed identity.';

/** The routes of imports (docs/behavior/data.md#imports). */
export const siteImportRoutes = {
  list: {
    method: 'GET',
    url: '/imports',
    schema: { tags, summary: 'List dumps and imports', description: needs, response: { 200: SiteImportList } },
  },
  addFile: {
    method: 'POST',
    url: '/imports/dumps/:name/files',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Upload a file of a dump',
      description: `A multipart form with one file, such as Posts.xml or Posts.xml.gz, of at most 1 GB. It replaces the file of the same table. ${confirmedNeeds}`,
      consumes: ['multipart/form-data'],
      params: z.object({ name: dumpName }),
      body: z.any(),
      response: { 201: ImportDump },
    },
  },
  removeDump: {
    method: 'DELETE',
    url: '/imports/dumps/:name',
    schema: {
      tags,
      summary: 'Delete an uploaded dump',
      description: `Imported records stay. ${needs}`,
      params: z.object({ name: dumpName }),
      response: { 204: z.undefined() },
    },
  },
  try: {
    method: 'POST',
    url: '/imports',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Start a dry run',
      description: `A job reads the dump and reports what an import would store and lose. Rejected while another dry run or import runs (\`import.pending\`). ${confirmedNeeds}`,
      body: ImportOptions,
      response: { 202: SiteImport },
    },
  },
  start: {
    method: 'POST',
    url: '/imports/:id/import',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Import the dump of a dry run',
      description: `Uses the options of a finished dry run, or continues an import that was cancelled or failed. ${confirmedNeeds}`,
      params: path,
      response: { 202: SiteImport },
    },
  },
  cancel: {
    method: 'POST',
    url: '/imports/:id/cancel',
    schema: {
      tags,
      summary: 'Cancel an import or dry run',
      description: `Records that were already imported stay, and a later import continues. ${needs}`,
      params: path,
      response: { 200: SiteImport },
    },
  },
  readList: {
    method: 'GET',
    url: '/imports/:id/list',
    schema: {
      tags,
      summary: 'Download the list of lost rows',
      description: `A text file with every error and every row that was omitted or changed. ${needs}`,
      params: path,
      response: { 200: z.unknown() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/imports/:id',
    schema: {
      tags,
      summary: 'Delete the report of an import or dry run',
      description: `Imported records stay. Not while it runs. ${needs}`,
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
