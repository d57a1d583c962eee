import { addFragment, changeFragment, removeFragment } from '#api/administration/fragment/fragment.client.ts';
import { addTheme, changeTheme, removeTheme } from '#api/administration/theme/theme.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

/** Creates a theme and returns its ID. */
const addHarbour = async ({ api }: Scene['administrator']): Promise<string> => {
  const post = { name: 'Harbour', parentTheme: 'moss', parentVersion: '1.0', assets: {} };
  return (await addTheme(api, post)).body.themeID;
};

/** Creates and publishes a fragment and returns its UUID. */
const addWeather = async ({ api }: Scene['administrator']): Promise<string> => {
  const post = { name: 'Weather', fragmentType: 'CustomFragment', js: 'let a;', commitMessage: 'First' } as const;
  return (await addFragment(api, post)).body.fragmentUUID;
};

/** The scenarios for log actions on themes and fragments. */
export const appearanceScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'fragment.add': [{ act: ({ administrator }) => addWeather(administrator) }],
  'fragment.change': [
    prepared(
      ({ administrator }) => addWeather(administrator),
      ({ administrator }, uuid) => changeFragment(administrator.api, uuid, { js: 'let b;', commitMessage: 'Second' }),
    ),
    prepared(
      async ({ administrator }) => {
        const uuid = await addWeather(administrator);
        await changeFragment(administrator.api, uuid, { js: 'let b;' });
        return uuid;
      },
      ({ administrator }, uuid) => changeFragment(administrator.api, uuid, { js: 'let c;', commitMessage: 'Second' }),
    ),
    prepared(
      async ({ administrator }) => {
        const uuid = await addWeather(administrator);
        return (await changeFragment(administrator.api, uuid, { js: 'let b;' })).body;
      },
      ({ administrator }, { fragmentUUID, fragmentRevisionUUID }) =>
        removeFragment(administrator.api, fragmentUUID, { fragmentRevisionUUID }),
    ),
  ],
  'fragment.delete': [
    prepared(
      ({ administrator }) => addWeather(administrator),
      ({ administrator }, uuid) => removeFragment(administrator.api, uuid),
    ),
  ],
  'theme.add': [{ act: ({ administrator }) => addHarbour(administrator) }],
  'theme.change': [
    prepared(
      ({ administrator }) => addHarbour(administrator),
      ({ administrator }, id) =>
        changeTheme(administrator.api, id, { name: 'Bay', assets: { variables: { data: { radius: 3 } } } }),
    ),
  ],
  'theme.delete': [
    prepared(
      ({ administrator }) => addHarbour(administrator),
      ({ administrator }, id) => removeTheme(administrator.api, id),
    ),
  ],
};
