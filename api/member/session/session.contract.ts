import { z } from 'zod';
import { fields, flag, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * A session of a member, current or past. The IP address is returned only to the member and to holders of
 * personalInfo.view.
 */
export const Session = z.object({
  sessionID: z.string(),
  userID: z.number().int(),
  dateInserted: z.string(),
  dateUpdated: z.string(),
  dateExpires: z.string().nullable(),
  persistent: z.boolean(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable().optional(),
});
export type Session = z.infer<typeof Session>;

/** The response to a successful sign-in. The session token is sent in an http-only cookie. */
export const SignedIn = z.object({ userID: z.number().int(), name: z.string(), dateExpires: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

const tags = ['Sessions'] as const;
const named = z.object({ userID: recordID.optional(), sessionID: z.uuid().optional() });

/** The routes to sign in, sign out and list sessions (docs/behavior/account.md#sessions). */
export const sessionRoutes = {
  signIn: {
    method: 'POST',
    url: '/sessions',
    schema: {
      tags,
      summary: 'Sign in',
      description:
        '`name` is a name or an e-mail address. The response and its timing do not reveal whether such a member ' +
        'exists; after repeated failures the network is suspended for 30 seconds, growing to 15 minutes ' +
        '(`session.suspended`), and after many from different networks all unknown browsers (`session.guarded`). Members with a ' +
        'second factor get `session.second-factor` and continue at `POST /sessions/second-factor`, or send the ' +
        '`code` right away.',
      body: z.object({
        name: z.string().trim().min(1).max(254),
        password: z.string().min(1).max(1_000),
        persistent: z.boolean().default(false),
        code: z.string().trim().min(1).max(50).optional(),
      }),
      response: { 201: SignedIn },
    },
  },
  list: {
    method: 'GET',
    url: '/sessions',
    schema: {
      tags,
      summary: 'List sessions',
      description: 'Other members’ sessions need users.edit. `filter` is valid or invalid (ended), like `valid`.',
      querystring: z.object({
        userID: recordID.optional(),
        filter: z.enum(['valid', 'invalid']).optional(),
        valid: flag,
        ...fields,
      }),
      response: { 200: z.array(Session) },
    },
  },
  end: {
    method: 'DELETE',
    url: '/sessions',
    schema: {
      tags,
      summary: 'End sessions',
      description:
        'The given session; without `sessionID`, all sessions of the member except the present one. The body may contain both instead.',
      querystring: named,
      body: named.nullish(),
      response: { 204: z.undefined() },
    },
  },
  signOut: {
    method: 'DELETE',
    url: '/sessions/current',
    schema: { tags, summary: 'Sign out', response: { 204: z.undefined() } },
  },
} as const satisfies Record<string, ContractRoute>;
