import { choiceIn, type DiscussionChoice, type DiscussionStatus } from '#api/discussion/discussion-filter.ts';
import { meQuery, myPermissionsQuery } from '#api/member/me.queries.ts';
import { hasPermission, type PermissionRecord } from '#api/member/permission.ts';
import type { PageContext } from './_app.tsx';
import { type SearchText, textIn } from './-search-text.ts';

type Asking = Pick<PageContext, 'queryClient' | 'api'>;

/** Whether the viewer may ask for a state: staff for what is resolved, members for what they have not read. */
async function maySee({ queryClient, api }: Asking, status?: DiscussionStatus): Promise<boolean> {
  if (status === 'unread') return (await queryClient.ensureQueryData(meQuery(api))).userID !== 0;
  if (status !== 'resolved' && status !== 'unresolved') return true;
  const permissions = await queryClient.ensureQueryData(myPermissionsQuery(api));
  return hasPermission(permissions as PermissionRecord, ['staff.allow']);
}

/**
 * How an address narrows a list of discussions. A state that the viewer may not ask for is left out, and told: "You do
 * not have permission to access one or more filters in the provided link." (`spec/screens.md` B1).
 */
export async function askedChoice(
  asking: Asking,
  search: SearchText,
): Promise<{ choice: DiscussionChoice; isRefused: boolean }> {
  const choice = choiceIn((name) => textIn(search, name));
  if (await maySee(asking, choice.status)) return { choice, isRefused: false };
  const { status: _, ...rest } = choice;
  return { choice: rest, isRefused: true };
}
