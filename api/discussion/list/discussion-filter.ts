/** The states by which discussions can be filtered. The last two are for staff only. */
export const discussionStatuses = ['open', 'closed', 'announced', 'unread', 'resolved', 'unresolved'] as const;

/** A state by which a list of discussions can be filtered. */
export type DiscussionStatus = (typeof discussionStatuses)[number];

/** The reader's filters of a list of discussions. Omitted properties do not restrict the list. */
export interface DiscussionFilterValues {
  /** Posts of any of these types. */
  readonly type?: readonly string[];
  readonly status?: DiscussionStatus;
  readonly statusID?: number;
  /** Posts with any of these tags. */
  readonly tagID?: readonly number[];
  readonly hasComments?: boolean;
  readonly followed?: true;
  readonly suggested?: true;
}

/** Parses a record ID. Returns undefined when the text is not a valid ID. */
function numberIn(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Parses a comma-separated URL parameter, such as `type=question,idea`. */
const listIn = (text: string | undefined): string[] => [...new Set((text ?? '').split(','))];

/** Parses the filters of a URL. Invalid values are ignored. */
export function parseDiscussionFilters(textOf: (name: string) => string | undefined): DiscussionFilterValues {
  // Administrators can add post types, so the parser checks only the syntax; the list request validates the type.
  const type = listIn(textOf('type')).filter((one) => /^[a-z][a-z0-9-]{0,49}$/.test(one));
  const status = discussionStatuses.find((one) => one === textOf('status'));
  const statusID = numberIn(textOf('statusID'));
  const tagID = listIn(textOf('tagID')).flatMap((one) => numberIn(one) ?? []);
  const hasComments = textOf('hasComments');
  return {
    ...(type.length > 0 && { type }),
    ...(status && { status }),
    ...(statusID && { statusID }),
    ...(tagID.length > 0 && { tagID }),
    ...((hasComments === 'true' || hasComments === 'false') && { hasComments: hasComments === 'true' }),
    ...(textOf('followed') === 'true' && { followed: true }),
    ...(textOf('suggested') === 'true' && textOf('followed') !== 'true' && { suggested: true }),
  };
}

/** Serializes filters to URL parameters. */
export const serializeDiscussionFilters = (choice: DiscussionFilterValues): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]));

/**
 * Returns the scope of a list: followed categories, suggestions for the reader, or all. The scope is selected
 * separately from the filters.
 */
export const pickListScope = ({ followed, suggested }: DiscussionFilterValues): DiscussionFilterValues => ({
  ...(followed && { followed }),
  ...(suggested && { suggested }),
});

/** Returns the filters without the scope. */
export const omitListScope = ({
  followed: _,
  suggested: __,
  ...filters
}: DiscussionFilterValues): DiscussionFilterValues => filters;

/** Returns the number of active filters. */
export const countActiveFilters = (choice: DiscussionFilterValues): number => Object.keys(omitListScope(choice)).length;

const states = {
  open: { closed: false },
  closed: { closed: true },
  announced: { pinned: true },
  unread: { unread: true },
  resolved: { resolved: true },
  unresolved: { resolved: false },
} as const;

/** Maps filters to the query parameters of the API. */
export const toListQuery = ({ type, status, statusID, tagID, ...rest }: DiscussionFilterValues) => ({
  ...rest,
  ...(type && { type: [...type] }),
  ...(statusID !== undefined && { statusID: [statusID] }),
  ...(tagID && { tagID: tagID.join() }),
  ...(status && states[status]),
});
