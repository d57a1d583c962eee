/** What a discussion's state can be asked for by; the last two for staff only. */
export const discussionStatuses = ['open', 'closed', 'announced', 'unread', 'resolved', 'unresolved'] as const;

/** A state that a list can be narrowed to. */
export type DiscussionStatus = (typeof discussionStatuses)[number];

/** How a reader narrows a list of discussions; what is left out is not asked about. */
export interface DiscussionChoice {
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

/** The number of a record; undefined for what is none. */
function numberIn(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** What is listed in an address, such as `type=question,idea`. */
const listIn = (text: string | undefined): string[] => [...new Set((text ?? '').split(','))];

/** Reads a choice from an address; what it cannot mean is left out. */
export function choiceIn(textOf: (name: string) => string | undefined): DiscussionChoice {
  // Administrators make further types, so that only the list itself knows which there are.
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

/** Writes a choice into an address. */
export const choiceText = (choice: DiscussionChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]));

/** What a list is of, by a choice: followed categories, what is suggested to the reader, or all. It is chosen beside the filters. */
export const scopeIn = ({ followed, suggested }: DiscussionChoice): DiscussionChoice => ({
  ...(followed && { followed }),
  ...(suggested && { suggested }),
});

/** The filters of a choice alone, whatever the list is of. */
export const filtersIn = ({ followed: _, suggested: __, ...filters }: DiscussionChoice): DiscussionChoice => filters;

/** How many filters are applied. */
export const countChosen = (choice: DiscussionChoice): number => Object.keys(filtersIn(choice)).length;

const states = {
  open: { closed: false },
  closed: { closed: true },
  announced: { pinned: true },
  unread: { unread: true },
  resolved: { resolved: true },
  unresolved: { resolved: false },
} as const;

/** A choice as the API is asked. */
export const askedBy = ({ type, status, statusID, tagID, ...rest }: DiscussionChoice) => ({
  ...rest,
  ...(type && { type: [...type] }),
  ...(statusID !== undefined && { statusID: [statusID] }),
  ...(tagID && { tagID: tagID.join() }),
  ...(status && states[status]),
});
