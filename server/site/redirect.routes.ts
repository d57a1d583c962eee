import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { may } from '#server/platform/http/viewer.ts';
import { findLegacyTarget, mayBeLegacyUrl } from './legacy-url.ts';
import { findImportedMember, findImportedPost, type ImportedRecord } from './redirect.queries.ts';

const importedUrlPattern =
  /^\/(?:imported\/(?<site>[^/?#]+)\/)?(?:(?<kind>questions|q|a)\/(?<post>\d{1,15})(?:\/[^/?#]*(?:\/(?<answer>\d{1,15}))?)?|users\/(?<user>-?\d{1,15})(?:\/[^?#]*)?)\/?(?:[?#]|$)/;

const urlOf = ({ discussionID, commentID, userID, name }: ImportedRecord): string => {
  if (userID !== null) return profileUrl({ userID, name });
  if (commentID !== null) return commentUrl(commentID);
  return discussionUrl({ discussionID: discussionID ?? 0, name });
};

/**
 * Decodes a part of a URL and removes NUL characters, which PostgreSQL cannot store. Returns a malformed part
 * unchanged.
 */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('\0', '');
  } catch {
    return part;
  }
}

interface OldRequest {
  readonly url: string;
  readonly hosts: readonly string[];
}

/**
 * Returns the record for a URL of an imported community. Returns undefined when the URL is not such a URL, or the
 * record no longer exists.
 */
async function findPlace(db: Kysely<Tables>, { url, hosts }: OldRequest): Promise<ImportedRecord | undefined> {
  const { site: coded, kind, post, answer, user } = importedUrlPattern.exec(url)?.groups ?? {};
  const site = { site: coded === undefined ? undefined : decoded(coded), hosts };
  if (user) return findImportedMember(db, user, site);
  if (!post) return undefined;
  const answered = kind === 'questions' && answer ? await findImportedPost(db, answer, site) : undefined;
  return answered ?? findImportedPost(db, post, site);
}

/**
 * Redirects the URLs of imported Stack Exchange communities permanently (301): `/questions/{id}/…`, `/q/{id}`,
 * `/a/{id}` and `/users/{id}/…` to the imported record, `/questions/{id}/{title}/{answer}` to the answer. The community
 * is the one named by a preceding `/imported/{site}`, otherwise the one whose host the request uses. Other URLs
 * continue to the page routes. So do URLs of records that the viewer may not read, since the new URL would reveal the
 * title. Legacy URLs of older forums of this kind are redirected to the current pages.
 */
export const redirectRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const { db, settings, configuration } = server.forum;
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const former = mayBeLegacyUrl(request.url)
      ? findLegacyTarget(request.url, request.viewer, { settings: await settings.get(), site: configuration.siteUrl })
      : undefined;
    if (former)
      return reply
        .header('Cache-Control', former.isForEverybody ? 'private, max-age=86400' : 'no-store')
        .redirect(former.url, former.isForEverybody ? 301 : 302);
    const place = importedUrlPattern.test(request.url)
      ? await findPlace(db, {
          url: request.url,
          hosts: [request.host, request.hostname].map((host) => host.toLowerCase()),
        })
      : undefined;
    if (!place || (place.categoryID && !may(request.viewer, 'discussions.view', place.categoryID))) return;
    return reply.header('Cache-Control', 'private, max-age=86400').redirect(urlOf(place), 301);
  });
});
