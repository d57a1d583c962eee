import { useState } from 'react';
import type { BanRulePost } from '#api/moderation/ban/ban-rule.contract.ts';
import { BanRuleFields } from '#components/moderation/ban/ban-rule-fields.tsx';
import { banRuleTrialModel } from '#machines/moderation/ban/ban-rule-trial.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Rule() {
  const [rule, setRule] = useState<BanRulePost>({ type: 'name', pattern: '', note: '' });
  return <BanRuleFields rule={rule} onRule={setRule} />;
}

/** The scene of the trial of a ban rule. */
export const banRuleTrialScene = defineScene(banRuleTrialModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <Rule />
    </StorySite>
  ),
});
