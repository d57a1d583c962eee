/** The parts of a theme that a page is rendered with. All are absent for the default appearance. */
export interface PageTheme {
  /** The URL of the theme's style sheet. */
  readonly styles?: string | undefined;
  /** Sanitized HTML above (`header`) and below (`footer`) every page. */
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
  /** The theme that the administrator is previewing (docs/behavior/administration.md#theme-preview). */
  readonly preview?:
    | {
        readonly themeID: string;
        readonly name: string;
        readonly revisionID?: number;
        /** Whether unsaved values are shown. */
        readonly isDraft?: true;
      }
    | undefined;
}
