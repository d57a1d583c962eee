import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '#api/search/search.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });

const idsFor = async (query: Parameters<typeof search>[1], who = forum.guest) =>
  (await search(who.api, query)).body.map(({ recordType, recordID }) => `${recordType} ${recordID}`);

describe('in every language', () => {
  /** Texts, and for each search the one text that must be found. */
  const texts = {
    cats: 'Two kittens and their mothers were sleeping near the universities.',
    creme: 'Die Crème brûlée in Łódź schmeckt großartig.',
    tokyo: '私は東京都に住んでいます。自転車で通勤しています。',
    arabic: 'ذهبتُ إلى المدرسةِ الجديدة مع أصدقائي',
    chinese: '北京大学的图书馆非常大，藏书很多。',
    thai: 'ภาษาไทยเป็นภาษาที่สวยงาม',
    korean: '한국어를 배우는 학생들이 많습니다',
    greek: 'Η θάλασσα είναι γαλάζια',
    cyrillic: 'Ещё один ёжик живёт в лесу',
    hindi: 'मुझे हिन्दी किताबें पढ़ना पसंद है',
    wide: 'ＦＵＬＬ ｗｉｄｔｈ and ﬁnancial ligatures',
  } as const;
  const judged: readonly (readonly [string, keyof typeof texts])[] = [
    ['kitten', 'cats'],
    ['kittens', 'cats'],
    ['mother', 'cats'],
    ['sleep', 'cats'],
    ['university', 'cats'],
    ['KITTENS', 'cats'],
    ['kitt', 'cats'],
    ['creme brulee', 'creme'],
    ['crème brûlée', 'creme'],
    ['lodz', 'creme'],
    ['grossartig', 'creme'],
    ['東京', 'tokyo'],
    ['東京都', 'tokyo'],
    ['自転車', 'tokyo'],
    ['勤', 'tokyo'],
    ['مدرسة', 'arabic'],
    ['المدرسه', 'arabic'],
    ['الجديدة', 'arabic'],
    ['اصدقائي', 'arabic'],
    ['图书馆', 'chinese'],
    ['北京', 'chinese'],
    ['藏书', 'chinese'],
    ['สวย', 'thai'],
    ['ภาษาไทย', 'thai'],
    ['학생', 'korean'],
    ['한국어', 'korean'],
    ['θαλασσα', 'greek'],
    ['ΘΑΛΑΣΣΑ', 'greek'],
    ['ежик', 'cyrillic'],
    ['किताबें', 'hindi'],
    ['full width', 'wide'],
    ['financial', 'wide'],
  ];
  const ids = new Map<string, number>();

  beforeAll(async () => {
    for (const [key, text] of Object.entries(texts))
      ids.set(key, await aPost(forum, { name: `About ${key.length}`, body: `<p>${text}</p>`, categoryID: open }));
  });

  test.each(judged)('%s finds the text that contains it, and no other', async (query, key) => {
    expect(await idsFor({ query })).toEqual([`discussion ${ids.get(key)}`]);
  });

  test.each(['京東', '学生', 'dogs', 'brulees-creme', 'درسة', '书馆图'])('%s finds nothing', async (query) => {
    expect(await idsFor({ query, recordTypes: ['discussion'] })).toEqual([]);
  });

  test('matched words are marked, and nothing else in the passage is markup', async () => {
    const {
      body: [result],
    } = await search(forum.guest.api, { query: '東京' });
    expect(result?.highlight).toContain('私は<mark>東京</mark>都に');
    const { body } = await search(forum.guest.api, { query: 'mother' });
    expect(body[0]?.highlight).toContain('<mark>mothers</mark>');
  });
});

