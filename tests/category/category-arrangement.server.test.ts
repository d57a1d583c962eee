import { describe, expect, test } from 'vitest';
import { arrangeCategories, listCategories, readCategory } from '#api/category/category.client.ts';
import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPlace } from '#api/category/category-fields.contract.ts';
import { categoryBuilders } from '#tests/support/builders/category-builders.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();
const { add } = categoryBuilders(forum, administrator, member);

const at = (categoryID: number, parentCategoryID: number | null = null): CategoryPlace => ({
  categoryID,
  parentCategoryID,
});

/** Creates three root categories and returns their IDs. */
const three = async () => {
  const [first, second, third] = [await add(), await add(), await add()];
  return [first.categoryID, second.categoryID, third.categoryID] as const;
};

/** Returns the current positions of categories. */
const standing = async (ids: readonly number[]): Promise<CategoryPlace[]> => {
  const { body } = await listCategories(administrator.api, { outputFormat: 'flat', maxDepth: 100, limit: 500 });
  return body
    .filter(({ categoryID }) => ids.includes(categoryID))
    .map(({ categoryID, parentCategoryID }) => at(categoryID, parentCategoryID));
};

describe('arranging categories', () => {
  test('changes order and parents in one request, and leaves the other categories unchanged', async () => {
    const [first, second, third] = await three();
    const untouched = (await add({ parentCategoryID: second })).categoryID;
    const places = [at(third), at(second, third), at(first)];
    await arrangeCategories(administrator.api, { known: [at(first), at(second), at(third)], places });
    expect(await standing([first, second, third])).toEqual(places);
    expect((await readCategory(administrator.api, untouched)).body).toMatchObject({
      parentCategoryID: second,
      depth: 3,
    });
  });

  test('is refused when another administrator has arranged them in the meantime', async () => {
    const ids = await three();
    const [first, second, third] = ids;
    const known = ids.map((id) => at(id));
    const theirs = [at(second), at(first), at(third)];
    await arrangeCategories(administrator.api, { known, places: theirs });
    const late = arrangeCategories(administrator.api, { known, places: [at(first), at(second, first), at(third)] });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'category.arranged-meanwhile' });
    expect(await standing(ids)).toEqual(theirs);
  });

  test('refuses cycles, unknown parents and incomplete lists', async () => {
    const ids = await three();
    const [first, second, third] = ids;
    const known = ids.map((id) => at(id));
    const wrong: readonly (readonly [CategoryPlace[], object])[] = [
      [[at(first, second), at(second, first), at(third)], { code: 'category.cycle' }],
      [[at(first, first), at(second), at(third)], { code: 'category.cycle' }],
      [[at(first, 999_999), at(second), at(third)], { status: 422 }],
      [[at(first), at(second)], { status: 422 }],
      [[at(first), at(first), at(third)], { status: 422 }],
    ];
    for (const [places, refusal] of wrong)
      await expect(arrangeCategories(administrator.api, { known, places })).rejects.toMatchObject(refusal);
    expect(await standing(ids)).toEqual(known);
  });

  test('refuses to nest them deeper than the limit', async () => {
    const chain: number[] = [];
    for (let depth = 0; depth < maxCategoryDepth; depth += 1)
      chain.push((await add({ parentCategoryID: chain.at(-1) ?? null })).categoryID);
    const { categoryID } = await add();
    const known = await standing([...chain, categoryID]);
    const places = known.map((place) => (place.categoryID === categoryID ? at(categoryID, chain.at(-1)) : place));
    await expect(arrangeCategories(administrator.api, { known, places })).rejects.toMatchObject({
      code: 'category.too-deep',
    });
  });

  test('requires site.manage', async () => {
    const places = [at((await add()).categoryID)];
    await expect(arrangeCategories(member.api, { known: places, places })).rejects.toMatchObject({ status: 403 });
  });
});
