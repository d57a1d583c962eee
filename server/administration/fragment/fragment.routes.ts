import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { fragmentRoutes } from '#api/administration/fragment/fragment.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { FormSchema } from '#api/form/form-schema.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  type FragmentCommit,
  type FragmentParts,
  type FragmentRow,
  findFragment,
  hasAcceptedDisclosure,
  listFragments,
  listRevisions,
  storeDisclosure,
  type WantedRevision,
} from './fragment.queries.ts';
import { presentDetails, presentFragments } from './fragment-view.ts';
import {
  changeFragment,
  createFragment,
  removeDraft,
  removeFragment,
  requireDrawable,
  requireUsableFiles,
} from './fragment-writing.ts';

type Written = z.infer<typeof fragmentRoutes.change.schema.body>;

const emptyParts: FragmentParts = {
  name: '',
  js: '',
  jsRaw: '',
  css: '',
  customSchema: null,
  previewData: [],
  mediaIDs: [],
  heights: null,
};

/** Returns the parts of a revision with the written ones. A script without its source is its own source. */
const withWritten = (former: FragmentParts, { js, jsRaw = js, files, ...written }: Written): FragmentParts => ({
  name: written.name ?? former.name,
  js: js ?? former.js,
  jsRaw: jsRaw ?? former.jsRaw,
  css: written.css ?? former.css,
  customSchema: written.customSchema === undefined ? former.customSchema : (written.customSchema as FormSchema | null),
  previewData: written.previewData ?? former.previewData,
  mediaIDs: files?.map(({ mediaID }) => mediaID) ?? former.mediaIDs,
  heights: written.heights === undefined ? former.heights : written.heights,
});

const commitOf = ({ commitMessage, commitDescription }: Written): FragmentCommit => ({
  commitMessage: commitMessage ?? null,
  commitDescription: commitDescription ?? '',
});

const wantedOf = (revisionUUID: string | undefined, status: 'active' | 'latest'): WantedRevision =>
  revisionUUID === undefined ? status : { revisionUUID };

/** The API routes for fragments. */
export const fragmentResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const find = async (fragmentUUID: string, wanted: WantedRevision): Promise<FragmentRow> =>
    requireFound(
      await findFragment(forum.db, fragmentUUID, wanted),
      typeof wanted === 'object' ? 'fragment.revision-not-found' : 'fragment.not-found',
    );
  const present = async (fragmentUUID: string, wanted: WantedRevision = 'latest') =>
    presentDetails(forum, await find(fragmentUUID, wanted));

  const checkedParts = async (viewer: Viewer, former: FragmentParts, body: Written): Promise<FragmentParts> => {
    const parts = withWritten(former, body);
    requireDrawable(parts.customSchema);
    if (body.files) await requireUsableFiles(forum, viewer, parts.mediaIDs);
    return parts;
  };

  server.route({
    ...fragmentRoutes.list,
    handler: async ({ viewer, query: { status, fragmentType, sort, appliedStatus } }) => {
      requirePermission(viewer, 'site.manage');
      const rows = (await listFragments(forum.db, status)).filter(
        (row) => fragmentType === undefined || row.fragmentType === fragmentType,
      );
      const fragments = (await presentFragments(forum, rows)).filter(
        ({ isApplied }) => appliedStatus === 'all' || isApplied === (appliedStatus === 'applied'),
      );
      return sort === 'dateRevisionInserted' ? fragments.toReversed() : fragments;
    },
  });

  server.route({
    ...fragmentRoutes.add,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const { fragmentType } = body;
      const parts = await checkedParts(viewer, emptyParts, body);
      return present(await createFragment(forum, { parts, commit: commitOf(body), fragmentType }, viewer.userID));
    },
  });

  server.route({
    ...fragmentRoutes.disclosure,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return { didAccept: await hasAcceptedDisclosure(forum.db, viewer.userID) };
    },
  });

  server.route({
    ...fragmentRoutes.accept,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      await storeDisclosure(forum.db, body.didAccept, { userID: viewer.userID, now: forum.now() });
      return { success: true };
    },
  });

  server.route({
    ...fragmentRoutes.get,
    handler: async ({ viewer, params, query: { fragmentRevisionUUID, status } }) => {
      requirePermission(viewer, 'site.manage');
      return present(params.fragmentUUID, wantedOf(fragmentRevisionUUID, status));
    },
  });

  server.route({
    ...fragmentRoutes.change,
    handler: async ({ viewer, params: { fragmentUUID }, body }) => {
      requirePermission(viewer, 'site.manage');
      const former = await find(fragmentUUID, 'latest');
      const parts = await checkedParts(viewer, former, body);
      const commit = commitOf(body);
      const isChanged = commit.commitMessage !== null || !isDeepStrictEqual(parts, withWritten(former, {}));
      const { knownRevisionUUID } = body;
      if (isChanged) await changeFragment(forum, former, { parts, commit, knownRevisionUUID }, viewer.userID);
      return present(fragmentUUID);
    },
  });

  server.route({
    ...fragmentRoutes.remove,
    handler: async ({ viewer, params, query: { fragmentRevisionUUID } }) => {
      requirePermission(viewer, 'site.manage');
      const fragment = await find(params.fragmentUUID, wantedOf(fragmentRevisionUUID, 'latest'));
      if (fragmentRevisionUUID !== undefined && fragment.commitMessage !== null)
        throw new ApiError('fragment.revision-published');
      const isOnlyDraft = fragmentRevisionUUID !== undefined && fragment.activeID !== null;
      await (isOnlyDraft ? removeDraft : removeFragment)(forum, fragment, viewer.userID);
      return { success: true };
    },
  });

  server.route({
    ...fragmentRoutes.commit,
    handler: async ({ viewer, params: { fragmentUUID }, body }) => {
      requirePermission(viewer, 'site.manage');
      const former = await find(fragmentUUID, { revisionUUID: body.fragmentRevisionUUID });
      const keepsDraft = former.commitMessage !== null;
      const change = { parts: withWritten(former, {}), commit: commitOf(body), keepsDraft };
      await changeFragment(forum, former, change, viewer.userID);
      return present(fragmentUUID, 'active');
    },
  });

  server.route({
    ...fragmentRoutes.revisions,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      requirePermission(viewer, 'site.manage');
      await find(params.fragmentUUID, 'latest');
      const { rows, total } = await listRevisions(forum.db, params.fragmentUUID, query);
      sendPaging(request, reply, { ...query, total });
      return presentFragments(forum, rows);
    },
  });
};
