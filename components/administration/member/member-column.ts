import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { answerColumn, type SortedColumn } from '#api/member/user/member-list-filter.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** A column of the member list, besides the name. */
export interface MemberColumn {
  readonly name: string;
  readonly label: string;
  /** The property by which the list can be sorted. */
  readonly sort?: SortedColumn;
  /** Whether its values are numbers, which are aligned at the end. */
  readonly isNumber?: boolean;
}

interface OwnColumn {
  readonly label: MessageID;
  readonly sort?: SortedColumn;
  readonly isNumber?: boolean;
  /** Whether the column needs personalInfo.view. */
  readonly isPersonal?: boolean;
}

/** The columns that every site has, in their default order. */
const ownColumns = {
  roles: { label: 'user.column.roles' },
  dateInserted: { label: 'user.column.registered', sort: 'dateInserted' },
  dateLastActive: { label: 'user.column.last-visit', sort: 'dateLastActive' },
  lastIPAddress: { label: 'user.column.last-ip', isPersonal: true },
  countPosts: { label: 'user.column.posts', sort: 'countPosts', isNumber: true },
  state: { label: 'user.column.state' },
  insertIPAddress: { label: 'user.column.first-ip', isPersonal: true },
  points: { label: 'user.column.points', sort: 'points', isNumber: true },
  countVisits: { label: 'user.column.visits', isNumber: true },
  title: { label: 'user.column.title' },
  userID: { label: 'user.column.id', sort: 'userID', isNumber: true },
} as const satisfies Record<string, OwnColumn>;

/** The columns of a list without a choice. */
export const defaultColumns = ['roles', 'dateInserted', 'dateLastActive', 'lastIPAddress', 'countPosts'] as const;

/** Returns all columns that the viewer may choose, in order. */
export function memberColumns(
  fields: readonly ProfileField[],
  mayView: (personal: boolean) => boolean,
): MemberColumn[] {
  const own = Object.entries<OwnColumn>(ownColumns).filter(([, { isPersonal = false }]) => mayView(isPersonal));
  return [
    ...own.map(([name, { label, isPersonal: _, ...rest }]) => ({ name, label: t(label), ...rest })),
    ...fields.map(({ apiName, label }) => ({ name: answerColumn(apiName), label })),
  ];
}

/** Returns the chosen columns among those that the viewer may see, in the chosen order. */
export const chosenColumns = (
  available: readonly MemberColumn[],
  chosen: readonly string[] | null | undefined,
): MemberColumn[] =>
  (chosen ?? defaultColumns).flatMap((name) => available.find((column) => column.name === name) ?? []);
