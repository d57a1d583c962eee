import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { testPremoderation } from '#api/moderation/approval/held-post.client.ts';
import type { PremoderationVerdict } from '#api/moderation/approval/held-post.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/member/settings/member-change.css.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { premoderationTrialMachine } from '#machines/moderation/approval/premoderation-trial.machine.ts';

const tones = { passes: 'success', held: 'warning', refused: 'error' } as const;

/** Tests the saved rules with a text: whether it would be published, held or refused, and why. Nothing is posted. */
export function PremoderationTrial() {
  const { api } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const trial = useSubmission(premoderationTrialMachine, {
    send: async (entered: Parameters<typeof testPremoderation>[1]) => (await testPremoderation(api, entered)).body,
  });
  const { state } = trial;
  useEffect(() => {
    if (state === 'rejected') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return (
    <SettingsCard id="trial" title={t('report.try.title')} words={t('report.try.words')}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          trial.submit(enteredIn(new FormData(event.currentTarget)));
        }}
        {...trial.getFormProps()}
      >
        <SubmissionProblem submission={trial} />
        <Circumstances />
        <Field label={t('report.try.body')} required error={trial.errorOf('body')}>
          {(wiring) => <Textarea {...wiring} name="body" rows={4} dir="auto" />}
        </Field>
        {trial.isDone && trial.output && <Verdict verdict={trial.output} />}
        <div className={styles.actions}>
          <Button variant="primary" {...trial.getSubmitProps()}>
            {t('report.try.submit')}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}

const enteredIn = (entered: FormData) => ({
  recordType: textOf(entered, 'recordType') === 'discussion' ? ('discussion' as const) : ('comment' as const),
  categoryID: Number(entered.get('categoryID')),
  roleID: Number(entered.get('roleID')),
  isNew: entered.get('isNew') !== null,
  body: textOf(entered, 'body'),
});

function Circumstances() {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const { data: roles = [] } = useQuery(rolesQuery(api));
  const places = categories.filter(({ displayAs }) => displayAs === 'discussions');
  const choice = (name: string, label: string, options: readonly { id: number | string; name: string }[]) => (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} name={name}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {choice('recordType', t('report.try.kind'), [
        { id: 'discussion', name: t('report.kind.discussion') },
        { id: 'comment', name: t('report.kind.comment') },
      ])}
      {choice(
        'categoryID',
        t('report.try.category'),
        places.map(({ categoryID: id, name }) => ({ id, name })),
      )}
      {choice(
        'roleID',
        t('report.try.role'),
        roles.map(({ roleID: id, name }) => ({ id, name })),
      )}
      <Checkbox label={t('report.try.new')} name="isNew" />
    </>
  );
}

const Verdict = ({ verdict: { outcome, causes, findings, spamScore } }: { verdict: PremoderationVerdict }) => (
  <Message tone={tones[outcome]} title={t(`report.try.${outcome}`)} live>
    <ul>
      {causes.map((cause) => (
        <li key={cause}>{t(`report.cause.${cause}`)}</li>
      ))}
      {findings.map(({ what, subject, score }) => (
        <li key={`${what}${subject}`}>
          {what === 'new-account' ? t('report.finding.new-account') : t(`report.finding.${what}`, { subject })} (
          {t('report.try.score', { score })})
        </li>
      ))}
    </ul>
    {spamScore > 0 && <p>{t('report.try.sum', { score: spamScore })}</p>}
  </Message>
);
