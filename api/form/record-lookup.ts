import type { Api } from '#api/api.ts';
import type { ContractRoute } from '#api/route.ts';
import type { ControlMeta, Scalar } from './form-schema.ts';

/**
 * The records from which a field chooses one or several: paths of this API, in which `%s` stands for the searched text
 * or the chosen ID. A path without `%s` lists all records.
 */
export interface RecordLookup {
  /** The path of the list, such as `/tags?query=%s`. */
  readonly api: string;
  /** The path of one record, such as `/tags/%s`. */
  readonly single: string;
  /** The property with the name of a record. */
  readonly label: string;
  /** The property with its ID. */
  readonly value: string;
  /** Whether the list needs a text. Without it, an empty field suggests records too. */
  readonly needsText?: boolean;
}

/** The records that have controls of their own, by `inputType`. */
export const recordLookups = {
  category: {
    api: '/categories/search?query=%s&limit=20&expand=breadcrumbs',
    single: '/categories/%s',
    label: 'name',
    value: 'categoryID',
  },
  tag: { api: '/tags?query=%s&limit=10', single: '/tags/%s', label: 'name', value: 'tagID' },
  role: { api: '/roles', single: '/roles/%s', label: 'name', value: 'roleID' },
  member: {
    api: '/users/by-names?name=%s*&order=mention&limit=10',
    single: '/users/%s',
    label: 'name',
    value: 'userID',
    needsText: true,
  },
  collection: { api: '/collections?limit=500', single: '/collections/%s', label: 'name', value: 'collectionID' },
  fragment: {
    api: '/fragments?status=active',
    single: '/fragments/%s',
    label: 'name',
    value: 'fragmentUUID',
  },
  discussion: {
    api: '/discussions/search?query=%s&limit=10',
    single: '/discussions/%s',
    label: 'name',
    value: 'discussionID',
    needsText: true,
  },
} as const satisfies Record<string, RecordLookup>;

/** Returns the records from which a field chooses; undefined for a field that does not refer to records. */
export function lookupOf({ inputType, choices }: Pick<ControlMeta, 'inputType' | 'choices'>): RecordLookup | undefined {
  if (isLookup(choices)) return choices;
  return Object.hasOwn(recordLookups, inputType) ? recordLookups[inputType as keyof typeof recordLookups] : undefined;
}

/** Whether the choices of a field are records of the API, not labels. */
export const isLookup = (choices: ControlMeta['choices']): choices is RecordLookup =>
  choices !== undefined && 'single' in choices && choices['api']?.startsWith('/') === true;

/** Whether a path belongs to this API. Addresses of other hosts and paths that lead out of the API do not. */
export const isOwnApiPath = (path: string): boolean =>
  /^(\/[\w-]+|\/%s)+(\?[^\s#\\]*)?$/.test(path) && !path.startsWith('//');

/** A record that can be chosen. `note` tells records with equal names apart. */
export interface FoundRecord {
  readonly value: Scalar;
  readonly label: string;
  readonly note?: string | undefined;
}

/** Finds the records whose names match a text. */
export async function findRecords(
  api: Api,
  lookup: RecordLookup,
  text: string,
  signal?: AbortSignal,
): Promise<readonly FoundRecord[]> {
  if (lookup.needsText && text === '') return [];
  const found = (await request(api, lookup.api, text, signal)) as readonly Answer[];
  const records = found.map((record) => recordIn(record, lookup));
  if (lookup.api.includes('%s')) return records;
  const wanted = text.toLocaleLowerCase();
  return records.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}

/** Reads the record with an ID. Rejects when it does not exist, or when the viewer may not see it. */
export const readRecord = async (api: Api, lookup: RecordLookup, id: Scalar): Promise<FoundRecord> =>
  recordIn((await request(api, lookup.single, String(id))) as Answer, lookup);

type Answer = Readonly<Record<string, unknown>>;

async function request(api: Api, template: string, text: string, signal?: AbortSignal): Promise<unknown> {
  if (!isOwnApiPath(template)) throw new Error(`${template} is not a path of this API.`);
  const [path = '', query = ''] = template.split('?');
  const asked = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, value.replace('%s', () => text)]),
  );
  const { body } = await api.call<ContractRoute>(
    'GET',
    path.replace('%s', ':id') as `/${string}`,
    { ...(path.includes('%s') && { params: { id: text } }), query: asked } as never,
    signal,
  );
  return body;
}

function recordIn(answer: Answer, { label, value }: RecordLookup): FoundRecord {
  const trail = (answer['breadcrumbs'] ?? []) as readonly { readonly name: string }[];
  const note = trail
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' › ');
  return { value: answer[value] as Scalar, label: String(answer[label]), ...(note && { note }) };
}
