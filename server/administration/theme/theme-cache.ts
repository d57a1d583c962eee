import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Forum } from '#server/platform/forum.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findPreview, findTheme, listThemes, type ThemeRow } from './theme.queries.ts';
import { hashStyleSheet, styleOfTheme } from './theme-style.ts';
import { builtInTheme, type ThemeTemplate, templateOf } from './theme-template.ts';

const books = new WeakMap<Forum, Cached<readonly ThemeRow[]>>();

/** The event bus topic for changed themes. */
export const themesChanged = 'themes.changed';

function storeOf(forum: Forum): Cached<readonly ThemeRow[]> {
  const known = books.get(forum) ?? createCached(forum, themesChanged, listThemes);
  books.set(forum, known);
  return known;
}

/** Invalidates the cached themes in every process. */
export const invalidateThemes = (forum: Forum): Promise<unknown> => storeOf(forum).changed();

/** A built-in or a custom theme. */
export type FoundTheme = ThemeTemplate | ThemeRow;

/** Checks whether a theme is a built-in template. */
export const isTemplate = (theme: FoundTheme): theme is ThemeTemplate => !('revisionID' in theme);

/** Returns all custom themes at their current revisions. */
export const ownThemes = (forum: Forum): Promise<readonly ThemeRow[]> => storeOf(forum).get();

/** Finds a theme, optionally at a given revision. Returns undefined when it does not exist. */
export async function lookUpTheme(forum: Forum, themeID: string, revisionID?: number): Promise<FoundTheme | undefined> {
  const number = recordIDOf(themeID);
  if (number === undefined) return revisionID === undefined ? templateOf(themeID) : undefined;
  if (revisionID !== undefined) return findTheme(forum.db, number, revisionID);
  return (await ownThemes(forum)).find((theme) => theme.themeID === number);
}

/** Returns the theme that visitors see: the configured one, or the built-in one if that no longer exists. */
export async function loadActiveTheme(forum: Forum): Promise<FoundTheme> {
  const chosen = (await forum.settings.get())['ui.themeKey'];
  return (await lookUpTheme(forum, chosen)) ?? builtInTheme;
}

/**
 * Finds the theme of an ID in a URL; `current` is the theme that visitors see. Returns undefined when it does not
 * exist.
 */
export const findThemeByUrlID = (forum: Forum, id: string, revisionID?: number): Promise<FoundTheme | undefined> =>
  id === 'current' ? loadActiveTheme(forum) : lookUpTheme(forum, id, revisionID);

/** Checks whether a theme is the one that visitors see. */
export const isActiveTheme = async (forum: Forum, themeID: string): Promise<boolean> =>
  String((await loadActiveTheme(forum)).themeID) === themeID;

/**
 * Returns the theme that the viewer previews in this session (site.manage). Returns undefined when there is no preview
 * or its theme no longer exists.
 */
export async function previewedTheme(forum: Forum, viewer: Viewer): Promise<FoundTheme | undefined> {
  if (viewer.sessionID === undefined || !may(viewer, 'site.manage')) return undefined;
  const cached = await findPreview(forum.db, viewer.sessionID);
  if (!cached) return undefined;
  const theme = await lookUpTheme(forum, cached.themeID, cached.revisionID ?? undefined);
  return theme && cached.parts && !isTemplate(theme) ? { ...theme, ...cached.parts, isDraft: true } : theme;
}

/** The revision in the URL of the style sheet of unsaved values. */
export const draftRevision = 'draft';

/** Returns the immutable URL of a theme's style sheet. Returns undefined when the theme sets no variables. */
function styleUrl(theme: FoundTheme): string | undefined {
  const style = styleOfTheme(theme.variables);
  if (!style) return undefined;
  const revision = isTemplate(theme) ? 0 : theme.isDraft ? draftRevision : theme.revisionID;
  return `/themes/${theme.themeID}/${revision}/styles-${hashStyleSheet(style)}.css`;
}

const described = (theme: FoundTheme): Omit<PageTheme, 'preview'> => {
  const { header, footer } = theme;
  const styles = styleUrl(theme);
  return { ...(styles && { styles }), ...(header && { header }), ...(footer && { footer }) };
};

const describedThemes = new WeakMap<FoundTheme, Omit<PageTheme, 'preview'>>();

/** Returns the parts of a theme that a page is rendered with. Memoized per theme. */
function describe(theme: FoundTheme): Omit<PageTheme, 'preview'> {
  const known = describedThemes.get(theme) ?? described(theme);
  describedThemes.set(theme, known);
  return known;
}

/** Returns the default appearance, for pages whose theme cannot be loaded. */
export const describeBuiltInTheme = (): PageTheme => describe(builtInTheme);

/** Returns the parts of the theme that pages for the viewer are rendered with. */
export async function loadPageTheme(forum: Forum, viewer: Viewer): Promise<PageTheme> {
  const previewed = await previewedTheme(forum, viewer);
  if (!previewed) return describe(await loadActiveTheme(forum));
  const { name } = previewed;
  return { ...describe(previewed), preview: { themeID: String(previewed.themeID), name, ...statusOf(previewed) } };
}

/** Returns whether a previewed theme has unsaved values or is an earlier revision. */
function statusOf(theme: FoundTheme): Pick<NonNullable<PageTheme['preview']>, 'isDraft' | 'revisionID'> {
  if (isTemplate(theme)) return {};
  if (theme.isDraft) return { isDraft: true };
  return theme.revisionID === theme.activeID ? {} : { revisionID: theme.revisionID };
}
