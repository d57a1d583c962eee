import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import {
  changeIncomingMailbox,
  checkIncomingMailbox,
  renewWebhookSecret,
} from '#api/mail/incoming/incoming-mail.client.ts';
import type { MailboxCheck } from '#api/mail/incoming/incoming-mail.contract.ts';
import { incomingMailboxQuery } from '#api/mail/incoming/incoming-mail.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { FormCard } from '#components/form/form-card.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './incoming-mail.css.ts';
import { incomingMailSettings } from './incoming-mail-settings.ts';

const passwordForm = (): FormSchema => ({
  type: 'object',
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      maxLength: 1_000,
      ...control({ inputType: 'text', label: t('incoming-mail.password-label'), direction: 'ltr', isSecret: true }),
    },
  },
});

/**
 * The settings of replies by e-mail. Viewers who are not full administrators see a message that says who can change them.
 */
export function IncomingMailCards() {
  const { api } = useSite();
  const { data: mailbox } = useSuspenseQuery(incomingMailboxQuery(api));
  if (!mailbox.mayChange)
    return (
      <SettingsCard id="replies" title={t('incoming-mail.replies')}>
        <Message>{t('incoming-mail.locked')}</Message>
      </SettingsCard>
    );
  return (
    <>
      <SettingCards page={incomingMailSettings} />
      <IncomingMailbox />
      <IncomingWebhook />
    </>
  );
}

/** The password of the mailbox, which is never shown, and a check of the connection. */
export function IncomingMailbox() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: mailbox } = useSuspenseQuery(incomingMailboxQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: ['incoming-mail'] });
  return (
    <FormCard
      id="password"
      title={t('incoming-mail.password')}
      words={t(mailbox.hasPassword ? 'incoming-mail.password-stored' : 'incoming-mail.password-missing')}
      loaded={{ schema: passwordForm(), values: { password: '' } }}
      save={async ({ password }) => {
        await changeIncomingMailbox(api, { password: String(password ?? '') });
        await renew();
      }}
    >
      <ConnectionCheck dateChecked={mailbox.dateChecked} failure={mailbox.failure} onChecked={renew} />
    </FormCard>
  );
}

interface ConnectionCheckProps {
  readonly dateChecked: string | null;
  readonly failure: string | null;
  readonly onChecked: () => void;
}

function ConnectionCheck({ dateChecked, failure, onChecked }: ConnectionCheckProps) {
  const { api } = useSite();
  const check = useMutation({
    mutationFn: async () => (await checkIncomingMailbox(api)).body,
    onSuccess: onChecked,
  });
  return (
    <div className={styles.check}>
      <Button disabled={check.isPending} onClick={() => check.mutate()}>
        {t(check.isPending ? 'incoming-mail.checking' : 'incoming-mail.check')}
      </Button>
      <div role="status">
        {check.data && <CheckResult result={check.data} />}
        {check.error && <Message tone="error">{check.error.message}</Message>}
      </div>
      {!check.data && dateChecked && (
        <p className={recordNote}>
          <TranslatedText id="incoming-mail.last-check" values={{ date: <DateTime date={dateChecked} /> }} />
          {failure && ` ${problemText(failure)}`}
        </p>
      )}
    </div>
  );
}

const problems: Readonly<Record<string, MessageID>> = {
  incomplete: 'incoming-mail.problem.incomplete',
  password: 'incoming-mail.problem.password',
  'unknown-host': 'incoming-mail.problem.unknown-host',
  refused: 'incoming-mail.problem.refused',
  timeout: 'incoming-mail.problem.timeout',
  certificate: 'incoming-mail.problem.certificate',
  protocol: 'incoming-mail.problem.protocol',
  'sign-in': 'incoming-mail.problem.sign-in',
  folder: 'incoming-mail.problem.folder',
} satisfies Partial<Record<NonNullable<MailboxCheck['problem']>, MessageID>>;

const problemText = (problem: string): string => t(problems[problem] ?? 'incoming-mail.problem.other');

const CheckResult = ({ result: { problem, detail, count, isEncrypted } }: { result: MailboxCheck }) =>
  problem === null ? (
    <Message tone="success">
      {t('incoming-mail.check-fine', { count: count ?? 0 })} {isEncrypted === false && t('incoming-mail.check-plain')}
    </Message>
  ) : (
    <Message tone="error">
      {problemText(problem)} {detail && t('incoming-mail.answer', { detail })}
    </Message>
  );

/** The address to which a mail provider sends mails. It contains a secret and is shown once, after it was created. */
export function IncomingWebhook() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: mailbox } = useSuspenseQuery(incomingMailboxQuery(api));
  const renewal = useMutation({
    mutationFn: async () => (await renewWebhookSecret(api)).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['incoming-mail'] }),
  });
  const create = (open: () => void) => (
    <Button onClick={open}>
      {t(mailbox.hasWebhookSecret ? 'incoming-mail.webhook-renew' : 'incoming-mail.webhook-new')}
    </Button>
  );
  return (
    <SettingsCard id="webhook" title={t('incoming-mail.webhook')} words={t('incoming-mail.webhook-words')}>
      <div className={styles.webhook}>
        {renewal.data && (
          <p role="status" className={styles.address} dir="ltr">
            {renewal.data.url}
          </p>
        )}
        {!renewal.data && mailbox.hasWebhookSecret && <p className={recordNote}>{t('incoming-mail.webhook-stored')}</p>}
        {renewal.error && <Message tone="error">{renewal.error.message}</Message>}
        <div>
          {mailbox.hasWebhookSecret ? (
            <Confirm
              title={t('incoming-mail.webhook-renew')}
              confirmLabel={t('incoming-mail.webhook-renew')}
              isDestructive
              onConfirm={() => renewal.mutateAsync()}
              trigger={create}
            >
              {t('incoming-mail.webhook-replace')}
            </Confirm>
          ) : (
            create(() => renewal.mutate())
          )}
        </div>
      </div>
    </SettingsCard>
  );
}
