import { banRuleTrialModel } from '#machines/moderation/ban/ban-rule-trial.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { BanRuleStory } from './ban-rule-story.tsx';

/** The scene of the trial of a ban rule. */
export const banRuleTrialScene = defineScene(banRuleTrialModel, { render: () => <BanRuleStory /> });
