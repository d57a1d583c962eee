import { type DiscussionSort, discussionSorts } from '#api/discussion/list/discussion-sorts.ts';
import {
  type LeaderboardType,
  type LeaderSlot,
  leaderboardTypes,
  leaderSlots,
} from '#api/member/profile/leader-slots.ts';
import { isUUID } from '#api/uuid.ts';

/**
 * The widgets that page HTML may contain, with their props
 * (docs/behavior/administration.md#widgets-in-header-and-footer): `<div data-widget="leaderboard"
 * data-props='{"slotType":"m"}'>…</div>`. The content of the element is the fallback without JavaScript.
 */
export interface EmbeddedWidgetProps {
  readonly 'discussion.discussions': Listed & { readonly sort: DiscussionSort; readonly categoryID?: number };
  readonly categories: Listed;
  readonly leaderboard: Listed & { readonly slotType: LeaderSlot; readonly leaderboardType: LeaderboardType };
  readonly 'newest-members': Listed;
  readonly cta: {
    readonly title: string;
    readonly description: string;
    readonly label: string;
    readonly href: string;
  };
  readonly 'custom-fragment': {
    readonly fragmentUUID: string;
    /** The settings of the fragment, as its own schema describes them. */
    readonly settings: Readonly<Record<string, unknown>>;
  };
}

interface Listed {
  /** Heading of the widget. Empty for its default heading. */
  readonly title: string;
  readonly limit: number;
}

type PlacedWidgetName = keyof EmbeddedWidgetProps;

/** A widget in page HTML, with its name and props. */
export type EmbeddedWidget = {
  [Name in PlacedWidgetName]: { readonly name: Name; readonly props: EmbeddedWidgetProps[Name] };
}[PlacedWidgetName];

type Given = Readonly<Record<string, unknown>>;

const mostListed = 20;

/** A validated value, or its default when it was omitted. Undefined when it is invalid. */
type Read<T> = T | undefined;

const textIn = (given: Given, name: string, most: number): Read<string> => {
  const value = given[name] ?? '';
  return typeof value === 'string' && value.length <= most ? value.trim() : undefined;
};

const numberIn = (given: Given, name: string, preset: number, most: number): Read<number> => {
  const value = given[name] ?? preset;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
};

const oneOf = <T extends string>(given: Given, name: string, known: readonly T[], preset: T): Read<T> => {
  const value = given[name] ?? preset;
  return known.find((one) => one === value);
};

const recordIn = (given: Given, name: string): Read<Given> => {
  const value = given[name] ?? {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Given) : undefined;
};

/** Checks whether a text is a path on this site or an absolute HTTP(S) URL. */
const isAddress = (text: string): boolean => /^(\/(?![/\\])|https?:\/\/)\S*$/i.test(text);

const listedIn = (given: Given) => ({
  title: textIn(given, 'title', 100),
  limit: numberIn(given, 'limit', 5, mostListed),
});

const readers: { readonly [Name in PlacedWidgetName]: (given: Given) => object } = {
  'discussion.discussions': (given) => ({
    ...listedIn(given),
    sort: oneOf(given, 'sort', discussionSorts, '-dateLastComment'),
    ...(given['categoryID'] !== undefined && {
      categoryID: numberIn(given, 'categoryID', 0, Number.MAX_SAFE_INTEGER),
    }),
  }),
  categories: listedIn,
  leaderboard: (given) => ({
    ...listedIn(given),
    slotType: oneOf(given, 'slotType', leaderSlots, 'm'),
    leaderboardType: oneOf(given, 'leaderboardType', leaderboardTypes, 'reputation'),
  }),
  'newest-members': listedIn,
  cta: (given) => {
    const [title, label, href] = [
      textIn(given, 'title', 100) || undefined,
      textIn(given, 'label', 50) || undefined,
      textIn(given, 'href', 500),
    ];
    return {
      title,
      description: textIn(given, 'description', 500),
      label,
      href: href && isAddress(href) ? href : undefined,
    };
  },
  'custom-fragment': (given) => {
    const fragmentUUID = textIn(given, 'fragmentUUID', 36)?.toLowerCase();
    return {
      fragmentUUID: fragmentUUID && isUUID(fragmentUUID) ? fragmentUUID : undefined,
      settings: recordIn(given, 'settings'),
    };
  },
};

const names = Object.keys(readers) as readonly PlacedWidgetName[];

function parsed(json: string): Given | undefined {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a widget in page HTML. Returns undefined when the widget is unknown or its props are invalid. */
export function parseEmbeddedWidget(name: string, json: string): EmbeddedWidget | undefined {
  const widget = names.find((one) => one === name);
  const given = parsed(json);
  if (!widget || !given) return undefined;
  const props = readers[widget](given);
  if (Object.keys(given).some((key) => !Object.hasOwn(props, key))) return undefined;
  return Object.values(props).includes(undefined) ? undefined : ({ name: widget, props } as EmbeddedWidget);
}
