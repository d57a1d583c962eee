import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, type ApiErrorCode } from '#api/errors.ts';
import { ApiFailure, type FieldError } from '#api/failure.ts';

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
  '53300': 'server.busy',
};

interface Complaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params?: {
    readonly issue?: { readonly path?: readonly PropertyKey[]; readonly message?: string; readonly code?: string };
  };
}

const fieldErrorOf = ({ instancePath, keyword, message, params }: Complaint): FieldError => {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
  return { field, code: params?.issue?.code ?? keyword, message: message ?? 'This value is not valid.' };
};

const validationError = (complaints: readonly Complaint[], part: string | undefined): ApiError => {
  const errors = Map.groupBy(complaints.map(fieldErrorOf), ({ field }) => field || (part ?? 'body'));
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
  if (statusCode === 429) return new ApiError('request.too-many');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('request.malformed');
  return undefined;
}

/**
 * Answers every failure of the API with one body: status, code, message, and the errors grouped by field
 * (specification part 1 §8). A fault is logged whole and answered bare, with the request's id to report it by.
 */
export function answerWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'A request failed.');
  const answer = refusal ?? new ApiError('server.unexpected');
  if (answer.details.retryAfter) reply.header('Retry-After', answer.details.retryAfter);
  const requestID = refusal ? {} : { requestID: request.id };
  return reply
    .code(answer.status)
    .type('application/json')
    .send({ ...answer.toBody(), ...requestID });
}
