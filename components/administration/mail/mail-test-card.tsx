import { useMutation, useQueryClient } from '@tanstack/react-query';
import { testMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import type { MailTest } from '#api/mail/outgoing/mail-server.contract.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { mailProblemText } from './mail-problem-text.ts';
import { mailTest } from './outgoing-mail.css.ts';
import { ServerAnswer } from './server-answer.tsx';

/** The card that sends a test message to the viewer's own address and explains the answer of the mail server. */
export function MailTestCard() {
  const { api } = useSite();
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: async () => (await testMailServer(api)).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['mail-server'] }),
  });
  return (
    <SettingsCard id="test" title={t('outgoing-mail.test')} words={t('outgoing-mail.test-words')}>
      <div className={mailTest}>
        <div>
          <Button disabled={test.isPending} onClick={() => test.mutate()}>
            {t(test.isPending ? 'outgoing-mail.testing' : 'outgoing-mail.test-send')}
          </Button>
        </div>
        <div role="status">
          {test.data && <MailTestResult result={test.data} />}
          {test.error && <Message tone="error">{test.error.message}</Message>}
        </div>
      </div>
    </SettingsCard>
  );
}

/** The result of a test message: what the answer means, what to do, and the answer itself. */
export function MailTestResult({ result: { to, source, problem, detail } }: { result: MailTest }) {
  if (problem === null)
    return source === 'outbox' ? (
      <Message tone="warning" title={t('outgoing-mail.test-outbox')}>
        {t('outgoing-mail.test-outbox-text')}
      </Message>
    ) : (
      <Message tone="success" title={t('outgoing-mail.test-sent', { to })}>
        {t('outgoing-mail.test-sent-text')}
      </Message>
    );
  return (
    <Message tone="error" title={t('outgoing-mail.test-failed')}>
      {mailProblemText(problem)}
      {detail && <ServerAnswer text={detail} />}
    </Message>
  );
}
