import type { Fault, OutsideView, SecurityCheck, SiteHealth } from '#api/administration/health/site-health.contract.ts';

/** Security checks with all verdicts. */
export const someChecks: readonly SecurityCheck[] = [
  { name: 'https', verdict: 'good', reason: 'https', count: 0 },
  { name: 'secretKey', verdict: 'notice', reason: 'key-file', count: 0 },
  { name: 'registration', verdict: 'problem', reason: 'open-unconfirmed', count: 0 },
  { name: 'twoFactor', verdict: 'problem', reason: 'unprotected', count: 2 },
  { name: 'backup', verdict: 'notice', reason: 'old', count: 12 },
  { name: 'mail', verdict: 'good', reason: 'server', count: 0 },
];

const dateLast = '2026-11-26T03:04:00+00:00';

/** Errors of a call and of a job. */
export const someFaults: readonly Fault[] = [
  {
    summary: 'A request failed.',
    message: 'canceling statement due to lock timeout',
    place: 'POST /api/v2/discussions/:id/merge',
    count: 14,
    dateFirst: '2026-11-25T03:00:00+00:00',
    dateLast,
  },
  {
    summary: 'A job failed.',
    message: 'connect ECONNREFUSED #.#.#.7:#',
    place: 'mail.send',
    count: 1,
    dateFirst: dateLast,
    dateLast,
  },
];

/** A view of a site whose certificate is not trusted. */
export const anOutsideView: OutsideView = {
  url: 'https://forum.example',
  status: 200,
  error: null,
  duration: 84,
  certificate: {
    issuer: 'Harbour Authority',
    dateExpires: '2027-01-26T03:04:00+00:00',
    isTrusted: false,
    error: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  },
  plain: 'redirects',
};

const aUser = (userID: number, name: string) => ({
  userID,
  name,
  url: `/profile/${userID}`,
  photoUrl: null,
  dateLastActive: null,
  title: null,
  label: null,
  labelHtml: null,
  banned: 0,
  private: false,
});

/** The health of a site. */
export const aHealth: SiteHealth = {
  version: '0.1.0',
  nodeVersion: '26.10.0',
  siteUrl: 'https://forum.example',
  process: { dateStarted: '2026-11-20T03:04:00+00:00', memory: 312_000_000, countProcesses: 2 },
  database: {
    kind: 'postgres',
    version: '17.2',
    size: 1_840_000_000,
    tables: [
      { name: 'comment', size: 812_000_000 },
      { name: 'discussion', size: 402_000_000 },
      { name: 'pgboss.job_common', size: 41_000_000 },
    ],
    connections: { busy: 1, idle: 9, waiting: 0 },
    isReceiving: true,
  },
  uploads: { count: 1_204, size: 812_000_000 },
  storage: {
    kinds: [
      { kind: 'picture', count: 1_204, size: 912_000_000 },
      { kind: 'backup', count: 3, size: 640_000_000 },
      { kind: 'document', count: 17, size: 22_000_000 },
    ],
    members: [
      { user: aUser(7, 'Ingrid Solheim'), count: 340, size: 204_000_000 },
      { user: aUser(8, 'Corvin'), count: 12, size: 4_300_000 },
    ],
  },
  disk: { folder: '/srv/forum/data', free: 48_000_000_000, total: 120_000_000_000, state: 'enough' },
  checks: [...someChecks],
  calls: [
    { call: 'GET /api/v2/search', count: 1_204, p50: 87, p95: 412 },
    { call: 'GET /*', count: 48_210, p50: 12, p95: 57 },
  ],
  faults: [],
};
