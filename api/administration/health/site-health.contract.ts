import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { ContractRoute } from '#api/route.ts';

/** The names of the security checks, in their order. */
export const securityCheckNames = ['https', 'secretKey', 'registration', 'twoFactor', 'backup', 'mail'] as const;

const count = z.number().int();

/** The kinds of files that take up storage: uploads by their type, and the files of backups and exports. */
export const storageKinds = ['picture', 'video', 'audio', 'document', 'backup', 'export'] as const;

/** A security check: its verdict, the reason as a code, and a number for the reason. */
export const SecurityCheck = z.object({
  name: z.enum(securityCheckNames),
  verdict: z.enum(['good', 'notice', 'problem']),
  reason: z.enum([
    'https',
    'http',
    'local',
    'key-set',
    'key-file',
    'approval',
    'open',
    'open-unconfirmed',
    'all-protected',
    'unprotected',
    'recent',
    'old',
    'never',
    'server',
    'outbox',
  ]),
  count,
});
/** A security check. */
export type SecurityCheck = z.infer<typeof SecurityCheck>;

/** The response times of a call in milliseconds: the median (`p50`) and the 95th percentile (`p95`). */
export const CallTimes = z.object({ call: z.string(), count, p50: z.number(), p95: z.number() });
/** The times of a call. */
export type CallTimes = z.infer<typeof CallTimes>;

/** Errors of the server with the same cause. */
export const Fault = z.object({
  summary: z.string(),
  message: z.string(),
  /** The call or the job in which they occurred, if known. */
  place: z.string().nullable(),
  count,
  dateFirst: z.string(),
  dateLast: z.string(),
});
/** Errors of the server with the same cause. */
export type Fault = z.infer<typeof Fault>;

/** The storage use in bytes: by kind of file, and by the members with the largest uploads. */
export const StorageUse = z.object({
  kinds: z.array(z.object({ kind: z.enum(storageKinds), count, size: count })),
  members: z.array(z.object({ user: UserFragment, count, size: count })),
});
/** The storage use in bytes. */
export type StorageUse = z.infer<typeof StorageUse>;

/** The health of the site. Times and faults are those of the answering process since its start. */
export const SiteHealth = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  siteUrl: z.string(),
  process: z.object({
    dateStarted: z.string(),
    memory: count,
    /** The number of processes of the forum; null if unknown. */
    countProcesses: count.nullable(),
  }),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    size: count,
    tables: z.array(z.object({ name: z.string(), size: count })),
    connections: z.object({ busy: count, idle: count, waiting: count }),
    /** Whether changes by other processes arrive, which clear the caches of this one. */
    isReceiving: z.boolean(),
  }),
  uploads: z.object({ count, size: count }),
  storage: StorageUse,
  disk: z.object({ folder: z.string(), free: count, total: count, state: z.enum(['enough', 'low', 'full']) }),
  checks: z.array(SecurityCheck),
  calls: z.array(CallTimes),
  faults: z.array(Fault),
});
/** The health of the site. */
export type SiteHealth = z.infer<typeof SiteHealth>;

/** The site as seen from outside. */
export const OutsideView = z.object({
  url: z.string(),
  /** The status of the response of `/healthz`; null when there was none, with the reason in `error`. */
  status: count.nullable(),
  error: z.string().nullable(),
  duration: count,
  /** The certificate of the address; null without HTTPS. */
  certificate: z
    .object({ issuer: z.string(), dateExpires: z.string(), isTrusted: z.boolean(), error: z.string().nullable() })
    .nullable(),
  /** The response of the same host without HTTPS: a redirect to it, a page, or none; null if the site has no HTTPS. */
  plain: z.enum(['redirects', 'answers', 'closed']).nullable(),
});
/** The site as seen from outside. */
export type OutsideView = z.infer<typeof OutsideView>;

const tags = ['Site health'] as const;
const needs = 'Needs site.manage.';

/** The routes of the health of the site (docs/behavior/site-health.md#site-health). */
export const siteHealthRoutes = {
  read: {
    method: 'GET',
    url: '/site-health',
    schema: { tags, summary: 'Read the health of the site', description: needs, response: { 200: SiteHealth } },
  },
  lookFromOutside: {
    method: 'POST',
    url: '/site-health/outside-view',
    schema: {
      tags,
      summary: 'Request the own address from outside',
      description: `Requests the configured address of the site, and no other. ${needs}`,
      response: { 200: OutsideView },
    },
  },
} as const satisfies Record<string, ContractRoute>;
