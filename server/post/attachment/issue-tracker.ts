import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { control } from '#api/form/form-schema.ts';
import { toFormSchema } from '#server/form/form-schema.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { ForeignState, Integration } from './integration.ts';

/** The timeout of a request to the tracker, in milliseconds. */
const timeout = 10_000;
/** The maximum length of a response, in bytes. */
const longestAnswer = 65_536;

const text = (max: number) => z.string().trim().max(max);
const link = z.url({ protocol: /^https?$/ }).max(2_000);

const Answer = z.object({
  id: z.union([z.string().trim().min(1).max(200), z.number()]).transform(String),
  url: link,
  status: text(100).default(''),
  metadata: z
    .array(
      z.object({
        labelCode: text(100),
        value: text(500),
        url: link.optional(),
        format: z.enum(['date-time']).optional(),
      }),
    )
    .max(20)
    .default([]),
});

const nameIn = (settings: { 'issueTracker.name': string }): string => settings['issueTracker.name'];

/** Whether the forum may send requests to a URL. Plain HTTP is allowed only if the forum itself does not use HTTPS. */
const isSafe = (url: string, siteUrl: string): boolean =>
  url.startsWith('https://') || (url.startsWith('http://') && siteUrl.startsWith('http://'));

/** Reads a response of limited length. */
async function readAnswer(answer: Response): Promise<unknown> {
  let json = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    json += decoder.decode(part as Uint8Array, { stream: true });
    if (json.length > longestAnswer) throw new Error('The response of the issue tracker is too large.');
  }
  return JSON.parse(json);
}

/** A request to the tracker. The key identifies the item to create. */
interface Question {
  readonly type: 'create' | 'read';
  readonly key?: string;
  readonly [name: string]: unknown;
}

/** Sends a request to the tracker without following redirects. @throws {ApiError} attachment.unreachable. */
async function ask(forum: Forum, question: Question): Promise<z.infer<typeof Answer>> {
  const { siteUrl, issueTrackerToken: token } = forum.configuration;
  const settings = await forum.settings.get();
  try {
    const url = settings['issueTracker.url'];
    if (!isSafe(url, siteUrl)) throw new Error('The URL of the issue tracker must begin with https.');
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(question.key && { 'Idempotency-Key': `"${question.key}"` }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The issue tracker responded with ${answer.status}.`);
    return Answer.parse(await readAnswer(answer));
  } catch (cause) {
    forum.log.warn({ err: cause }, 'The issue tracker could not be reached.');
    throw new ApiError('attachment.unreachable', { subject: nameIn(settings) }, { cause });
  }
}

const stateIn = ({ url, status, metadata }: z.infer<typeof Answer>): ForeignState => ({
  foreignUrl: url,
  status,
  metadata,
});

/** The integration of an issue tracker at a configurable URL, with the protocol described in docs/configuration.md. */
export const issueTracker: Integration = {
  attachmentType: 'issue-tracker',

  async describe(forum, { t }) {
    const settings = await forum.settings.get();
    if (settings['issueTracker.url'] === '') return undefined;
    const name = nameIn(settings);
    return {
      name,
      title: t('attachment.tracker.title', { name }),
      label: t('attachment.tracker.label', { name }),
      submitButton: t('attachment.tracker.submit'),
      recordTypes: ['discussion', 'comment'],
      writeableContentScope: settings['issueTracker.scope'],
      externalIDLabel: t('attachment.tracker.number'),
      logoIcon: 'ticket',
      postSuccessMessage: {
        message: t('attachment.tracker.done', { name }),
        linkText: t('attachment.tracker.open', { name }),
      },
    };
  },

  async form(_, { name, excerpt, url }, { t }) {
    const title = control({ inputType: 'text', label: t('attachment.form.title') });
    const description = control({
      inputType: 'textArea',
      label: t('attachment.form.description'),
      description: t('attachment.form.description-help'),
      rows: 6,
    });
    const fields = {
      title: z
        .string()
        .min(1)
        .max(250)
        .meta({ default: name, ...title }),
      description: z
        .string()
        .max(10_000)
        .meta({ default: `${excerpt}\n\n${url}`.trim(), ...description })
        .optional(),
    };
    return toFormSchema(z.object(fields));
  },

  async send(forum, record, { values, user, key }) {
    const answer = await ask(forum, {
      type: 'create',
      key,
      site: forum.configuration.siteUrl,
      record,
      user,
      ...values,
    });
    return { foreignID: answer.id, ...stateIn(answer) };
  },

  async refresh(forum, foreignID) {
    return stateIn(await ask(forum, { type: 'read', site: forum.configuration.siteUrl, id: foreignID }));
  },
};
