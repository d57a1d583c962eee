import { BanRuleForm } from '#components/moderation/ban/ban-rule-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / ban-rule-form' };

export const Blank = () => (
  <StorySite isBare me={ingrid}>
    <BanRuleForm />
  </StorySite>
);
