import type { ServiceProblem } from '#api/administration/translation/service/service-problem.ts';
import { TranslationServiceError } from './translation-provider.ts';

/** The time in which a service must answer, in milliseconds. */
const timeout = 30_000;

/** The longest answer that is read, in bytes. */
const longestAnswer = 4_000_000;

/** The maximum length of an error message of a service, in characters. Longer ones are cut. */
const longestDetail = 300;

/** A request to a service, with functions that interpret its errors. */
export interface ServiceRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON body. Without one, the request is a GET. */
  readonly body?: unknown;
  /** The maximum time in milliseconds. Defaults to 30 seconds. */
  readonly timeout?: number;
  /** Returns the error message in the body of an error. */
  readonly messageOf: (body: unknown) => string | undefined;
  /** Maps an error to a problem. Without a result, the status decides. */
  readonly problemOf?: (status: number, message: string) => ServiceProblem | undefined;
}

const problemOfStatus = (status: number): ServiceProblem => {
  if (status === 401 || status === 403) return 'key';
  if (status === 413) return 'too-long';
  if (status === 429 || status === 503 || status === 529) return 'busy';
  return 'other';
};

async function readText(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > longestAnswer) throw new TranslationServiceError('answer');
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestDetail);

function connectionError(error: unknown): TranslationServiceError {
  if (error instanceof TranslationServiceError) return error;
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return new TranslationServiceError('timeout');
  return new TranslationServiceError('unreachable', shortened(cause?.code ?? cause?.message ?? message));
}

/**
 * Sends a request to a translation service and returns its JSON answer. Redirects are not followed, since they would
 * carry the API key elsewhere.
 *
 * @throws {TranslationServiceError}
 */
export async function requestService(url: string, request: ServiceRequest): Promise<unknown> {
  const { status, text } = await send(url, request).catch((error: unknown) => {
    throw connectionError(error);
  });
  const body = parsed(text);
  if (status < 200 || status > 299) {
    const message = shortened(request.messageOf(body) ?? '');
    throw new TranslationServiceError(
      request.problemOf?.(status, message) ??
        (body === undefined && status === 404 ? 'answer' : problemOfStatus(status)),
      message || `HTTP ${status}`,
    );
  }
  if (body === undefined) throw new TranslationServiceError('answer', shortened(text.replace(/<[^>]*>/g, ' ')));
  return body;
}

/** An invalid key makes an invalid header. The error of the runtime would quote it, so it is not passed on. */
function headersOf(headers: Readonly<Record<string, string>> | undefined): Headers {
  try {
    return new Headers({
      Accept: 'application/json',
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    });
  } catch {
    throw new TranslationServiceError('key');
  }
}

async function send(url: string, { headers, body, timeout: patience = timeout }: ServiceRequest) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headersOf(headers),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  return { status: answer.status, text: await readText(answer) };
}

/** Returns an address of a service: the base without a slash at its end, and a path. */
export const serviceAddress = (base: string, path: string): string => `${base.replace(/\/+$/, '')}${path}`;
