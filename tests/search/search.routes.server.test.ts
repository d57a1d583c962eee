import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '#api/search/search.client.ts';
import { testForum } from '#tests/support/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });
const hidden = await forum.aCategory({ name: 'Hidden' });
await forum.forum.db
  .updateTable('category')
  .set({ custom_permissions: true })
  .where('category_id', '=', hidden)
  .execute();
await forum.forum.db
  .insertInto('role_permission')
  .values({ role_id: 32, resource_type: 'category', resource_id: hidden, permission: 'discussions.view' })
  .execute();
await forum.forum.categories.changed();
await forum.forum.permissions.changed();

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

  test.each(judged)('%s finds the text it is in, and no other', async (query, key) => {
    expect(await idsFor({ query })).toEqual([`discussion ${ids.get(key)}`]);
  });

  test.each(['京東', '学生', 'dogs', 'brulees-creme', 'درسة', '书馆图'])('%s finds nothing', async (query) => {
    expect(await idsFor({ query, recordTypes: ['discussion'] })).toEqual([]);
  });

  test('the words found are marked, and nothing else in the passage is markup', async () => {
    const {
      body: [result],
    } = await search(forum.guest.api, { query: '東京' });
    expect(result?.highlight).toContain('私は<mark>東京</mark>都に');
    const { body } = await search(forum.guest.api, { query: 'mother' });
    expect(body[0]?.highlight).toContain('<mark>mothers</mark>');
  });
});

