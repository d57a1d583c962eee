import { expect, test } from 'vitest';
import { sampleCategories } from '#server/sample/categories.ts';
import { sampleDiscussions } from '#server/sample/discussions/all.ts';
import { illustrations, renderIllustration } from '#server/sample/illustrations.ts';
import { memberLooks } from '#server/sample/member-looks.ts';
import { sampleMembers } from '#server/sample/members.ts';
import { renderPortrait } from '#server/sample/portraits.ts';
import type { SampleComment, SampleDiscussion, SampleReactions } from '#server/sample/types.ts';

type Placed = { comment: SampleComment; parent: SampleComment | undefined; depth: number };
type Post = { author: string; reactions?: SampleReactions; body: string; ago: number };

const place = (comments: readonly SampleComment[], parent?: SampleComment, depth = 1): Placed[] =>
  comments.flatMap((comment) => [{ comment, parent, depth }, ...place(comment.replies ?? [], comment, depth + 1)]);

const commentsOf = (discussion: SampleDiscussion) => place(discussion.comments);
const allComments = sampleDiscussions.flatMap(commentsOf);
const posts: Post[] = sampleDiscussions.flatMap((discussion) => [
  discussion,
  ...commentsOf(discussion).map(({ comment }) => ({ ...comment, ago: discussion.ago - comment.later })),
]);
const someBody = (pattern: RegExp) => posts.some(({ body }) => pattern.test(body));
const reactorsOf = (post: Post) => Object.values(post.reactions ?? {}).flat();

test('there are twelve members, each with a unique name and a description', () => {
  expect(sampleMembers).toHaveLength(12);
  expect(new Set(sampleMembers.map(({ name }) => name.toLowerCase())).size).toBe(12);
  for (const { name, about } of sampleMembers) {
    expect(name).toMatch(/^\S{3,20}$/u);
    expect(about.length).toBeGreaterThan(40);
  }
});

test('there are eight categories in two levels, including a heading, an archived one and one for moderators', () => {
  expect(sampleCategories).toHaveLength(8);
  const firstLevel = sampleCategories.filter(({ parent }) => !parent).map(({ urlcode }) => urlcode);
  const secondLevel = sampleCategories.filter(({ parent }) => parent);
  expect(secondLevel.length).toBeGreaterThan(0);
  for (const { parent } of secondLevel) expect(firstLevel).toContain(parent);
  expect(sampleCategories.some(({ displayAs }) => displayAs === 'heading')).toBe(true);
  expect(sampleCategories.some(({ archived }) => archived)).toBe(true);
  expect(sampleCategories.filter(({ startedBy }) => startedBy === 'moderators')).toHaveLength(1);
});

test('forty-two discussions are in categories that allow them, by authors who may start them', () => {
  expect(sampleDiscussions).toHaveLength(42);
  expect(new Set(sampleDiscussions.map(({ name }) => name)).size).toBe(42);
  for (const discussion of sampleDiscussions) {
    const category = sampleCategories.find(({ urlcode }) => urlcode === discussion.category);
    expect(category?.displayAs).toBe('discussions');
    const author = sampleMembers.find(({ key }) => key === discussion.author);
    if (category?.startedBy === 'moderators') expect(author?.role).toBe('moderator');
    if (category?.archived) expect(discussion.closed).toBe(true);
  }
});

test('every kind of thread occurs', () => {
  const sizes = sampleDiscussions.map((discussion) => commentsOf(discussion).length);
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...sizes)).toBeGreaterThan(50);
  expect(allComments.length).toBeGreaterThan(200);
  expect(Math.max(...allComments.map(({ depth }) => depth))).toBeGreaterThanOrEqual(4);
  expect(sampleDiscussions.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(3);
  expect(new Set(sampleDiscussions.map(({ pinned }) => pinned))).toEqual(new Set(['recent', 'category', undefined]));
  expect(sampleDiscussions.some(({ sink }) => sink)).toBe(true);
  expect(Math.max(...sampleDiscussions.map(({ name }) => name.length))).toBeGreaterThan(120);
  expect(Math.max(...posts.map(({ body }) => body.split(/\s+/).length))).toBeGreaterThan(1_000);
});

