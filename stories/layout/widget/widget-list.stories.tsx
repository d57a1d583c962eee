import { discussionsWidget } from '#api/administration/widget/discussions-widget.contract.ts';
import { leaderboardWidget } from '#api/administration/widget/leaderboard-widget.contract.ts';
import type { DiscussionItem, LeaderItem } from '#api/administration/widget/widget-items.client.ts';
import { DiscussionsWidget } from '#components/layout/widget/discussions-widget.tsx';
import { LeaderboardWidget } from '#components/layout/widget/leaderboard-widget.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / widget-list' };

const discussions = discussionsWidget.preview['items'] as readonly DiscussionItem[];
const long = discussions.map((one) => ({ ...one, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) }));

/** The list before its items are loaded. */
export const Loading = () => <DiscussionsWidget title="" limit={5} items={undefined} />;

/** A few discussions. */
export const Few = () => (
  <StorySite>
    <DiscussionsWidget title="" limit={5} items={discussions} />
  </StorySite>
);

/** Names that are longer than a line. */
export const LongWords = () => (
  <StorySite>
    <DiscussionsWidget title="" limit={5} items={long} />
  </StorySite>
);

/** A ranking of members. */
export const Ranking = () => (
  <StorySite>
    <LeaderboardWidget
      title=""
      limit={5}
      leaderboardType="reputation"
      items={leaderboardWidget.preview['items'] as readonly LeaderItem[]}
    />
  </StorySite>
);
