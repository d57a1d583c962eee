import type { ApiErrorCode } from '#api/errors.ts';

/** A validation error of one field; `field` is a dotted path into the body or query. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * The optional details of an error besides its code. `errors` is grouped by field (docs/behavior/platform.md#errors).
 */
export interface ApiErrorDetails {
  readonly subject?: string;
  readonly description?: string;
  readonly errors?: Readonly<Record<string, readonly FieldError[]>>;
  readonly permissions?: readonly string[];
  readonly recordIDs?: readonly number[];
  readonly retryAfter?: number;
  /** The current record, when the request was based on an outdated copy of it. */
  readonly record?: unknown;
  /** The stack trace of an unexpected error. Sent only in the development environment. */
  readonly trace?: string;
}

/** The body of every error response. */
export interface ApiErrorBody extends Omit<ApiErrorDetails, 'subject'> {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly requestID?: string;
}

/** The message when no response arrived (docs/behavior/platform.md#errors). */
const unreachable = 'Something went wrong while contacting the server.';

/** The message for error responses without a message. */
const nameless = 'Something went wrong.';

/**
 * An API error as the client receives it: code, status and message. Pages and machines use this class, so that the
 * table of all codes and messages (`api/errors.ts`) stays on the server.
 */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(
    code: ApiErrorCode,
    words: { status: number; message: string },
    details: ApiErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(words.message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = words.status;
    this.details = details;
  }

  /**
   * The server and the pages it renders each load their own copy of this class, so `instanceof` compares the error's
   * name.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: classes that extend this one are told apart as usual
    if (this !== ApiFailure) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value instanceof Error && value.name === 'ApiError';
  }

  /** Returns the response body that represents this error. */
  toBody(): ApiErrorBody {
    const { subject: _, ...details } = this.details;
    return { status: this.status, code: this.code, message: this.message, ...details };
  }

  /** Creates the error for a request without a response: the network or the server is unreachable. */
  static unreachable(cause?: unknown): ApiFailure {
    return new ApiFailure('network.unreachable', { status: 0, message: unreachable }, {}, { cause });
  }

  /** Recreates the error from a response body on the client. */
  static fromBody(body: unknown, status: number): ApiFailure {
    const known = (body ?? {}) as Partial<ApiErrorBody>;
    const code = known.code ?? (status === 404 ? 'route.not-found' : 'server.unexpected');
    return new ApiFailure(code, { status, message: known.message ?? nameless }, known);
  }
}
