import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReactionIcon } from '#components/post/reaction/reaction-icon.tsx';
import { ReactionName } from '#components/post/reaction/reaction-name.tsx';

const drawn = (urlcode: string) => renderToStaticMarkup(<ReactionIcon urlcode={urlcode} />);

test('each kind of reaction that the specification names has a sign of its own, which is not heard', () => {
  const kinds = 'Promote OffTopic Insightful Disagree Agree Dislike Like Up Down Support Awesome Lol Wtf'.split(' ');
  const signs = kinds.map(drawn);
  expect(new Set(signs).size).toBe(kinds.length);
  for (const sign of signs) expect(sign).toMatch(/^<svg.* aria-hidden="true"/);
  expect(drawn('LIKE')).toBe(drawn('Like'));
});

test('kinds that administrators made have their name alone', () => {
  expect(drawn('bravo')).toBe('');
});

test('in a row, the name of a kind with a sign can be left to those who listen; that of another is always seen', () => {
  const named = (urlcode: string) => renderToStaticMarkup(<ReactionName kind={{ urlcode, name: urlcode }} />);
  expect(named('Like')).toMatch(/<svg.*<\/svg><span class="[^"]+">Like<\/span>$/);
  expect(named('Bravo')).toBe('Bravo');
});
