import { ApiError } from '#api/errors.ts';
import { isVisible, visibleLength } from '#api/visible-text.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { withMentions } from './mention-resolution.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

const count = (text: string): number => [...text].length;

/**
 * Validates a body against the site's limits and prepares it for storage, with its mentions resolved to members.
 *
 * @throws {ApiError} request.invalid when the body is empty, too short, too long, or in an unsupported format;
 * post.too-complex when rendering it exceeds the budget.
 */
export async function acceptBody(
  db: Queryable,
  settings: Settings,
  body: string,
  format: string,
): Promise<RenderedBody> {
  const [min, max] = [settings['posts.minLength'], settings['posts.maxLength']];
  if (body.length > max * 2 || count(body) > max)
    throw ApiError.fields({ body: `Body is ${count(body) - max} characters too long; at most ${max} are allowed.` });
  // PostgreSQL rejects text with null characters.
  const rendered = await renderWithinBudget(body.replaceAll('\0', ''), format);
  if (min > 0 && !isVisible(rendered.text) && !rendered.imageUrl && !rendered.html.includes('<hr'))
    throw ApiError.fields({ body: 'Body is required.' });
  if (visibleLength(body) < min) throw ApiError.fields({ body: `Body needs at least ${min} characters.` });
  return withMentions(db, rendered);
}
