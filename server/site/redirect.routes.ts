import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import type { Tables } from '#server/platform/tables.ts';
import { may } from '#server/platform/viewer.ts';
import { formerPlaceOf, mayBeFormer } from './former-address.ts';
import { findOldMember, findOldPost, type OldPlace } from './redirect.queries.ts';

const oldAddress =
  /^\/(?:(?<kind>questions|q|a)\/(?<post>\d{1,15})(?:\/[^/?#]*(?:\/(?<answer>\d{1,15}))?)?|users\/(?<user>-?\d{1,15})(?:\/[^?#]*)?)\/?(?:[?#]|$)/;

const urlOf = ({ discussionID, commentID, userID, name }: OldPlace): string => {
  if (userID !== null) return profileUrl({ userID, name });
  if (commentID !== null) return commentUrl(commentID);
  return discussionUrl({ discussionID: discussionID ?? 0, name });
};

/** What an address of an imported community has become; undefined when it is none, or nothing is there any more. */
async function findPlace(db: Kysely<Tables>, url: string): Promise<OldPlace | undefined> {
  const { kind, post, answer, user } = oldAddress.exec(url)?.groups ?? {};
  if (user) return findOldMember(db, user);
  if (!post) return undefined;
  const answered = kind === 'questions' && answer ? await findOldPost(db, answer) : undefined;
  return answered ?? findOldPost(db, post);
}

/**
 * The addresses that an imported Stack Exchange community had: `/questions/{id}/…`, `/q/{id}`, `/a/{id}` and
 * `/users/{id}/…` lead for good (301) to what has become of them, `/questions/{id}/{title}/{answer}` to the answer. Others
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
    const place = oldAddress.test(request.url) ? await findPlace(db, request.url) : undefined;
    if (!place || (place.categoryID && !may(request.viewer, 'discussions.view', place.categoryID))) return;
    return reply.header('Cache-Control', 'private, max-age=86400').redirect(urlOf(place), 301);
  });
});
