import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, type ApiErrorCode } from '#api/errors.ts';
import { type ApiErrorBody, ApiFailure, type FieldError } from '#api/failure.ts';
import { redactUrl } from '#server/platform/configuration/log-redaction.ts';
import { outageCodeOf } from '#server/platform/database/database-failure.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import { requiredSentence } from '#server/platform/http/schema-messages.ts';
import { loadBuiltInTexts, loadTexts } from '#server/platform/text/message-catalog.ts';

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

/**
 * PostgreSQL errors with a specific API error: numbers out of range, invalid characters, and statements that exceed the
 * time limit.
 */
const ofDatabase: Readonly<Record<string, ApiErrorCode>> = {
  '22003': 'request.malformed',
  '22021': 'request.malformed',
  '22P05': 'request.malformed',
  '57014': 'server.busy',
};

/** The `Retry-After` value while the database cannot be reached, in seconds. */
export const retryWhenBack = 5;

/** The minimum interval between log entries about an unreachable database or a full disk, in milliseconds. */
const outageLoggedEvery = 1_000;
let outageLoggedAt = 0;

/** Logs an outage at most once a second, since every request then fails for the same reason. */
function logOutage({ log }: FastifyRequest, { code, cause }: ApiFailure): void {
  if (Date.now() - outageLoggedAt < outageLoggedEvery) return;
  outageLoggedAt = Date.now();
  log.error({ err: cause, code }, 'Requests fail: the database cannot be reached, or a disk is full.');
}

/** The pool's error message, which has no code, when no connection became free in time. */
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

/** Returns the API error for a thrown error. Returns undefined for an unexpected error of the forum itself. */
export function toApiFailure(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return validationError(error.validation as unknown as Complaint[], error.validationContext);
  }
  const { code, statusCode, routerCode } = error as { code?: string; statusCode?: number; routerCode?: string };
  const known = ofFastify[code ?? ''] ?? ofDatabase[code ?? ''] ?? (routerCode ? 'request.malformed' : undefined);
  if (known) return new ApiError(known);
  if ((error as Error).message === noConnection) return new ApiError('server.busy');
  const outage = outageCodeOf(error);
  if (outage) return new ApiError(outage, { retryAfter: retryWhenBack }, { cause: error });
  if (statusCode === 429) return new ApiError('request.too-many');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('request.malformed');
  return undefined;
}

/**
 * Returns the stack trace of an unexpected error in development (docs/behavior/platform.md#errors). In every other
 * environment the trace is omitted.
 */
const traceFor = ({ server }: FastifyRequest, error: unknown): { trace?: string } =>
  server.forum.configuration.environment === 'development' && error instanceof Error
    ? { trace: redactUrl(error.stack ?? error.message) }
    : {};

/**
 * Returns the response body of an error: status, code, message, and the errors grouped by field
 * (docs/behavior/platform.md#errors). Sets the response status. An unexpected error is logged with its details; the
 * response contains none of them, only the request ID for reporting it.
 */
export async function prepareErrorResponse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ApiErrorBody> {
  const refusal = toApiFailure(error);
  if (!refusal)
    request.log.error(
      { err: error, route: `${request.method} ${request.routeOptions.url ?? ''}` },
      'A request failed.',
    );
  else if (outageCodeOf(error)) logOutage(request, refusal);
  const answer = refusal ?? new ApiError('server.unexpected', traceFor(request, error));
  if (answer.details.retryAfter) reply.header('Retry-After', answer.details.retryAfter);
  reply.code(answer.status);
  return { ...(await translateError(answer, request)), ...(!refusal && { requestID: request.id }) };
}

/** Sends every error of the API with the same body format. */
export async function answerWithError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = await prepareErrorResponse(error, request, reply);
  return reply.type('application/json').send(body);
}

/**
 * Translates an error with the site's translations, or with the built-in texts while those of the site cannot be read.
 */
async function translateError(answer: ApiFailure, { server, language = 'en' }: FastifyRequest): Promise<ApiErrorBody> {
  const isAway = answer.code === 'server.database-away';
  const own = () => loadBuiltInTexts(language);
  return translateErrorBody(answer, await (isAway ? own() : loadTexts(server.forum, language).catch(own)));
}
