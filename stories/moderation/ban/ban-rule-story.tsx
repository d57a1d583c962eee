import { banRuleForm } from '#components/moderation/ban/ban-rule-form.ts';
import { withTrial } from '#components/moderation/ban/ban-rule-trial.tsx';
import { FormStory } from '#stories/form/form-story.tsx';

/** The form of a ban rule with its trial, in a story. */
export const BanRuleStory = ({ pattern = '' }: { pattern?: string }) => (
  <FormStory
    properties={banRuleForm().properties}
    required={banRuleForm().required ?? []}
    values={{ type: 'name', pattern, note: '' }}
    live={withTrial}
  />
);
