import { sendQuestionFollowUps } from '#api/discussion/answer/question-follow-up.client.ts';
import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The settings that the questions page reads. */
export const questionSettings = ['qna.*'];

interface Rules {
  readonly 'qna.followUp.enabled': boolean;
  readonly 'qna.followUp.days': number;
}

/**
 * The form for reminders to the authors of questions: whether and when they are sent
 * (docs/behavior/discussion.md#answers).
 */
export function QuestionSettings() {
  const { values, set, form } = useSettingChange<Rules>(questionSettings);
  return (
    <MemberChange
      id="follow-up"
      title={t('administration.question.follow-up')}
      words={t('administration.question.follow-up-words')}
      {...form}
    >
      {({ errorOf }) => (
        <>
          <Checkbox
            label={t('administration.question.enabled')}
            help={t('administration.question.enabled-help')}
            checked={values['qna.followUp.enabled']}
            onChange={({ target }) => set({ 'qna.followUp.enabled': target.checked })}
          />
          <NumberSetting
            label={t('administration.question.days')}
            help={t('administration.question.days-help')}
            error={errorOf('qna.followUp.days')}
            min={1}
            max={59}
            value={values['qna.followUp.days']}
            onValue={(days) => set({ 'qna.followUp.days': days })}
          />
        </>
      )}
    </MemberChange>
  );
}

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
