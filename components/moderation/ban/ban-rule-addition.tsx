import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRulePost } from '#api/moderation/ban/ban-rule.contract.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { banRuleForm } from './ban-rule-form.ts';
import { withTrial } from './ban-rule-trial.tsx';

const emptyRule = { type: 'name', pattern: '', note: '' };

/** The form for adding a ban rule, with a preview of the members it would block. The next rule is of the same type. */
export function BanRuleAddition() {
  const { api } = useSite();
  const client = useQueryClient();
  const [emptied, setEmptied] = useState<readonly string[]>();
  const onSaved = () => {
    setEmptied(['pattern', 'note']);
    void client.invalidateQueries({ queryKey: ['ban-rules'] });
  };
  return (
    <FormCard
      id="rule"
      title={t('sanction.rule.add')}
      saveLabel={t('sanction.rule.save')}
      savedText={t('sanction.rule.saved')}
      loaded={{ schema: banRuleForm(), values: emptyRule }}
      live={withTrial}
      save={(values) => addBanRule(api, values as unknown as BanRulePost)}
      onSaved={onSaved}
      restored={emptied}
    />
  );
}
