import { BanRuleAddition } from '#components/moderation/ban/ban-rule-addition.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / ban-rule-addition' };

export const Blank = () => (
  <StorySite isBare me={ingrid}>
    <BanRuleAddition />
  </StorySite>
);
