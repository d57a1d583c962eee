import type { ShownTheme } from '#api/administration/theme/shown-theme.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findPreview, findTheme, listThemes, type ThemeRow } from './theme.queries.ts';
import { markOfStyle, styleOfTheme } from './theme-style.ts';
import { builtInTheme, type ThemeTemplate, templateOf } from './theme-template.ts';

const books = new WeakMap<Forum, Cached<readonly ThemeRow[]>>();

/** The news that a theme is another now. */
export const themesChanged = 'themes.changed';

function bookOf(forum: Forum): Cached<readonly ThemeRow[]> {
  const known = books.get(forum) ?? createCached(forum, themesChanged, listThemes);
  books.set(forum, known);
  return known;
}

/** Lets every process read the themes anew. */
export const tellOfThemes = (forum: Forum): Promise<unknown> => bookOf(forum).changed();

/** A theme that comes with the forum, or one that was made here. */
export type FoundTheme = ThemeTemplate | ThemeRow;

/** Whether a theme comes with the forum. */
export const isTemplate = (theme: FoundTheme): theme is ThemeTemplate => !('revisionID' in theme);

/** The number of a theme that was made here; undefined for anything else. */
export const numberOf = (themeID: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(themeID) ? Number(themeID) : undefined;

/** All themes that were made here, as they are at present. */
export const ownThemes = (forum: Forum): Promise<readonly ThemeRow[]> => bookOf(forum).get();

/** Finds a theme, at one of its revisions when that is named; undefined when there is no such one. */
export async function lookUpTheme(forum: Forum, themeID: string, revisionID?: number): Promise<FoundTheme | undefined> {
  const number = numberOf(themeID);
  if (number === undefined) return revisionID === undefined ? templateOf(themeID) : undefined;
  if (revisionID !== undefined) return findTheme(forum.db, number, revisionID);
  return (await ownThemes(forum)).find((theme) => theme.themeID === number);
}

/** The theme that visitors see: the chosen one, or the built-in one when that is gone. */
export async function currentTheme(forum: Forum): Promise<FoundTheme> {
  const chosen = (await forum.settings.get())['ui.themeKey'];
  return (await lookUpTheme(forum, chosen)) ?? builtInTheme;
}

/** The theme that an address names: `current` is the one that visitors see; undefined when there is no such one. */
export const themeAt = (forum: Forum, id: string, revisionID?: number): Promise<FoundTheme | undefined> =>
  id === 'current' ? currentTheme(forum) : lookUpTheme(forum, id, revisionID);

/** Whether a theme is the one that visitors see. */
export const isCurrent = async (forum: Forum, themeID: string): Promise<boolean> =>
  String((await currentTheme(forum)).themeID) === themeID;

/** What somebody with site.manage is trying on in this session; undefined when nothing, or when it is gone. */
export async function previewedTheme(forum: Forum, viewer: Viewer): Promise<FoundTheme | undefined> {
  if (viewer.sessionID === undefined || !may(viewer, 'site.manage')) return undefined;
  const kept = await findPreview(forum.db, viewer.sessionID);
  return kept && lookUpTheme(forum, kept.themeID, kept.revisionID ?? undefined);
}

/** The address of a theme's style sheet, which holds for good; undefined when it says nothing of its own. */
function styleUrl(theme: FoundTheme): string | undefined {
  const style = styleOfTheme(theme.variables);
  if (!style) return undefined;
  const revision = isTemplate(theme) ? 0 : theme.revisionID;
  return `/themes/${theme.themeID}/${revision}/styles-${markOfStyle(style)}.css`;
}

const described = (theme: FoundTheme): Omit<ShownTheme, 'preview'> => {
  const { header, footer } = theme;
  const styles = styleUrl(theme);
  return { ...(styles && { styles }), ...(header && { header }), ...(footer && { footer }) };
};

const told = new WeakMap<FoundTheme, Omit<ShownTheme, 'preview'>>();

/** What a page is drawn with; described once for as long as the theme is kept. */
function describe(theme: FoundTheme): Omit<ShownTheme, 'preview'> {
  const known = told.get(theme) ?? described(theme);
  told.set(theme, known);
  return known;
}

/** The look of a page whose theme cannot be loaded. */
export const builtInLook = (): ShownTheme => describe(builtInTheme);

/** What of a theme a page for the viewer is drawn with. */
export async function shownTheme(forum: Forum, viewer: Viewer): Promise<ShownTheme> {
  const previewed = await previewedTheme(forum, viewer);
  if (!previewed) return describe(await currentTheme(forum));
  const { name } = previewed;
  const isEarlier = !isTemplate(previewed) && previewed.revisionID !== previewed.activeID;
  const revision = isEarlier && { revisionID: previewed.revisionID };
  return { ...describe(previewed), preview: { themeID: String(previewed.themeID), name, ...revision } };
}
