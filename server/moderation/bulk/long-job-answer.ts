import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import type { LongJobProgress, LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import type { Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findItems, findLongJob, insertLongJob, type StoredItem, type StoredLongJob } from './long-job.queries.ts';
import type { LongJob } from './long-job.ts';
import { runLongJob } from './long-job-run.ts';
import { type LongJobOrder, sendLongJob } from './long-job-start.ts';
import { issueLongJobToken } from './long-job-token.ts';
import { failureOf } from './stored-refusal.ts';

/** A long-running request, with the query parameters of `longRunnerQuery` in the contract. */
interface Exchange {
  readonly request: FastifyRequest & { query: { longRunnerMode: 'sync' | 'async'; longRunnerTimeout: number } };
  readonly reply: FastifyReply;
  /** The status of a successful response; defaults to 200. */
  readonly done?: number;
}

/**
 * Rejects access tokens that are limited to areas, because a job continues with all permissions of its member.
 *
 * @throws {ApiError} access-token.out-of-scope.
 */
function requireWholeAccess({ tokenAreas }: Pick<Viewer, 'tokenAreas'>): void {
  if (tokenAreas) throw new ApiError('access-token.out-of-scope');
}

/** Starts a job in the background, independent of the request and the process. Returns the job ID. */
export async function startLongJob<Input extends object>(
  forum: Forum,
  viewer: Pick<Viewer, 'userID' | 'tokenAreas'>,
  job: LongJob<Input>,
  order: LongJobOrder<Input>,
): Promise<string> {
  requireWholeAccess(viewer);
  return sendLongJob(forum, job, { ...order, userID: viewer.userID, now: forum.now() });
}

/**
 * Handles a long-running request: processes records until the timeout, then responds with the progress. With
 * `longRunnerMode=async` it only starts the job. The status is 200, 408 when records are left, or the highest status of
 * the records' errors.
 */
export async function handleLongJobRequest<Input extends object>(
  forum: Forum,
  { request, reply, done }: Exchange,
  job: LongJob<Input>,
  order: LongJobOrder<Input>,
) {
  const { viewer, query, language } = request;
  const { userID } = viewer;
  requireWholeAccess(viewer);
  if (query.longRunnerMode === 'async') {
    const jobTrackingID = await startLongJob(forum, viewer, job, order);
    return reply.code(202).send({ jobTrackingID, status: 'queued' });
  }
  const now = forum.now();
  const jobID = await insertLongJob(forum.db, { kind: job.kind, userID, ...order, inBackground: false, now });
  const stored = (await findLongJob(forum.db, jobID)) as StoredLongJob;
  return continueLongJob(forum, { viewer, language, reply, done }, stored, query.longRunnerTimeout);
}

interface LongJobRun {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly reply: FastifyReply;
  readonly done?: number | undefined;
}

/** Continues a job for the given number of seconds and responds with the progress. */
export async function continueLongJob(
  forum: Forum,
  { viewer, language, reply, done = 200 }: LongJobRun,
  job: StoredLongJob,
  seconds: number,
) {
  await runLongJob(forum, job, { viewer, seconds });
  const items = await findItems(forum.db, job.long_job_id);
  const progress = progressOf(items, await loadTexts(forum, language));
  const isUnfinished = items.some(({ status }) => status === 'waiting');
  const grant = { jobID: job.long_job_id, userID: viewer.userID, seconds };
  const result: LongJobResult = {
    progress,
    callbackPayload: isUnfinished ? await issueLongJobToken(forum, grant) : null,
    jobID: job.long_job_id,
  };
  const statuses = items.map(({ refusal }) => refusal?.status ?? done);
  return reply.code(Math.max(done, isUnfinished ? 408 : 0, ...statuses) as 200).send(result);
}

const idsOf = (items: readonly StoredItem[], wanted: StoredItem['status']): number[] =>
  items.filter(({ status }) => status === wanted).map(({ item_id }) => item_id);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the progress of a job, with error messages in the viewer's language. */
export function progressOf(items: readonly StoredItem[], words: Translations): LongJobProgress {
  const exceptions = items.flatMap(({ item_id, refusal }) => {
    if (!refusal) return [];
    const told = failureOf(refusal);
    const { status, code, message, description, permissions } = translateErrorBody(told, words);
    const details = {
      ...(description && { description }),
      ...(permissions && { permissions: [...permissions] }),
      ...(isRecord(told.details.record) && { record: told.details.record }),
    };
    return [[String(item_id), { status, code, message, ...details }] as const];
  });
  return {
    successIDs: idsOf(items, 'done'),
    failedIDs: idsOf(items, 'failed'),
    exceptionsByID: Object.fromEntries(exceptions),
    countTotalIDs: items.length,
  };
}