describe('words, phrases and exclusions', () => {
  let apples: number;
  let pears: number;
  let both: number;
  let reply: number;

  beforeAll(async () => {
    apples = await aPost(forum, { name: 'Zapples', body: '<p>quorum one two</p>', categoryID: open });
    pears = await aPost(forum, { name: 'Zpears', body: '<p>quorum two one</p>', categoryID: open, score: 5 });
    both = await aPost(forum, { name: 'Zapples quorum', body: '<p>and zpears</p>', categoryID: open, score: 1 });
    reply = await aReply(forum, pears, { body: '<p>zapples &lt;script&gt;alert(1)&lt;/script&gt; too</p>' });
  });

  test('all words must match, or any of them', async () => {
    expect(await idsFor({ query: 'zapples zpears' })).toEqual([`discussion ${both}`]);
    const any = await idsFor({ query: 'zapples zpears', queryOperator: 'or' });
    expect(any.toSorted()).toEqual(
      [`discussion ${apples}`, `discussion ${pears}`, `discussion ${both}`, `comment ${reply}`].toSorted(),
    );
  });

  test('a word in the title weighs more than one in the body', async () => {
    expect((await idsFor({ query: 'quorum' }))[0]).toBe(`discussion ${both}`);
  });

  test('quotes form a phrase, and a minus excludes', async () => {
    expect(await idsFor({ query: '"one two"' })).toEqual([`discussion ${apples}`]);
    expect(await idsFor({ query: 'quorum -zpears -"one two"' })).toEqual([]);
    expect(await idsFor({ query: 'zapples -quorum' })).toEqual([`comment ${reply}`]);
  });

  test('the last word, each word, or none matches as a prefix', async () => {
    const count = async (query: Parameters<typeof search>[1]) => (await search(forum.guest.api, query)).paging?.total;
    expect(await count({ query: 'zpears quor' })).toBe(2);
    expect(await count({ query: 'quor zpears' })).toBe(0);
    expect(await count({ query: 'quor zpea', matchMode: 'wildcard' })).toBe(2);
    expect(await count({ query: 'zpears quor', includeTypeaheads: false })).toBe(0);
  });

  test('results can be counted only, or returned without their texts', async () => {
    const { body, paging } = await search(forum.guest.api, { query: 'quorum', includeResults: false });
    expect([body, paging?.total]).toEqual([[], 3]);
    const short = await search(forum.guest.api, { query: 'quorum', expandBody: false });
    expect(short.body.map(({ body: text }) => text)).toEqual([undefined, undefined, undefined]);
  });

  test('results are in the requested order', async () => {
    const query = { query: 'quorum', recordTypes: ['discussion' as const] };
    expect(await idsFor({ ...query, sort: '-score' })).toEqual([pears, both, apples].map((id) => `discussion ${id}`));
    expect(await idsFor({ ...query, sort: 'score' })).toEqual([apples, both, pears].map((id) => `discussion ${id}`));
  });

  test('when collapsed, only the best match of a discussion and its comments is returned', async () => {
    const query = { query: 'zpears zapples', queryOperator: 'or' as const, collapse: true };
    const { body, paging } = await search(forum.guest.api, query);
    expect(body.map(({ recordType, recordID }) => `${recordType} ${recordID}`).toSorted()).toEqual(
      [apples, pears, both].map((id) => `discussion ${id}`).toSorted(),
    );
    expect(paging?.total).toBe(3);
    expect(await idsFor({ query: 'zapples alert', collapse: true })).toEqual([`comment ${reply}`]);
  });

  test('a result includes its location, and markup in its text is escaped', async () => {
    const { body } = await search(forum.guest.api, {
      query: 'zapples alert',
      expand: ['insertUser', 'breadcrumbs', 'excerpt', '-body'],
    });
    expect(body).toEqual([
      expect.objectContaining({
        recordType: 'comment',
        type: 'comment',
        recordID: reply,
        commentID: reply,
        discussionID: pears,
        categoryID: open,
        name: 'Zpears',
        url: `/discussion/comment/${reply}#Comment_${reply}`,
        highlight: '<mark>zapples</mark> &lt;script&gt;<mark>alert</mark>(1)&lt;/script&gt; too',
        excerpt: 'zapples <script>alert(1)</script> too',
        breadcrumbs: [expect.objectContaining({ name: 'Open' })],
        insertUser: expect.objectContaining({ userID: 2, name: 'Unknown User' }),
      }),
    ]);
    expect(body[0]).not.toHaveProperty('body');
  });

  test('every page contains the total count, and pages do not overlap', async () => {
    const first = await search(forum.guest.api, { query: 'quorum', limit: 2 });
    const second = await search(forum.guest.api, { query: 'quorum', limit: 2, page: 2 });
    expect(first.paging).toMatchObject({ total: 3, hasMore: true });
    expect(second.paging).toMatchObject({ total: 3, hasMore: false });
    expect(new Set([...first.body, ...second.body].map(({ recordID }) => recordID)).size).toBe(3);
    const others = await search(forum.guest.api, { query: 'quorum', limit: 2, offset: 1 });
    const named = ({ recordType, recordID }: { recordType: string; recordID: number }) => `${recordType} ${recordID}`;
    expect(others.body.map(named)).toEqual([...first.body.slice(1), ...second.body].map(named));
    expect(first.body[0]).toMatchObject({ isForeign: false, siteID: 0, siteDomain: expect.any(String), groupID: null });
  });

  test.each([
    '"',
    '-',
    "'; drop table member; --",
    '& | ! :* <-> ( )',
    '\\',
    '%',
    'a'.repeat(1_000),
    '"-"',
    '\u0301',
    '东',
  ])('any text can be searched for: %s', async (query) => {
    const response = await forum.guest.request({ url: '/api/v2/search', query: { query } });
    expect(response.statusCode).toBe(200);
  });
});
