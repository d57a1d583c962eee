import { leaderboardWidget } from '#api/administration/widget/leaderboard-widget.contract.ts';
import { loadLeaderItems } from '#api/administration/widget/widget-items.client.ts';
import { defineLoader, listed } from './widget-loader.ts';

/** Loads the items of a leaderboard. */
export const leaderboardLoader = defineLoader(leaderboardWidget, async ({ api, settings }) =>
  listed(await loadLeaderItems(api, settings)),
);
