import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { FormValues } from '#api/form/form-schema.ts';
import { changeMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import type { MailServer } from '#api/mail/outgoing/mail-server.contract.ts';
import { mailServerQuery } from '#api/mail/outgoing/mail-server.queries.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { mailServerChange, mailServerForm, senderForm } from './mail-server-form.ts';

/** The cards of the mail server and of the sender. Parts that the environment of the server sets cannot be changed. */
export function MailServerCards() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: server } = useSuspenseQuery(mailServerQuery(api));
  const save = async (_: FormValues, changes: FormValues) => {
    await changeMailServer(api, mailServerChange(changes));
    await client.invalidateQueries({ queryKey: ['mail-server'] });
  };
  return (
    <>
      <ServerCard server={server} save={save} />
      <SenderCard server={server} save={save} />
    </>
  );
}

interface CardProps {
  readonly server: MailServer;
  readonly save: (values: FormValues, changes: FormValues) => Promise<void>;
}

function ServerCard({ server, save }: CardProps) {
  const { source, host, port, encryption, user } = server;
  if (source === 'environment' || !server.mayChange)
    return (
      <SettingsCard id="server" title={t('outgoing-mail.server')} words={sourceText(server)}>
        <Message>{t(source === 'environment' ? 'outgoing-mail.environment' : 'outgoing-mail.locked')}</Message>
      </SettingsCard>
    );
  return (
    <FormCard
      id="server"
      title={t('outgoing-mail.server')}
      words={sourceText(server)}
      loaded={{ schema: mailServerForm(server), values: { host, port, encryption, user, password: '' } }}
      save={save}
    />
  );
}

function sourceText({ source, address }: MailServer): string {
  if (source === 'outbox') return t('outgoing-mail.source.outbox');
  return t(source === 'environment' ? 'outgoing-mail.source.environment' : 'outgoing-mail.source.dashboard', {
    address: address ?? '',
  });
}

function SenderCard({ server, save }: CardProps) {
  const { sender, senderName, senderAddress, isSenderFixed, mayChange } = server;
  const words = t('outgoing-mail.sender-words', { sender });
  if (isSenderFixed || !mayChange)
    return (
      <SettingsCard id="sender" title={t('outgoing-mail.sender')} words={words}>
        <Message>{t(isSenderFixed ? 'outgoing-mail.sender-environment' : 'outgoing-mail.locked')}</Message>
      </SettingsCard>
    );
  return (
    <FormCard
      id="sender"
      title={t('outgoing-mail.sender')}
      words={words}
      loaded={{ schema: senderForm(), values: { senderName, senderAddress } }}
      save={save}
    />
  );
}
