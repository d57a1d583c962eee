import type { ApiErrorCode } from '#api/errors.ts';

/** One thing wrong with one field; `field` is a dotted path into the body or query. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What an error may say beside its code. `errors` is grouped by field (specification part 1 §8). */
export interface ApiErrorDetails {
  readonly subject?: string;
  readonly description?: string;
  readonly errors?: Readonly<Record<string, readonly FieldError[]>>;
  readonly permissions?: readonly string[];
  readonly recordIDs?: readonly number[];
  readonly retryAfter?: number;
  /** The record as it is now, where what was sent grew from an older copy of it. */
  readonly record?: unknown;
  /** Where a fault came from; told by a forum that is being worked on alone. */
  readonly trace?: string;
}

/** The body of every error answer. */
export interface ApiErrorBody extends Omit<ApiErrorDetails, 'subject'> {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly requestID?: string;
}

/** Said when no answer came at all (specification part 1 §8). */
const unreachable = 'Something went wrong while contacting the server.';

/** Said of answers that carry no words of their own. */
const nameless = 'Something went wrong.';

/**
 * A refusal as it travels: its code, status and words. Pages and machines know this class; the table of all codes with
 * their words (`api/errors.ts`) stays on the server.
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

  /** The server and the pages that it renders each have a copy of this class; what the one refuses is a refusal to the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: classes that extend this one are told apart as usual
    if (this !== ApiFailure) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value instanceof Error && value.name === 'ApiError';
  }

  /** The answer body that carries this refusal over the wire. */
  toBody(): ApiErrorBody {
    const { subject: _, ...details } = this.details;
    return { status: this.status, code: this.code, message: this.message, ...details };
  }

  /** No answer came: the network, or the server, is away. */
  static unreachable(cause?: unknown): ApiFailure {
    return new ApiFailure('network.unreachable', { status: 0, message: unreachable }, {}, { cause });
  }

  /** Makes the refusal again from an answer body, as the client receives it. */
  static fromBody(body: unknown, status: number): ApiFailure {
    const known = (body ?? {}) as Partial<ApiErrorBody>;
    const code = known.code ?? (status === 404 ? 'route.not-found' : 'server.unexpected');
    return new ApiFailure(code, { status, message: known.message ?? nameless }, known);
  }
}
