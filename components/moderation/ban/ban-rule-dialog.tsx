import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { changeBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRule, BanRulePost } from '#api/moderation/ban/ban-rule.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { banRuleForm } from './ban-rule-form.ts';
import { withTrial } from './ban-rule-trial.tsx';

/** The dialog for editing a ban rule. It opens on mount. */
export function BanRuleDialog({ rule, returnTo }: { rule: BanRule; returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { banRuleID, type, pattern, note } = rule;
  return (
    <FormDialog
      title={t('sanction.rule.change-label', { pattern })}
      loaded={{ schema: banRuleForm(), values: { type, pattern, note } }}
      live={withTrial}
      save={(values) => changeBanRule(api, banRuleID, values as unknown as BanRulePost)}
      onSaved={() => void client.invalidateQueries({ queryKey: ['ban-rules'] })}
      returnTo={returnTo}
    />
  );
}
