import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, type ApiErrorCode } from '#api/errors.ts';
import { type ApiErrorBody, ApiFailure, type FieldError } from '#api/failure.ts';
import { redactUrl } from '#server/platform/configuration/log-redaction.ts';
import { outageIn } from '#server/platform/database/database-failure.ts';
import { bodyInWords } from '#server/platform/http/error-words.ts';
import { requiredSentence } from '#server/platform/http/schema-words.ts';
import { wordsOf, wordsWithoutDatabase } from '#server/platform/text/words.ts';

const ofFastify: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_VALIDATION: 'request.invalid',
  FST_UNDER_PRESSURE: 'server.busy',
  FST_REQ_FILE_TOO_LARGE: 'media.too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported-media-type',
  FST_FILES_LIMIT: 'request.too-large',
  FST_PARTS_LIMIT: 'request.too-large',
  FST_FIELDS_LIMIT: 'request.too-large',
};

/** PostgreSQL's complaints that are about what was asked, not about the forum: numbers out of range, a zero byte, … */
const ofDatabase: Readonly<Record<string, ApiErrorCode>> = {
  '22003': 'request.malformed',
  '22021': 'request.malformed',
  '22P05': 'request.malformed',
  '57014': 'server.busy',
};

/** After how many seconds to ask again while the database cannot be reached. */
export const retryWhenBack = 5;

/** How often the log repeats that the database cannot be reached or that a disk is full, in milliseconds. */
const outageLoggedEvery = 1_000;
let outageLoggedAt = 0;

/** Logs an outage once a second, since every request then fails for the same reason. */
function logOutage({ log }: FastifyRequest, { code, cause }: ApiFailure): void {
  if (Date.now() - outageLoggedAt < outageLoggedEvery) return;
  outageLoggedAt = Date.now();
  log.error({ err: cause, code }, 'Requests fail: the database cannot be reached, or a disk is full.');
}

/** What the pool says, without a code, when nobody gave a connection back for too long. */
const noConnection = 'timeout exceeded when trying to connect';

interface Complaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params?: {
    readonly issue?: { readonly path?: readonly PropertyKey[]; readonly message?: string; readonly code?: string };
  };
}

const fieldErrorOf = ({ instancePath, keyword, message = notValid, params }: Complaint): FieldError => {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const isNamed = field !== '' && message === requiredSentence;
  return { field, code: params?.issue?.code ?? keyword, message: isNamed ? `${field} is required.` : message };
};

const notValid = 'This value is not valid.';

const validationError = (complaints: readonly Complaint[], part: string | undefined): ApiError => {
  const found = complaints.map(fieldErrorOf);
  const errors = Map.groupBy(found, ({ field }) => field || (part ?? 'body'));
  const description = [...errors].map(([field, [first]]) => `${field}: ${first?.message}`).join(' ');
  return new ApiError('request.invalid', { description, errors: Object.fromEntries(errors) });
};

/** The refusal behind anything that was thrown; undefined for a fault of the forum itself. */
export function refusalOf(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return validationError(error.validation as unknown as Complaint[], error.validationContext);
  }
  const { code, statusCode, routerCode } = error as { code?: string; statusCode?: number; routerCode?: string };
  const known = ofFastify[code ?? ''] ?? ofDatabase[code ?? ''] ?? (routerCode ? 'request.malformed' : undefined);
  if (known) return new ApiError(known);
  if ((error as Error).message === noConnection) return new ApiError('server.busy');
  const outage = outageIn(error);
  if (outage) return new ApiError(outage, { retryAfter: retryWhenBack }, { cause: error });
  if (statusCode === 429) return new ApiError('request.too-many');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('request.malformed');
  return undefined;
}

/** Where a fault came from, for whoever works on the forum (`spec/api.md` §0); nobody else learns it. */
const traceFor = ({ server }: FastifyRequest, error: unknown): { trace?: string } =>
  server.forum.configuration.environment === 'development' && error instanceof Error
    ? { trace: redactUrl(error.stack ?? error.message) }
    : {};

/**
 * What is told of a failure: status, code, message, and the errors grouped by field (specification part 1 §8). The answer gets
 * its status. A fault is logged whole and told bare, with the request's id to report it by.
 */
export async function tellOfError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<ApiErrorBody> {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'A request failed.');
  else if (outageIn(error)) logOutage(request, refusal);
  const answer = refusal ?? new ApiError('server.unexpected', traceFor(request, error));
  if (answer.details.retryAfter) reply.header('Retry-After', answer.details.retryAfter);
  reply.code(answer.status);
  return { ...(await inWords(answer, request)), ...(!refusal && { requestID: request.id }) };
}

/** Answers every failure of the API with one body. */
export async function answerWithError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = await tellOfError(error, request, reply);
  return reply.type('application/json').send(body);
}

/** Says a refusal in the site's words, or in the forum's own while the site's cannot be read. */
async function inWords(answer: ApiFailure, { server, language = 'en' }: FastifyRequest): Promise<ApiErrorBody> {
  const isAway = answer.code === 'server.database-away';
  const own = () => wordsWithoutDatabase(language);
  return bodyInWords(answer, await (isAway ? own() : wordsOf(server.forum, language).catch(own)));
}
