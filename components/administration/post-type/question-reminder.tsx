import { sendQuestionFollowUps } from '#api/discussion/answer/question-follow-up.client.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The form that immediately sends all due question reminders, instead of at the next of the two daily runs. */
export function QuestionReminder() {
  const { api } = useSite();
  const toasts = useToasts();
  const send = async () => {
    const { body } = await sendQuestionFollowUps(api);
    toasts.add({ text: t('administration.question.reminded', { count: body.notificationsSent }), tone: 'success' });
  };
  return (
    <MemberChange
      id="remind"
      title={t('administration.question.now')}
      words={t('administration.question.now-words')}
      submit={t('administration.question.remind')}
      done=""
      save={send}
    >
      {() => null}
    </MemberChange>
  );
}
