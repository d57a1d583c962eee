import type { Api } from '#api/api.ts';
import { quoteComment } from '#api/discussion/comment/comment.client.ts';
import { quoteDiscussion } from '#api/discussion/discussion.client.ts';

const words = (raw: string, format: string): string =>
  format === 'html' || format === 'wysiwyg'
    ? (new DOMParser().parseFromString(raw, 'text/html').body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
    : raw.trim();

const nameOf = (name: string) => name.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Returns a post as a Markdown quote with its author and a link to it. Rejects with an `ApiError`. */
export async function quotePost(api: Api, kind: 'comment' | 'discussion', id: number): Promise<string> {
  const { body } = kind === 'comment' ? await quoteComment(api, id) : await quoteDiscussion(api, id);
  const lines = words(body.bodyRaw, body.format).split('\n');
  const source = `**${nameOf(body.insertUser.name)}** [wrote](${body.url}):`;
  return [source, '', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
