import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { categoryResource } from '#server/category/category.routes.ts';
import { tagResource } from '#server/category/tag.routes.ts';
import { mediaResource } from '#server/composer/media.routes.ts';
import { searchResource } from '#server/search/search.routes.ts';

/** Every resource of the API, in the order of the reference page. A new resource is one line here. */
export const resources: readonly FastifyPluginAsyncZod[] = [
  categoryResource,
  tagResource,
  mediaResource,
  searchResource,
];
