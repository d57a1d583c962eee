import { z } from 'zod';
import { bodyFormats } from '#api/post/body/body-format.ts';
import type { ContractRoute } from '#api/route.ts';

/** The route that renders a preview of a text. */
export const postPreviewRoutes = {
  create: {
    method: 'POST',
    url: '/posts/preview',
    schema: {
      tags: ['Posts'],
      summary: 'Preview a text as a post.',
      description:
        'Needs a session, and permission to write in some category. Returns the same sanitized HTML that a post would store.',
      body: z.object({ body: z.string().max(500_000), format: z.enum(bodyFormats) }),
      response: { 200: z.object({ html: z.string() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
