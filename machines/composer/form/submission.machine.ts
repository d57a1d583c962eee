import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { isSessionEndedError as tellsOfEnd } from '#api/member/session/session-ended-error.ts';
import { t } from '#api/translations.ts';

/** The events of a submission. */
export type SubmissionEvent =
  | { type: 'post.requested' }
  | { type: 'field.edited'; field: string }
  | { type: 'problem.dismissed' };

/** The server's reasons for rejecting a post: by field, and as a whole. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  /** Whether the session has expired. */
  readonly isSessionOver: boolean;
}

const noRefusal: Refusal = { fields: {}, message: '', isSessionOver: false };

const tooMany = ({ message, details: { retryAfter } }: ApiFailure): string =>
  retryAfter === undefined ? message : t('composer.submission.too-fast', { seconds: Math.ceil(retryAfter) });

/**
 * Returns the rejection in an error, with a message that explains the next step. For an unexpected error, the message
 * states that the text is safe.
 */
export function refusalIn(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return { ...noRefusal, message: t('composer.submission.unexplained') };
  const fields = Object.fromEntries(
    Object.entries(error.details.errors ?? {}).map(([field, errors]) => [
      field,
      errors.map(({ message }) => message).join(' '),
    ]),
  );
  const isSessionOver = tellsOfEnd(error);
  if (isSessionOver) return { fields, message: t('composer.submission.signed-out'), isSessionOver };
  if (error.code === 'request.too-many') return { fields, message: tooMany(error), isSessionOver };
  return { fields, message: error.details.description || error.message, isSessionOver };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/**
 * Sends a text to the forum once, however often the button is pressed.
 *
 * A rejection names the invalid fields; after a failure the same text can be sent again. Only the server's response
 * makes it posted.
 */
export const submissionMachine = setup({
  types: {
    context: {} as { refusal: Refusal; url: string },
    events: {} as SubmissionEvent,
  },
  actors: {
    send: fromPromise<{ url: string }>(() => Promise.reject(new Error('The actor `send` is not provided.'))),
  },
  guards: { isRefused: (_, { error }: { error: unknown }) => isRefusal(error) },
  actions: {
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalIn(error) })),
    forgetRefusal: assign({ refusal: noRefusal }),
    forgetField: assign(({ context: { refusal } }, { field }: { field: string }) => ({
      refusal: {
        ...refusal,
        fields: Object.fromEntries(Object.entries(refusal.fields).filter(([name]) => name !== field)),
      },
    })),
    noteUrl: assign((_, { url }: { url: string }) => ({ url })),
    tellRefused: () => {},
    tellPosted: (_, _params: { url: string }) => {},
  },
}).createMachine({
  id: 'submission',
  context: { refusal: noRefusal, url: '' },
  initial: 'writing',
  states: {
    writing: { on: { 'post.requested': 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'send',
        onDone: {
          target: 'posted',
          actions: [
            { type: 'noteUrl', params: ({ event }) => event.output },
            { type: 'tellPosted', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'tellRefused'],
          },
          { target: 'failed', actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'tellRefused'] },
        ],
      },
    },
    refused: {
      tags: 'error',
      on: {
        'post.requested': 'sending',
        'field.edited': { actions: { type: 'forgetField', params: ({ event }) => event } },
        'problem.dismissed': { target: 'writing', actions: 'forgetRefusal' },
      },
    },
    failed: {
      tags: 'error',
      on: { 'post.requested': 'sending', 'problem.dismissed': { target: 'writing', actions: 'forgetRefusal' } },
    },
    posted: { type: 'final' },
  },
});