describe('words, phrases and what is left out', () => {
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

  test('all words must be there, or any of them', async () => {
    expect(await idsFor({ query: 'zapples zpears' })).toEqual([`discussion ${both}`]);
    const any = await idsFor({ query: 'zapples zpears', queryOperator: 'or' });
    expect(any.toSorted()).toEqual(
      [`discussion ${apples}`, `discussion ${pears}`, `discussion ${both}`, `comment ${reply}`].toSorted(),
    );
  });

  test('a word in the title weighs more than one in the body', async () => {
    expect((await idsFor({ query: 'quorum' }))[0]).toBe(`discussion ${both}`);
  });

  test('quotes hold a phrase together, a minus leaves out', async () => {
    expect(await idsFor({ query: '"one two"' })).toEqual([`discussion ${apples}`]);
    expect(await idsFor({ query: 'quorum -zpears -"one two"' })).toEqual([]);
    expect(await idsFor({ query: 'zapples -quorum' })).toEqual([`comment ${reply}`]);
  });

  test('the last word may go on, or each, or none', async () => {
    const count = async (query: Parameters<typeof search>[1]) => (await search(forum.guest.api, query)).paging?.total;
    expect(await count({ query: 'zpears quor' })).toBe(2);
    expect(await count({ query: 'quor zpears' })).toBe(0);
    expect(await count({ query: 'quor zpea', matchMode: 'wildcard' })).toBe(2);
    expect(await count({ query: 'zpears quor', includeTypeaheads: false })).toBe(0);
  });

  test('results may be counted alone, and come without their texts', async () => {
    const { body, paging } = await search(forum.guest.api, { query: 'quorum', includeResults: false });
    expect([body, paging?.total]).toEqual([[], 3]);
    const short = await search(forum.guest.api, { query: 'quorum', expandBody: false });
    expect(short.body.map(({ body: text }) => text)).toEqual([undefined, undefined, undefined]);
  });

  test('results are in the order asked for', async () => {
    const query = { query: 'quorum', recordTypes: ['discussion' as const] };
    expect(await idsFor({ ...query, sort: '-score' })).toEqual([pears, both, apples].map((id) => `discussion ${id}`));
    expect(await idsFor({ ...query, sort: 'score' })).toEqual([apples, both, pears].map((id) => `discussion ${id}`));
  });

  test('of a discussion and its comments only the best is a hit when they are collapsed', async () => {
    const query = { query: 'zpears zapples', queryOperator: 'or' as const, collapse: true };
    const { body, paging } = await search(forum.guest.api, query);
    expect(body.map(({ recordType, recordID }) => `${recordType} ${recordID}`).toSorted()).toEqual(
      [apples, pears, both].map((id) => `discussion ${id}`).toSorted(),
    );
    expect(paging?.total).toBe(3);
    expect(await idsFor({ query: 'zapples alert', collapse: true })).toEqual([`comment ${reply}`]);
  });

  test('a result shows where it is, and markup in a text stays text', async () => {
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

  test('pages say how many there are, and follow each other', async () => {
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

describe('filters', () => {
  test('what the viewer may not read is not found', async () => {
    const secret = await aPost(forum, { name: 'Xsecret plans', categoryID: hidden });
    const reply = await aReply(forum, secret, { body: '<p>xsecret reply</p>' });
    expect(await idsFor({ query: 'xsecret' })).toEqual([]);
    expect(await idsFor({ query: 'xsecret', categoryID: hidden })).toEqual([]);
    expect(await idsFor({ query: 'xsecret', discussionID: secret })).toEqual([]);
    const found = await idsFor({ query: 'xsecret' }, await forum.aModerator());
    expect(found).toEqual([`discussion ${secret}`, `comment ${reply}`]);
  });

  test('deleted posts, and comments under a deleted discussion, are not found', async () => {
    const gone = await aPost(forum, { name: 'Xgone', categoryID: open });
    await aReply(forum, gone, { body: '<p>xgone</p>' });
    await forum.forum.db
      .updateTable('discussion')
      .set({ date_deleted: new Date() })
      .where('discussion_id', '=', gone)
      .execute();
    expect(await idsFor({ query: 'xgone' })).toEqual([]);
  });

  test('by category, with or without its children, archived ones only when asked for', async () => {
    const parent = await forum.aCategory({ name: 'Parent' });
    const child = await forum.aCategory({ name: 'Child', parentCategoryID: parent });
    const archived = await forum.aCategory({ name: 'Old', parentCategoryID: parent });
    await forum.forum.db
      .updateTable('category')
      .set({ is_archived: true })
      .where('category_id', '=', archived)
      .execute();
    await forum.forum.categories.changed();
    const [top, below, old] = [
      await aPost(forum, { name: 'Xplace', categoryID: parent }),
      await aPost(forum, { name: 'Xplace', categoryID: child }),
      await aPost(forum, { name: 'Xplace', categoryID: archived }),
    ];
    const names = (ids: number[]) => ids.map((id) => `discussion ${id}`).toSorted();
    const sorted = async (query: Parameters<typeof search>[1]) =>
      (await idsFor({ query: 'xplace', ...query })).toSorted();
    expect(await sorted({})).toEqual(names([top, below]));
    expect(await sorted({ categoryID: parent })).toEqual(names([top]));
    expect(await sorted({ categoryID: parent, includeChildCategories: true })).toEqual(names([top, below]));
    expect(await sorted({ includeArchivedCategories: true })).toEqual(names([top, below, old]));
    expect(await sorted({ categoryIDs: [archived, child] })).toEqual(names([below, old]));
  });

  test('by followed categories', async () => {
    const member = await forum.aMember();
    const followed = await forum.aCategory();
    await forum.forum.db
      .insertInto('category_member')
      .values({ user_id: member.userID, category_id: followed, followed: true })
      .execute();
    const there = await aPost(forum, { name: 'Xfollow', categoryID: followed });
    await aPost(forum, { name: 'Xfollow', categoryID: open });
    expect(await idsFor({ query: 'xfollow', followedCategories: true }, member)).toEqual([`discussion ${there}`]);
    expect(await idsFor({ query: 'xfollow', followedCategories: true })).toEqual([]);
  });

  test('by author, day, type, title and tags', async () => {
    const ada = await forum.aMember({ name: 'Ada.L' });
    const mine = await aPost(forum, {
      name: 'Xfilter engine',
      categoryID: open,
      userID: ada.userID,
      date: '2020-02-29T23:59:59Z',
      type: 'question',
    });
    const other = await aPost(forum, { name: 'Xfilter other', categoryID: open, date: '2020-03-01T00:00:00Z' });
    const answer = await aReply(forum, mine, { body: '<p>xfilter answer</p>', date: '2021-01-01T00:00:00Z' });
    const { tag_id } = await forum.forum.db
      .insertInto('tag')
      .values({ name: 'Steam', urlcode: 'steam' })
      .returning('tag_id')
      .executeTakeFirstOrThrow();
    await forum.forum.db.insertInto('discussion_tag').values({ discussion_id: mine, tag_id }).execute();
    const find = (query: Parameters<typeof search>[1]) => idsFor({ query: 'xfilter', sort: 'dateInserted', ...query });
    const [d, o, a] = [`discussion ${mine}`, `discussion ${other}`, `comment ${answer}`];
    expect(await find({})).toEqual([d, o, a]);
    expect(await find({ insertUserIDs: [ada.userID] })).toEqual([d]);
    expect(await find({ insertUserNames: ['ada.l'] })).toEqual([d]);
    expect(await find({ dateInserted: '2020-02-29' })).toEqual([d]);
    expect(await find({ dateInserted: '[2020-02-29,2020-03-01]' })).toEqual([d, o]);
    expect(await find({ dateInserted: '>=2020-03-01' })).toEqual([o, a]);
    expect(await find({ dateInserted: '<2020-03-01' })).toEqual([d]);
    expect(await find({ dateInserted: '(2020-02-29,2021-06-01)' })).toEqual([o, a]);
    expect(await find({ types: ['question'] })).toEqual([d]);
    expect(await find({ types: ['answer', 'discussion'] })).toEqual([o, a]);
    expect(await find({ types: ['question', 'comment'] })).toEqual([d]);
    expect(await find({ types: ['idea'] })).toEqual([]);
    expect(await find({ dateUpdated: '2020-03-01' })).toEqual([o]);
    expect(await find({ recordTypes: ['comment'] })).toEqual([a]);
    expect(await find({ discussionID: mine })).toEqual([d, a]);
    expect(await find({ name: 'ENGINE' })).toEqual([d, a]);
    expect(await find({ tags: ['steam', 'nothing'] })).toEqual([d, a]);
    expect(await find({ tags: ['steam', 'nothing'], tagOperator: 'and' })).toEqual([]);
    expect(await idsFor({ query: '', insertUserIDs: [ada.userID] })).toEqual([d]);
    const people = '/api/v2/search?query=da.l&recordTypes=user&fields=userID';
    expect((await ada.request({ url: people })).json()).toEqual([{ userID: ada.userID }]);
    expect((await forum.guest.request({ url: people })).json()).toEqual([]);
  });

  test('ideas are a type of their own, and discussions tell what they stand at', async () => {
    const idea = await aPost(forum, { name: 'Xkind', categoryID: open, type: 'idea', date: '2020-01-02T00:00:00Z' });
    const question = await aPost(forum, { name: 'Xkind', categoryID: open, type: 'question' });
    const plain = await aPost(forum, { name: 'Xkind', categoryID: open, date: '2020-01-01T00:00:00Z' });
    const { body } = await search(forum.guest.api, { query: 'xkind', sort: 'dateInserted', expand: ['status'] });
    expect(body.map(({ recordID, type, status }) => [recordID, type, status?.name])).toEqual([
      [plain, 'discussion', 'None'],
      [idea, 'idea', 'None'],
      [question, 'question', 'Unanswered'],
    ]);
    const find = (...types: ('discussion' | 'question' | 'idea' | 'answer')[]) =>
      idsFor({ query: 'xkind', sort: 'dateInserted', types });
    expect(await find('idea')).toEqual([`discussion ${idea}`]);
    expect(await find('idea', 'question')).toEqual([`discussion ${idea}`, `discussion ${question}`]);
    expect(await find('discussion')).toEqual([`discussion ${plain}`]);
    expect(await find('answer')).toEqual([]);
  });

  test('a query that is not as it must be is refused with its field', async () => {
    const response = await forum.guest.request({ url: '/api/v2/search?sort=best&dateInserted=yesterday&limit=101' });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).toSorted()).toEqual(['dateInserted', 'limit', 'sort']);
  });
});
