import { WordList } from '#components/moderation/rule/word-list.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / word-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <WordList label="Keywords" help="One per line." words={['pills', 'casino']} onWords={() => undefined} />
  </StorySite>
);
