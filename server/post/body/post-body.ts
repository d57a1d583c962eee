import { ApiError } from '#api/errors.ts';
import { isVisible, visibleLength } from '#api/visible-text.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { withMentions } from './mention-resolution.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

const count = (text: string): number => [...text].length;

/**
 * Checks a body against the site's limits and makes it ready to be stored, its mentions by member.
 *
 * @throws {ApiError} request.invalid when it is empty, too short, too long, or in a format that cannot be shown;
 * post.too-complex when rendering it takes too much work.
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
  // A zero byte is not text; the database would refuse the whole request.
  const rendered = await renderWithinBudget(body.replaceAll('\0', ''), format);
  if (min > 0 && !isVisible(rendered.text) && !rendered.imageUrl && !rendered.html.includes('<hr'))
    throw ApiError.fields({ body: 'Body is required.' });
  if (visibleLength(body) < min) throw ApiError.fields({ body: `Body needs at least ${min} characters.` });
  return withMentions(db, rendered);
}
