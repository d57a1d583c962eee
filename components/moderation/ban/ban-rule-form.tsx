import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { addBanRule, changeBanRule } from '#api/moderation/ban/ban-rule.client.ts';
import type { BanRule, BanRulePost } from '#api/moderation/ban/ban-rule.contract.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { BanRuleFields } from './ban-rule-fields.tsx';

const emptyRule: BanRulePost = { type: 'name', pattern: '', note: '' };

/** The form for adding a ban rule, with a preview of the members it would block. */
export function BanRuleForm() {
  const { api } = useSite();
  const client = useQueryClient();
  const [rule, setRule] = useState(emptyRule);
  const onSaved = () => {
    setRule({ ...emptyRule, type: rule.type });
    void client.invalidateQueries({ queryKey: ['ban-rules'] });
  };
  return (
    <MemberChange
      id="rule"
      title={t('sanction.rule.add')}
      submit={t('sanction.rule.save')}
      done={t('sanction.rule.saved')}
      save={() => addBanRule(api, rule)}
      onSaved={onSaved}
    >
      {({ errorOf }) => <BanRuleFields rule={rule} onRule={setRule} errorOf={errorOf} />}
    </MemberChange>
  );
}

/** The dialog for editing a ban rule. It opens on mount. */
export function BanRuleDialog({ rule: before, returnTo }: { rule: BanRule; returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { banRuleID, type, pattern, note } = before;
  const [rule, setRule] = useState<BanRulePost>({ type, pattern, note });
  return (
    <OptionDialog
      title={t('sanction.rule.change-label', { pattern })}
      save={() => changeBanRule(api, banRuleID, rule)}
      onSaved={() => void client.invalidateQueries({ queryKey: ['ban-rules'] })}
      entered={rule}
      refusal={rule.pattern.trim() === '' ? t('sanction.rule.lacking') : undefined}
      returnTo={returnTo}
    >
      <BanRuleFields rule={rule} onRule={setRule} />
    </OptionDialog>
  );
}