test('every kind of text occurs', () => {
  expect(someBody(/^(~~~|```)(cpp|python|sql|bash)/m)).toBe(true);
  expect(someBody(/^\| -{3}/m)).toBe(true);
  expect(someBody(/^> /m)).toBe(true);
  expect(someBody(/^## /m)).toBe(true);
  expect(someBody(/^\d\. /m)).toBe(true);
  expect(someBody(/\p{Script=Arabic}{3}.*\p{Script=Arabic}{3}/u)).toBe(true);
  expect(someBody(/\p{Script=Hiragana}{3}/u)).toBe(true);
  expect(someBody(/!\[[^\]]+\]\(sample:/)).toBe(true);
});

test('each link uses https, or leads to a category of the sample', () => {
  const places = sampleCategories.map(({ urlcode }) => `/categories/${urlcode}`);
  const targets = posts.flatMap(({ body }) =>
    [...body.matchAll(/(?<!!\[[^\]]*)\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? ''),
  );
  const links = targets.filter((target) => !target.startsWith('sample:'));
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) if (!link.startsWith('https://')) expect(places).toContain(link);
});

test('each image and each mention refers to something that exists', () => {
  const names = sampleMembers.map(({ name }) => name);
  for (const { body } of posts) {
    for (const [, key] of body.matchAll(/\(sample:([^)]*)\.png\)/g)) expect(Object.keys(illustrations)).toContain(key);
    const prose = body.replace(/^(~~~|```)[\s\S]*?^\1/gm, '');
    for (const [, name] of prose.matchAll(/(?:^|[\s|(])@([^\s|,]+)/gmu)) expect(names).toContain(name);
  }
  for (const key of Object.keys(illustrations)) expect(someBody(new RegExp(`\\(sample:${key}\\.png\\)`))).toBe(true);
});

test('nobody posts before joining, replies before the parent, or posts in the future', () => {
  const joined = new Map<string, number>(sampleMembers.map(({ key, joined }) => [key, joined]));
  for (const { author, ago } of posts) expect(ago, author).toBeLessThan(joined.get(author) ?? 0);
  for (const { ago } of posts) expect(ago).toBeGreaterThan(0);
  for (const { comment, parent } of allComments) expect(comment.later).toBeGreaterThan(parent?.later ?? 0);
  expect(Math.min(...posts.map(({ ago }) => ago))).toBeLessThan(10);
  expect(Math.max(...posts.map(({ ago }) => ago))).toBeGreaterThan(400 * 24 * 60);
});

test('the last visit of a member is no earlier than their last post', () => {
  for (const { key, seen } of sampleMembers) {
    const last = Math.min(...posts.filter(({ author }) => author === key).map(({ ago }) => ago));
    expect(seen, key).toBeLessThanOrEqual(last);
  }
});

test('a member reacts once to a post, and never to their own', () => {
  for (const post of posts) {
    const reactors = reactorsOf(post);
    expect(new Set(reactors).size, post.body).toBe(reactors.length);
    expect(reactors, post.body).not.toContain(post.author);
  }
});

test('ideas have votes, and nothing else has', () => {
  const votes = ['Up', 'Down'];
  for (const { type, reactions = {} } of sampleDiscussions)
    expect(Object.keys(reactions).every((code) => votes.includes(code) === (type === 'idea'))).toBe(true);
  for (const { comment } of allComments)
    expect(Object.keys(comment.reactions ?? {}).some((code) => votes.includes(code))).toBe(false);
  expect(sampleDiscussions.filter(({ type }) => type === 'idea')).toHaveLength(2);
});

test('a question has at most one accepted answer, and only questions have one', () => {
  const accepted = (discussion: SampleDiscussion) =>
    commentsOf(discussion).filter(({ comment }) => comment.accepted).length;
  for (const discussion of sampleDiscussions) {
    expect(accepted(discussion)).toBeLessThanOrEqual(discussion.type === 'question' ? 1 : 0);
  }
  expect(sampleDiscussions.some((discussion) => accepted(discussion) === 1)).toBe(true);
});

test('between twelve and twenty-four tags are in use', () => {
  const tags = new Set(sampleDiscussions.flatMap(({ tags = [] }) => tags));
  expect(tags.size).toBeGreaterThanOrEqual(12);
  expect(tags.size).toBeLessThanOrEqual(24);
});

test('no text is placeholder text', () => {
  for (const { body } of posts)
    expect(body).not.toMatch(/lorem|ipsum|placeholder|\bTODO\b|\bTBD\b|foo ?bar|example\.com/i);
});

test('portraits are square WebP images, and illustrations PNG images of their stated size', async () => {
  const portrait = await renderPortrait(memberLooks.june, 200);
  expect(portrait.toString('latin1', 8, 12)).toBe('WEBP');
  const picture = await renderIllustration('garden-plan');
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    960,
    640,
  ]);
});
