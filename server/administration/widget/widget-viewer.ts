import type { FastifyRequest } from 'fastify';
import type { WidgetAudience } from '#api/administration/widget/widget-definition.ts';
import { type Api, createApi } from '#api/api.ts';
import { viewerInSection } from '#server/administration/layout/site-sections.ts';
import { guestOf } from '#server/member/session/session.ts';
import { callRoute } from '#server/pages/route-call.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

const nobody: ReadonlySet<number> = new Set();

/** Returns somebody with the permissions of a viewer, without anything that is the viewer's own. */
function permissionsOnly({ roleIDs, isAdmin, permissions, categories, statuses, postTypes, ...rest }: Viewer): Viewer {
  const { tagNames, contentTexts, words, isMuted } = rest;
  return {
    userID: 0,
    name: '',
    roleIDs,
    isAdmin,
    emailConfirmed: true,
    sessionID: undefined,
    permissions,
    categories,
    statuses,
    postTypes,
    ignored: nobody,
    dateAllViewed: null,
    tagNames,
    contentTexts,
    words,
    ...(isMuted !== undefined && { isMuted }),
  };
}

/**
 * Returns the viewer that a widget's data may depend on, within a subcommunity. Reads of widgets with the same audience
 * share one.
 */
export async function viewersOf(
  forum: Forum,
  viewer: Viewer,
  siteSectionID: string | undefined,
): Promise<Readonly<Record<WidgetAudience, Viewer>>> {
  const everyone = await viewerInSection(forum, await guestOf(forum), siteSectionID);
  return { everyone, permissions: permissionsOnly(viewer), member: viewer };
}

/**
 * Returns the API for the loaders of a request, on behalf of a viewer. It calls the handlers of read-only routes, so a
 * widget cannot show anything that the API would refuse.
 */
export const apiFor = (request: FastifyRequest, viewer: Viewer, prefix: string): Api =>
  createApi(async (requested) => {
    const answer = await callRoute(request, requested, { prefix, viewer });
    if (!answer) throw new Error(`A widget cannot call ${requested.method} ${requested.route}.`);
    return answer;
  });
