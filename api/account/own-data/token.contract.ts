import { z } from 'zod';
import { tokenAreas } from '#api/account/own-data/token-area.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

/**
 * An access token with which a program acts on behalf of a member. `accessToken` contains the whole token only in the
 * response that creates it.
 */
export const Token = z.object({
  accessTokenID: z.number().int(),
  name: z.string().nullable(),
  accessToken: z.string(),
  /** `read` tokens cannot change anything. `write` tokens have all permissions of their member. */
  scope: z.enum(['read', 'write']),
  /** The areas to which the token is limited. `null` means everything that its member may do. */
  areas: z.array(z.enum(tokenAreas)).nullable(),
  dateInserted: z.string(),
  /** Rounded to the minute. */
  dateLastUsed: z.string().nullable(),
  /** The network address of the last use, for viewers who may see it. */
  lastIPAddress: z.string().nullable().optional(),
  dateExpires: z.string().nullable(),
});
export type Token = z.infer<typeof Token>;

/** The request for a new access token. */
export const NewToken = z.object({
  name: visibleText().min(1).max(100),
  scope: z.enum(['read', 'write']).default('write'),
  /** If left out, the token may do everything that its member may do. */
  areas: z.array(z.enum(tokenAreas)).min(1).max(tokenAreas.length).nullable().optional(),
  /** In days from now. If left out, the token does not expire. */
  lifetime: z.number().int().min(1).max(3_650).nullable().optional(),
});

const tags = ['Tokens'] as const;
const path = z.object({ id: recordID });

/**
 * The routes for the viewer's access tokens (docs/behavior/account.md#access-tokens). A token is sent as
 * `Authorization: Bearer …` with any request.
 */
export const tokenRoutes = {
  list: {
    method: 'GET',
    url: '/tokens',
    schema: {
      tags,
      summary: 'List access tokens',
      description: 'Needs tokens.add.',
      response: { 200: z.array(Token) },
    },
  },
  create: {
    method: 'POST',
    url: '/tokens',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Create an access token',
      description:
        'Needs tokens.add and a session with a recently confirmed identity; a token cannot create another token. The settings ' +
        'tokens.creators and tokens.maxDays limit who can create tokens and for how long they are valid. The secret ' +
        'is returned only in this response.',
      body: NewToken,
      response: { 201: Token },
    },
  },
  read: {
    method: 'GET',
    url: '/tokens/:id',
    schema: {
      tags,
      summary: 'Read an access token',
      description: 'Without its secret.',
      params: path,
      response: { 200: Token },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/tokens/:id',
    schema: {
      tags,
      summary: 'Delete an access token',
      description: 'It becomes invalid immediately.',
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
