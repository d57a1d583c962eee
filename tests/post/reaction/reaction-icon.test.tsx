import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReactionIcon } from '#components/post/reaction/reaction-icon.tsx';
import { ReactionName } from '#components/post/reaction/reaction-name.tsx';

const renderedHtml = (urlcode: string) => renderToStaticMarkup(<ReactionIcon urlcode={urlcode} />);

test('each specified reaction has its own icon, which is hidden from screen readers', () => {
  const kinds = 'Promote OffTopic Insightful Disagree Agree Dislike Like Up Down Support Awesome Lol Wtf'.split(' ');
  const signs = kinds.map(renderedHtml);
  expect(new Set(signs).size).toBe(kinds.length);
  for (const sign of signs) expect(sign).toMatch(/^<svg.* aria-hidden="true"/);
  expect(renderedHtml('LIKE')).toBe(renderedHtml('Like'));
});

test('custom reactions have only their name', () => {
  expect(renderedHtml('bravo')).toBe('');
});

test('in a row, the name of a reaction with an icon can be visually hidden; that of another is always visible', () => {
  const named = (urlcode: string) => renderToStaticMarkup(<ReactionName kind={{ urlcode, name: urlcode }} />);
  expect(named('Like')).toMatch(/<svg.*<\/svg><span class="[^"]+">Like<\/span>$/);
  expect(named('Bravo')).toBe('Bravo');
});
