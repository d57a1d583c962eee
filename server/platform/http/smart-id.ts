import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type RawBuilder, sql } from 'kysely';
import type { ApiErrorCode } from '#api/errors.ts';
import { foldedIdentity, isSameIdentity } from '#api/folded-identity.ts';
import { memberNamedSql } from '#server/member/identity/former-name.queries.ts';
import { requireProfiles } from '#server/member/user/user.policy.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';

/** Returns the ID of the record with this value, if the viewer may know that it exists. */
type Lookup = (request: FastifyRequest, value: string) => Promise<number | undefined>;

interface SmartResource {
  readonly missing: ApiErrorCode;
  readonly fields: Readonly<Record<string, Lookup>>;
}

const oneOf = async ({ server }: FastifyRequest, query: RawBuilder<{ id: number }>): Promise<number | undefined> =>
  (await query.execute(server.forum.db)).rows[0]?.id;

const users: SmartResource = {
  missing: 'user.not-found',
  fields: {
    async name(request, name) {
      const id = await oneOf(request, memberNamedSql(name));
      requireProfiles(request.viewer, id);
      return id;
    },
    email(request, email) {
      requirePermission(request.viewer, 'personalInfo.view');
      return oneOf(
        request,
        sql`select user_id as id from member
          where email_key = ${foldedIdentity(email)} and email is not null and date_deleted is null and not is_system`,
      );
    },
  },
};

const categories: SmartResource = {
  missing: 'category.not-found',
  fields: {
    urlcode: async ({ viewer }, urlcode) =>
      viewer.categories.all.find((node) => isSameIdentity(node.urlcode, urlcode))?.categoryID,
    name: async ({ viewer }, name) =>
      viewer.categories
        .inLanguages([])
        .all.find((node) => isSameIdentity(node.name, name) && may(viewer, 'discussions.view', node.categoryID))
        ?.categoryID,
  },
};

const roles: SmartResource = {
  missing: 'role.not-found',
  fields: {
    async name({ server, viewer }, name) {
      const { roles: all } = await server.forum.permissions.get();
      const role = all.values().find((one) => isSameIdentity(one.name, name));
      return role?.personalInfo && !may(viewer, 'site.manage') ? undefined : role?.roleID;
    },
  },
};

const tags: SmartResource = {
  missing: 'tag.not-found',
  fields: {
    urlcode: (request, urlcode) =>
      oneOf(
        request,
        sql`select tag_id as id from tag where urlcode_key = ${foldedIdentity(urlcode)} order by tag_id limit 1`,
      ),
    name: (request, name) =>
      oneOf(
        request,
        sql`select tag_id as id from tag where name_key = ${foldedIdentity(name)} order by tag_id limit 1`,
      ),
  },
};

const resources: Readonly<Record<string, SmartResource>> = { users, categories, roles, tags };

/**
 * Returns the resource that a path parameter identifies: `userID` is a member anywhere in the path, `id` is a record of
 * the resource at the beginning of the path.
 */
const resourceAt = (url: string, place: string): SmartResource | undefined =>
  place === 'id'
    ? resources[/^\/api\/v2\/(\w+)\/:id\b/.exec(url)?.[1] ?? '']
    : /userID$/i.test(place)
      ? users
      : undefined;

/**
 * Replaces `$field:value` in a path with the ID of the record with that value
 * (docs/behavior/platform.md#record-references): members by `name` and `email`, categories and tags by `urlcode` and
 * `name`, roles by `name`. Any other value is validated by the contract of the route.
 *
 * @throws {ApiError} the resource's "not found"; permission.missing where members may not be looked up.
 */
export const smartIDs = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('preValidation', async (request) => {
    const params = request.params as Record<string, string>;
    for (const [place, text] of Object.entries(params ?? {})) {
      const [, field = '', value = ''] = /^\$(\w+):(.+)$/s.exec(text) ?? [];
      const resource = value ? resourceAt(request.routeOptions.url ?? '', place) : undefined;
      const look = resource && Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined;
      if (resource && look) params[place] = String(requireFound(await look(request, value), resource.missing));
    }
  });
});
