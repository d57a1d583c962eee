import type { Theme, ThemeRevision, ThemeVariables } from '#api/administration/theme/theme.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import type { ThemeRow } from './theme.queries.ts';
import { type FoundTheme, isTemplate, loadActiveTheme } from './theme-cache.ts';
import { styleOfTheme } from './theme-style.ts';
import { templateVersion } from './theme-template.ts';

/** The assets whose contents a response includes, such as `footer.data`. */
export type ThemeExpand = readonly string[];

/** The types of the assets in the API. */
export const assetTypes = {
  variables: { type: 'json', extension: 'json', 'content-type': 'application/json' },
  styles: { type: 'css', extension: 'css', 'content-type': 'text/css' },
  header: { type: 'html', extension: 'html', 'content-type': 'text/html' },
  footer: { type: 'html', extension: 'html', 'content-type': 'text/html' },
} as const;

/** The name of a readable asset. */
export type AssetName = keyof typeof assetTypes;

/** Returns the content of an asset. Returns null when the theme has none. */
export function assetData(theme: FoundTheme, name: AssetName): unknown {
  return name === 'styles' ? styleOfTheme(theme.variables) : theme[name];
}

/** Maps an asset to its API representation. */
export function presentAsset(theme: FoundTheme, name: AssetName, withData: boolean) {
  const { extension, ...type } = assetTypes[name];
  const revision = isTemplate(theme) || theme.revisionID === theme.activeID ? '' : `?revisionID=${theme.revisionID}`;
  return {
    ...type,
    url: `/api/v2/themes/${theme.themeID}/assets/${name}.${extension}${revision}`,
    ...(withData && { data: assetData(theme, name) }),
  };
}

const assetsOf = (theme: FoundTheme, expand: ThemeExpand): Theme['assets'] =>
  Object.fromEntries(
    (Object.keys(assetTypes) as AssetName[])
      .filter((name) => assetData(theme, name) !== null)
      .map((name) => [name, presentAsset(theme, name, expand.includes(`${name}.data`))]),
  ) as Theme['assets'];

const coreOf = (theme: FoundTheme, { authors, currentID }: { authors: Authors; currentID: string }) => {
  const { name } = theme;
  const themeID = String(theme.themeID);
  const shared = { themeID, name, version: templateVersion, current: themeID === currentID };
  if (isTemplate(theme))
    return {
      ...shared,
      type: 'themeFile' as const,
      parentTheme: null,
      parentVersion: null,
      revisionID: null,
      revisionName: null,
      insertUser: null,
      dateInserted: null,
    };
  const { parentTheme, parentVersion, revisionID, revisionName, insertUserID, dateInserted } = theme;
  return {
    ...shared,
    type: 'themeDB' as const,
    parentTheme,
    parentVersion,
    revisionID,
    revisionName,
    insertUser: insertUserID === null ? null : authors(insertUserID),
    dateInserted,
  };
};

async function contextOf(forum: Forum, themes: readonly FoundTheme[]) {
  const writers = themes.map((theme) => (isTemplate(theme) ? null : theme.insertUserID));
  const [authors, current] = await Promise.all([findAuthors(forum.db, writers), loadActiveTheme(forum)]);
  return { authors, currentID: String(current.themeID) };
}

/** Maps themes to their API representation. */
export async function presentThemes(
  forum: Forum,
  themes: readonly FoundTheme[],
  expand: ThemeExpand = [],
): Promise<Theme[]> {
  const context = await contextOf(forum, themes);
  return themes.map((theme) => ({
    ...coreOf(theme, context),
    features: {},
    supportedSections: [],
    preview: {
      info: isTemplate(theme) ? { description: theme.info } : {},
      imageUrl: null,
      variables: theme.variables as ThemeVariables,
    },
    assets: assetsOf(theme, expand),
  }));
}

/** Maps the revisions of a theme to their API representation. */
export async function presentRevisions(forum: Forum, rows: readonly ThemeRow[]): Promise<ThemeRevision[]> {
  const context = await contextOf(forum, rows);
  return rows.map((row) => ({ ...coreOf(row, context), active: row.revisionID === row.activeID }));
}
