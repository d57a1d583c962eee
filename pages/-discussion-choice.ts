import {
  type DiscussionFilterValues,
  type DiscussionStatus,
  omitListScope,
  parseDiscussionFilters,
  pickListScope,
} from '#api/discussion/list/discussion-filter.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { meQuery, myPermissionsQuery } from '#api/member/user/me.queries.ts';
import type { PageContext } from './_app.tsx';
import { type SearchText, textIn } from './-search-text.ts';

type Asking = Pick<PageContext, 'queryClient' | 'api'>;

/** Followed and suggested discussions exist only for members. */
const isMember = async ({ queryClient, api }: Asking) => (await queryClient.ensureQueryData(meQuery(api))).userID !== 0;

/** Checks whether the viewer may filter by a status: staff by resolved, members by unread. */
async function maySee(asking: Asking, status?: DiscussionStatus): Promise<boolean> {
  const { queryClient, api } = asking;
  if (status === 'unread') return isMember(asking);
  if (status !== 'resolved' && status !== 'unresolved') return true;
  const permissions = await queryClient.ensureQueryData(myPermissionsQuery(api));
  return hasPermission(permissions as PermissionRecord, ['staff.allow']);
}

/**
 * Returns the filter of a discussion list from the query. Filters that the viewer may not use are omitted, and
 * `isRefused` is set, so that the page shows "You do not have permission to access one or more filters in the provided
 * link." (docs/behavior/discussion.md#filters).
 */
export async function resolveDiscussionFilter(
  asking: Asking,
  search: SearchText,
): Promise<{ choice: DiscussionFilterValues; isRefused: boolean }> {
  const choice = parseDiscussionFilters((name) => textIn(search, name));
  const { status, ...rest } = choice;
  const scoped = Object.keys(pickListScope(choice)).length > 0;
  const mayScope = !scoped || (await isMember(asking));
  const mayState = await maySee(asking, status);
  const seen = { ...rest, ...(mayState && status && { status }) };
  return { choice: mayScope ? seen : omitListScope(seen), isRefused: !(mayScope && mayState) };
}
