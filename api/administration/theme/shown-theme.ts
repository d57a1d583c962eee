/** What of a theme a page is drawn with; nothing of it where the forum looks as it comes. */
export interface ShownTheme {
  /** The address of its style sheet. */
  readonly styles?: string | undefined;
  /** Safe HTML above and below every page. */
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
  /** The theme that an administrator is trying on (`spec/behaviours.md` §3). */
  readonly preview?: { readonly themeID: string; readonly name: string; readonly revisionID?: number } | undefined;
}
