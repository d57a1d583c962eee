import type { Api } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { readUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';

/**
 * Returns the member with exactly this name, ignoring case. Returns undefined when there is no such member or the
 * viewer may not find them.
 */
export async function findUserByName(api: Api, name: string): Promise<User | undefined> {
  try {
    return (await readUser(api, `$name:${name}`)).body;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Returns the user ID of the member with this name, for lists filtered by ID. Returns 0, which matches no member, when
 * there is none.
 */
export const findUserIDByName = async (api: Api, name: string): Promise<string> =>
  String((await findUserByName(api, name))?.userID ?? 0);
