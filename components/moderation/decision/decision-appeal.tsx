import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerAppeal, appealDecision } from '#api/moderation/decision/decision.client.ts';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { type AppealOutcome, decisionTextLimit } from '#api/moderation/decision/decision-kind.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { parseSanctionEnd, SanctionEnd } from '#components/moderation/sanction/sanction-end.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './decision-statement.css.ts';

/** The props of an appeal. `decisionKey` is the key from the notification e-mail. */
interface AppealProps {
  readonly decision: Decision;
  readonly decisionKey?: string | undefined;
}

/** The appeal against a decision: the form to write it, its text, its answer, and the form to answer it. */
export function DecisionAppeal({ decision, decisionKey }: AppealProps) {
  const { appeal, mayAppeal, mayAnswer } = decision;
  if (!appeal) return mayAppeal ? <AppealForm decision={decision} decisionKey={decisionKey} /> : null;
  return (
    <>
      <AppealCard appeal={appeal} />
      {mayAnswer && <AnswerForm decision={decision} />}
    </>
  );
}

/** Returns a function that invalidates the decision and all lists that contain it. */
function useDecisionAnew() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['decision'] });
    await client.invalidateQueries({ queryKey: ['decisions'] });
  };
}

function AppealForm({ decision: { decisionID }, decisionKey: key }: AppealProps) {
  const { api } = useSite();
  const readAnew = useDecisionAnew();
  const save = async (entered: FormData) => {
    await appealDecision(api, decisionID, { body: textOf(entered, 'body'), ...(key && { key }) });
    await readAnew();
  };
  return (
    <MemberChange
      id="appeal"
      title={t('sanction.appeal.title')}
      words={t('sanction.appeal.words')}
      submit={t('sanction.appeal.send')}
      done={t('sanction.appeal.sent')}
      save={save}
    >
      {({ errorOf }) => (
        <Field label={t('sanction.appeal.body')} required error={errorOf('body')}>
          {(wiring) => <Textarea {...wiring} name="body" rows={5} maxLength={decisionTextLimit} dir="auto" />}
        </Field>
      )}
    </MemberChange>
  );
}

function AppealCard({ appeal }: { appeal: NonNullable<Decision['appeal']> }) {
  const { body, status, answer, answerUser, dateInserted, dateAnswered } = appeal;
  return (
    <Card as="section" padding="large" aria-labelledby="appealed">
      <div className={styles.head}>
        <h2 id="appealed" className={styles.title}>
          {t('sanction.appeal.heading')}
        </h2>
        <Tag preset={status === 'open' ? 'colored' : 'greyscale'}>{t(`sanction.appeal.status.${status}`)}</Tag>
      </div>
      <p className={styles.term}>
        <DateTime date={dateInserted} type="extended" />
      </p>
      <p className={styles.quote} dir="auto">
        {body}
      </p>
      {status === 'open' && answerUser === undefined && <p className={styles.line}>{t('sanction.appeal.waiting')}</p>}
      {status !== 'open' && dateAnswered && (
        <div className={styles.facts}>
          <div className={styles.wide}>
            <p>
              <strong>{t(`sanction.appeal.${status}`)}</strong>
            </p>
            <p className={styles.term}>
              {answerUser && <bdi>{answerUser.name}</bdi>} <DateTime date={dateAnswered} type="extended" />
            </p>
            <p className={styles.quote} dir="auto">
              {answer}
            </p>
          </div>
        </div>
      )}
    </Card>
  );
}

function AnswerForm({ decision }: { decision: Decision }) {
  const { api } = useSite();
  const readAnew = useDecisionAnew();
  const [outcome, setOutcome] = useState<AppealOutcome>('upheld');
  const mayChange = decision.kind === 'mute' || decision.kind === 'ban';
  const outcomes = (['upheld', 'changed', 'revoked'] as const).filter((one) => mayChange || one !== 'changed');
  const save = async (entered: FormData) => {
    const end = outcome === 'changed' ? { dateExpires: parseSanctionEnd(entered) } : {};
    await answerAppeal(api, decision.decisionID, { outcome, answer: textOf(entered, 'answer'), ...end });
    await readAnew();
  };
  return (
    <MemberChange
      id="answer"
      title={t('sanction.answer.title')}
      submit={t('sanction.answer.send')}
      done={t('sanction.answer.sent')}
      save={save}
    >
      {({ errorOf }) => (
        <>
          <RadioGroup
            label={t('sanction.answer.outcome')}
            value={outcome}
            onValue={setOutcome}
            options={outcomes.map((value) => ({ value, label: t(`sanction.answer.${value}`) }))}
          />
          {outcome === 'changed' && <SanctionEnd error={errorOf('dateExpires')} />}
          {outcome === 'revoked' && decision.kind === 'removal' && (
            <Message tone="info">{t('sanction.answer.restores')}</Message>
          )}
          <Field label={t('sanction.answer.body')} required error={errorOf('answer')}>
            {(wiring) => <Textarea {...wiring} name="answer" rows={4} maxLength={decisionTextLimit} dir="auto" />}
          </Field>
        </>
      )}
    </MemberChange>
  );
}
