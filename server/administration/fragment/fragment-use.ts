import type { FragmentView } from '#api/administration/fragment/fragment.contract.ts';
import { loadLayouts } from '#server/administration/layout/layout-store.ts';
import { ownThemes } from '#server/administration/theme/theme-cache.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * Returns a function that finds the records that show a fragment: the layouts and the themes that contain its UUID. A
 * UUID occurs in a text only to name its fragment.
 */
export async function loadFragmentUse(forum: Forum): Promise<(fragmentUUID: string) => FragmentView[]> {
  const [themes, { rows: layouts }] = await Promise.all([ownThemes(forum), loadLayouts(forum)]);
  const users: readonly (FragmentView & { readonly content: string })[] = [
    ...themes.map(({ themeID, name, header, footer }) => ({
      recordType: 'theme' as const,
      recordID: String(themeID),
      recordName: name,
      recordUrl: `/appearance/style-guides/${themeID}/edit`,
      content: `${header ?? ''}${footer ?? ''}`,
    })),
    ...layouts.map(({ layoutID, name, viewType, document }) => ({
      recordType: 'layout' as const,
      recordID: String(layoutID),
      recordName: name,
      recordUrl: `/appearance/layouts/${viewType}/${layoutID}`,
      content: JSON.stringify(document),
    })),
  ];
  return (fragmentUUID) =>
    users.filter(({ content }) => content.toLowerCase().includes(fragmentUUID)).map(({ content: _, ...view }) => view);
}
