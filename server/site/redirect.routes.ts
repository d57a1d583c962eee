import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { may } from '#server/platform/http/viewer.ts';
import { formerPlaceOf, mayBeFormer } from './former-address.ts';
import { findOldMember, findOldPost, type OldPlace } from './redirect.queries.ts';

const oldAddress =
  /^\/(?:imported\/(?<site>[^/?#]+)\/)?(?:(?<kind>questions|q|a)\/(?<post>\d{1,15})(?:\/[^/?#]*(?:\/(?<answer>\d{1,15}))?)?|users\/(?<user>-?\d{1,15})(?:\/[^?#]*)?)\/?(?:[?#]|$)/;

const urlOf = ({ discussionID, commentID, userID, name }: OldPlace): string => {
  if (userID !== null) return profileUrl({ userID, name });
  if (commentID !== null) return commentUrl(commentID);
  return discussionUrl({ discussionID: discussionID ?? 0, name });
};

/** Returns a part of an address as text that PostgreSQL can hold; as it is when it is not well-formed. */
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

/** What an address of an imported community has become; undefined when it is none, or nothing is there any more. */
async function findPlace(db: Kysely<Tables>, { url, hosts }: OldRequest): Promise<OldPlace | undefined> {
  const { site: coded, kind, post, answer, user } = oldAddress.exec(url)?.groups ?? {};
  const site = { site: coded === undefined ? undefined : decoded(coded), hosts };
  if (user) return findOldMember(db, user, site);
  if (!post) return undefined;
  const answered = kind === 'questions' && answer ? await findOldPost(db, answer, site) : undefined;
  return answered ?? findOldPost(db, post, site);
}

/**
 * The addresses that an imported Stack Exchange community had: `/questions/{id}/…`, `/q/{id}`, `/a/{id}` and
 * `/users/{id}/…` lead for good (301) to what has become of them, `/questions/{id}/{title}/{answer}` to the answer. They belong
 * to the community that `/imported/{site}` before them names, else to the one whose host the request is for. Others
 * go on to the pages, and so does what the viewer may not read, as the new address would tell its title. The addresses that
 * pages of older forums of this kind had lead to the pages of today.
 */
export const redirectRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const { db, settings, configuration } = server.forum;
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const former = mayBeFormer(request.url)
      ? formerPlaceOf(request.url, request.viewer, { settings: await settings.get(), site: configuration.siteUrl })
      : undefined;
    if (former)
      return reply
        .header('Cache-Control', former.isForEverybody ? 'private, max-age=86400' : 'no-store')
        .redirect(former.url, former.isForEverybody ? 301 : 302);
    const place = oldAddress.test(request.url)
      ? await findPlace(db, {
          url: request.url,
          hosts: [request.host, request.hostname].map((host) => host.toLowerCase()),
        })
      : undefined;
    if (!place || (place.categoryID && !may(request.viewer, 'discussions.view', place.categoryID))) return;
    return reply.header('Cache-Control', 'private, max-age=86400').redirect(urlOf(place), 301);
  });
});
