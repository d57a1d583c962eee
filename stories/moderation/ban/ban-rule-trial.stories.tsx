import { BanRuleStory } from './ban-rule-story.tsx';

export default { title: 'moderation / ban-rule-trial' };

export const Filled = () => <BanRuleStory pattern="spam*" />;
