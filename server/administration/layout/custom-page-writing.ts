import { sql } from 'kysely';
import type { z } from 'zod';
import type { customPageRoutes } from '#api/administration/layout/custom-page.contract.ts';
import { withoutUndefined } from '#api/administration/layout-editor/layout-codec.ts';
import { ApiError } from '#api/errors.ts';
import { loadFragmentCheck } from '#server/administration/fragment/fragment-settings.ts';
import { textSource, textsOfWidgets } from '#server/administration/translation/record-text.ts';
import { defineRowUndo, logInsertedRows, type RowSources, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction, onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import {
  type CustomPageRow,
  type CustomPageText,
  deleteCustomPage,
  insertCustomPage,
  listCustomPages,
  updateCustomPage,
} from './custom-page.queries.ts';
import { insertLayout, insertRevision, type LayoutBy, lockLayout } from './layout.queries.ts';
import { announceLayout, announceUndoneLayouts } from './layout-announcement.ts';
import { invalidateLayouts } from './layout-store.ts';
import { listViews, replaceViews } from './layout-view.queries.ts';
import { changeWithin, type LayoutAuthor, readDefinition } from './layout-writing.ts';
import { findSection, siteSections } from './site-sections.ts';

type NewPage = z.output<typeof customPageRoutes.add.schema.body>;
type PageChange = z.output<typeof customPageRoutes.change.schema.body>;

/** The layouts of a custom page. */
const layoutsOf = (customPageID: number, column = sql`view.layout_id`) => sql`(select ${column} from layout_view view
  where view.record_type = 'customPage' and view.record_id = ${customPageID})`;

/** The rows of a custom page with its layout, for the log. */
const pageSources: RowSources = async (_, customPageID) => {
  const ofPage = layoutsOf(customPageID);
  return [
    { table: 'layout', key: ['layout_id'], where: sql`layout.layout_id in ${ofPage}` },
    { table: 'layout_revision', key: ['revision_id'], where: sql`layout_revision.layout_id in ${ofPage}` },
    { table: 'layout_view', key: ['layout_view_id'], where: sql`layout_view.layout_id in ${ofPage}` },
    { table: 'custom_page', key: ['custom_page_id'], where: sql`custom_page_id = ${customPageID}` },
  ];
};

/** The rows of a custom page with its layout and translations, for the log of its deletion. */
const wholePageSources: RowSources = async (trx, customPageID) => [
  ...(await pageSources(trx, customPageID)),
  textSource(
    sql`(record_type = 'customPage' and record_key = ${String(customPageID)}
      or ${textsOfWidgets(layoutsOf(customPageID, sql`view.layout_id::text`))})`,
  ),
];

defineRowUndo({
  actions: ['custom-page.delete'],
  permission: 'site.manage',
  sources: wholePageSources,
  afterwards: announceUndoneLayouts,
});

defineRowUndo({
  actions: ['custom-page.add', 'custom-page.change'],
  permission: 'site.manage',
  sources: pageSources,
  afterwards: announceUndoneLayouts,
});

const action = (name: 'add' | 'change' | 'delete', customPageID: number, actorID: number) =>
  ({
    action: `custom-page.${name}`,
    recordType: 'customPage',
    recordID: customPageID,
    actorID,
    isPublic: false,
  }) as const;

/** @throws {ApiError} request.invalid for a missing subcommunity. */
async function sectionIn(forum: Forum, requested: string | null): Promise<number | null> {
  if (requested === null || requested === '0') return null;
  const section = await findSection(forum, requested);
  if (!section) throw ApiError.fields({ siteSectionID: 'There is no such record for layouts of this kind.' });
  return section.sectionID;
}

/** @throws {ApiError} request.invalid for an address of another page or of a subcommunity. */
async function requireFreeAddress(
  forum: Forum,
  trx: Queryable,
  { urlcode, siteSectionID }: CustomPageText,
  ownID?: number,
): Promise<void> {
  const isSection = (await siteSections(forum)).some(({ slug }) => slug === urlcode.split('/')[0]);
  const isTaken = (await listCustomPages(trx)).some(
    (page) => page.customPageID !== ownID && page.urlcode === urlcode && page.siteSectionID === siteSectionID,
  );
  if (isSection || isTaken) throw ApiError.fields({ urlcode: 'This address is taken.' });
}

/** Creates a custom page with its layout, and logs it. Returns its ID. */
export async function makePage(forum: Forum, { layoutData, ...text }: NewPage, userID: number): Promise<number> {
  const by: LayoutBy = { userID, now: forum.now() };
  const page = { ...text, siteSectionID: await sectionIn(forum, text.siteSectionID) };
  const checkSettings = await loadFragmentCheck(forum);
  const document = readDefinition(layoutData?.layout ?? [], { viewType: 'customPage', checkSettings });
  const id = await inTransaction(forum.database, async (trx) => {
    await requireFreeAddress(forum, trx, page);
    const customPageID = await insertCustomPage(trx, page, by);
    const names = { name: layoutData?.name ?? page.seoTitle, viewType: 'customPage' as const };
    const layoutID = await insertLayout(trx, names, by);
    await insertRevision(trx, layoutID, { document, message: null }, by);
    const place = { recordType: 'customPage' as const, recordID: customPageID };
    await replaceViews(trx, { layoutID, viewType: 'customPage' }, [place], by);
    await logInsertedRows(trx, pageSources, action('add', customPageID, userID));
    return customPageID;
  });
  await invalidateLayouts(forum);
  return id;
}

/** Does work on a custom page in a logged transaction. @throws {ApiError} custom-page.not-found. */
async function changeLogged(
  forum: Forum,
  entry: ReturnType<typeof action>,
  work: (trx: Queryable, page: CustomPageRow) => Promise<void>,
): Promise<void> {
  await inTransaction(forum.database, async (trx) => {
    const found = (await listCustomPages(trx)).find(({ customPageID }) => customPageID === entry.recordID);
    const page = requireFound(found, 'custom-page.not-found');
    const sources = entry.action === 'custom-page.delete' ? wholePageSources : pageSources;
    await withRowLog(trx, sources, entry, () => work(trx, page));
  });
  await invalidateLayouts(forum);
}

/** Changes a custom page or its layout, and logs it. @throws {ApiError} custom-page.not-found. */
export async function changePage(
  forum: Forum,
  customPageID: number,
  { layoutData, ...changed }: PageChange,
  userID: number,
): Promise<void> {
  const by: LayoutAuthor = { userID, now: forum.now(), checkSettings: await loadFragmentCheck(forum) };
  const { siteSectionID, ...text } = changed;
  const section = siteSectionID === undefined ? {} : { siteSectionID: await sectionIn(forum, siteSectionID) };
  await changeLogged(forum, action('change', customPageID, userID), async (trx, page) => {
    const wanted = { ...page, ...withoutUndefined(text), ...section } as CustomPageText;
    await requireFreeAddress(forum, trx, wanted, customPageID);
    if (Object.keys(changed).length > 0) await updateCustomPage(trx, customPageID, wanted, by);
    if (!layoutData) return;
    const view = (await listViews(trx)).find(
      ({ recordType, recordID }) => recordType === 'customPage' && recordID === customPageID,
    );
    const layout = requireFound(view && (await lockLayout(trx, view.layoutID)), 'layout.not-found');
    const isChanged = await changeWithin(trx, layout, layoutData, by);
    if (isChanged) onceCommitted(trx, () => void announceLayout(forum, layout.layoutID));
  });
}

/** Deletes a custom page with its layout, and logs it. @throws {ApiError} custom-page.not-found. */
export const removePage = (forum: Forum, customPageID: number, userID: number): Promise<void> =>
  changeLogged(forum, action('delete', customPageID, userID), (trx) => deleteCustomPage(trx, customPageID));
