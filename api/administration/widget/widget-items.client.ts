import type { Api } from '#api/api.ts';
import type { Category } from '#api/category/category-fields.contract.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import type { DiscussionSort } from '#api/discussion/list/discussion-sorts.ts';
import { listLeaders } from '#api/member/profile/leader.client.ts';
import type { LeaderboardType, LeaderSlot } from '#api/member/profile/leader-slots.ts';
import { listUsers } from '#api/member/user/user.client.ts';

/** A discussion as a widget lists it. `date` is that of its newest post. Cards and rows have details. */
export interface DiscussionItem {
  readonly discussionID: number;
  readonly name: string;
  readonly url: string;
  readonly date: string;
  readonly description?: string;
  readonly image?: string;
  readonly countComments?: number;
}

/** A category as a widget lists it. Cards and rows have details. */
export type CategoryItem = Pick<Category, 'categoryID' | 'name' | 'urlcode' | 'countDiscussions'> & {
  readonly description?: string;
  readonly icon?: string;
  readonly image?: string;
};

/** A discussion or category of a collection as a widget lists it, with the number of its comments or discussions. */
export interface CollectionItem {
  readonly recordType: 'discussion' | 'category';
  readonly recordID: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly image: string;
  readonly icon?: string;
  readonly date?: string;
  readonly count: number;
}

/** The order, the number and the filters of the discussions of a widget, and whether they have details. */
export interface DiscussionChoice {
  readonly limit: number;
  readonly page?: number;
  readonly sort: DiscussionSort;
  readonly categoryID?: number | undefined;
  readonly includeChildCategories?: boolean;
  readonly tagID?: number | undefined;
  readonly slotType?: LeaderSlot;
  readonly pinned?: true;
  readonly suggested?: true;
  readonly type?: 'question';
  readonly status?: string | undefined;
  readonly hasDetails?: boolean;
}

/** The length of the excerpts of discussions, in characters. */
const excerptLength = 160;

/** Loads the discussions of a widget. */
export async function loadDiscussionItems(api: Api, choice: DiscussionChoice): Promise<readonly DiscussionItem[]> {
  const { limit, page = 1, sort, categoryID, includeChildCategories = true, tagID, slotType, hasDetails } = choice;
  const { pinned, suggested, type, status } = choice;
  const where = categoryID ? { categoryID, includeChildCategories } : { excludeHiddenCategories: true };
  const { body } = await listDiscussions(api, {
    limit,
    ...(page > 1 && { page }),
    sort,
    ...where,
    ...(tagID && { tagID: String(tagID) }),
    ...(slotType && slotType !== 'a' && { slotType }),
    ...(pinned && { pinned }),
    ...(suggested && { suggested }),
    ...(type && { type: [type] }),
    ...(status && { status }),
    ...(hasDetails && { excerptLength }),
    expand: ['lastUser', '-body', ...(hasDetails ? ['excerpt' as const] : [])],
  });
  return body.map(({ discussionID, name, url, dateLastComment, dateInserted, excerpt, image, countComments }) => ({
    discussionID,
    name,
    url,
    date: dateLastComment ?? dateInserted,
    ...(hasDetails && { description: excerpt ?? '', image: image?.url ?? '', countComments }),
  }));
}

type ListedCategory = Pick<
  Category,
  'categoryID' | 'name' | 'urlcode' | 'countDiscussions' | 'displayAs' | 'description' | 'iconUrl' | 'bannerUrl'
>;

/** Returns the chosen categories in their chosen order, or the first ones that contain discussions. */
export const categoryItems = (
  categories: readonly ListedCategory[],
  {
    limit,
    categoryIDs = [],
    hasDetails = false,
  }: { readonly limit: number; readonly categoryIDs?: readonly number[]; readonly hasDetails?: boolean },
): readonly CategoryItem[] => {
  const found =
    categoryIDs.length > 0
      ? categoryIDs.flatMap((id) => categories.find(({ categoryID }) => categoryID === id) ?? [])
      : categories.filter(({ displayAs }) => displayAs === 'discussions');
  return found.slice(0, limit).map(({ categoryID, name, urlcode, countDiscussions, ...more }) => ({
    categoryID,
    name,
    urlcode,
    countDiscussions,
    ...(hasDetails && {
      description: more.description ?? '',
      icon: more.iconUrl ?? '',
      image: more.bannerUrl ?? '',
    }),
  }));
};

/** The ranking, the period and the filters of a leaderboard. */
export interface LeaderChoice {
  readonly limit: number;
  readonly slotType: LeaderSlot;
  readonly leaderboardType: LeaderboardType;
  readonly categoryID?: number | undefined;
  readonly includedRoleIDs?: readonly number[];
  readonly excludedRoleIDs?: readonly number[];
}

/** Loads the members with the most points, posts or accepted answers of a period. */
export async function loadLeaderItems(api: Api, choice: LeaderChoice) {
  const { limit, slotType, leaderboardType, categoryID, includedRoleIDs = [], excludedRoleIDs = [] } = choice;
  const { body } = await listLeaders(api, {
    limit,
    slotType,
    leaderboardType,
    ...(categoryID && { categoryID }),
    ...(includedRoleIDs.length > 0 && { includedRoleIDs: [...includedRoleIDs] }),
    ...(excludedRoleIDs.length > 0 && { excludedRoleIDs: [...excludedRoleIDs] }),
  });
  return body.map(({ userID, name, url, photo, points }) => ({ userID, name, url, photo, points }));
}

/** A member with their rank in a leaderboard. */
export type LeaderItem = Awaited<ReturnType<typeof loadLeaderItems>>[number];

/** Loads the newest members. */
export async function loadMemberItems(api: Api, { limit }: { readonly limit: number }) {
  const { body } = await listUsers(api, { limit, sort: '-dateInserted' });
  return body.map(({ userID, name, url, photoUrl, dateInserted }) => ({ userID, name, url, photoUrl, dateInserted }));
}

/** A member as a widget lists it. */
export type MemberItem = Awaited<ReturnType<typeof loadMemberItems>>[number];
