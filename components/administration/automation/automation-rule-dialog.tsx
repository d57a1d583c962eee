import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { fromAutomationForm, toAutomationForm } from '#api/administration/automation/automation-form.ts';
import { addAutomationRule, changeAutomationRule } from '#api/administration/automation/automation-rule.client.ts';
import type { AutomationCatalog, AutomationRule } from '#api/administration/automation/automation-rule.contract.ts';
import { automationCatalogQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { checkValues } from '#api/form/form-check.ts';
import { shownValues } from '#api/form/form-fields.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { AutomationPreview } from './automation-preview.tsx';

const triggerOf = ({ triggers }: AutomationCatalog, triggerType: unknown) =>
  triggers.find((one) => one.triggerType === triggerType);

/** The dialog for adding or editing an automation rule, with a dry run beside the form. It opens on mount. */
export function AutomationRuleDialog({
  rule,
  returnTo,
}: {
  rule?: AutomationRule;
  returnTo: RefObject<HTMLElement | null>;
}) {
  const { api } = useSite();
  const client = useQueryClient();
  const catalog = () => client.fetchQuery({ ...automationCatalogQuery(api), staleTime: 60_000 });
  const contentOf = async (values: FormValues) => {
    const known = await catalog();
    const { kind = '', actsOnPresent = false } = triggerOf(known, values['triggerType']) ?? {};
    const content = fromAutomationForm(shownValues(known.schema, values), kind);
    const faults = Object.keys(checkValues(known.schema, values)).filter((field) => field !== 'name');
    return { rule: content, isComplete: faults.length === 0, actsOnPresent };
  };
  const load = async () => {
    const known = await catalog();
    const first = known.triggers[0]?.triggerType ?? '';
    const kind = triggerOf(known, rule?.triggerType)?.kind ?? '';
    const values = rule ? toAutomationForm(rule, kind) : { name: '', triggerType: first };
    return { schema: known.schema, values };
  };
  const save = async (values: FormValues) => {
    const { rule: content } = await contentOf(values);
    return rule ? changeAutomationRule(api, rule.automationRuleID, content) : addAutomationRule(api, content);
  };
  return (
    <FormDialog
      title={rule ? t('automation.edit-label', { name: rule.name }) : t('automation.add')}
      load={load}
      save={save}
      onSaved={() => void client.invalidateQueries({ queryKey: ['automation-rules'] })}
      returnTo={returnTo}
      beside={({ values }) => <AutomationPreview values={values} contentOf={contentOf} />}
    />
  );
}
