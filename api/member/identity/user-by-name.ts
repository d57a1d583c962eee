import type { Api } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { readUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';

/** The member of exactly this name, in capitals or not; undefined when there is none whom the viewer may find. */
export async function findUserByName(api: Api, name: string): Promise<User | undefined> {
  try {
    return (await readUser(api, `$name:${name}`)).body;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** The number of the member of a name, for lists that are narrowed by number; 0, which nobody has, where there is none. */
export const memberNumber = async (api: Api, name: string): Promise<string> =>
  String((await findUserByName(api, name))?.userID ?? 0);
