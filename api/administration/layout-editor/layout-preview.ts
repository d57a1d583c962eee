import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { Language } from '#api/languages.ts';

/** The colour modes of a preview, in display order. */
export const previewPalettes = ['light', 'dark', 'contrast'] as const;

/** The choices for which the preview of a layout is rendered. */
export interface PreviewChoices {
  /** The role that sees the page. */
  readonly roleID: number;
  readonly palette: (typeof previewPalettes)[number];
  readonly language: Language;
  /** The subcommunity of the page; 0 for the whole site. */
  readonly sectionID: number;
  /** The category of the page's record; 0 for the first one that fits. */
  readonly categoryID: number;
}

/** The attribute of the document of a preview that was rendered. Its value is the number of the rendering. */
export const previewMark = 'data-layout-preview';

/** Returns the URL of the preview of a layout. Each rendering has its own number, so that the frame loads again. */
export function previewAddress(
  { layoutType, layoutID }: { readonly layoutType: LayoutViewType; readonly layoutID: number | string },
  { roleID, palette, language, sectionID, categoryID }: PreviewChoices,
  rendering: number,
): string {
  const query = new URLSearchParams({
    role: String(roleID),
    palette,
    language,
    section: String(sectionID),
    category: String(categoryID),
    rendering: String(rendering),
  });
  return `/appearance/layouts/${layoutType}/${layoutID}/preview?${query}`;
}
