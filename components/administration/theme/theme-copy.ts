import { addTheme, readTheme } from '#api/administration/theme/theme.client.ts';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import type { Api } from '#api/api.ts';

/** Returns the address of the editor of a theme. */
export const themeAddress = (themeID: string): string => `/appearance/style-guides/${themeID}/edit`;

/** Creates a theme as a copy of another, including its variables, header and footer, and returns it. */
export async function copyTheme(api: Api, { themeID, version }: Theme, name: string): Promise<Theme> {
  const { assets } = (await readTheme(api, themeID, { expand: ['all'] })).body;
  const { variables, header, footer } = assets;
  const made = await addTheme(api, {
    name: name.slice(0, 100),
    parentTheme: themeID,
    parentVersion: version,
    assets: {
      variables: { data: variables.data ?? {} },
      ...(header?.data && { header: { data: header.data } }),
      ...(footer?.data && { footer: { data: footer.data } }),
    },
  });
  return made.body;
}
