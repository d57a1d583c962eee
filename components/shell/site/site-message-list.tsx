import { useQueryClient } from '@tanstack/react-query';
import { dismissModerationMessage } from '#api/moderation/site-message/moderation-message.client.ts';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { moderationMessagesQuery } from '#api/moderation/site-message/moderation-message.queries.ts';
import { t } from '#api/translations.ts';
import { translateBodyLabels } from '#components/post/body/translate-body-labels.ts';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { container } from '#theme/layout/section.css.ts';
import { useSite } from './site-context.tsx';
import * as styles from './site-message-list.css.ts';

const dismissalMachine = {
  id: 'site-message-dismissal',
  load: () =>
    import('#machines/shell/site/site-message-dismissal.machine.ts').then(
      (module) => module.siteMessageDismissalMachine,
    ),
};

const looks = {
  casual: { tone: 'info', words: 'shell.announcement.casual' },
  info: { tone: 'info', words: 'shell.announcement.info' },
  alert: { tone: 'error', words: 'shell.announcement.alert' },
  warning: { tone: 'warning', words: 'shell.announcement.warning' },
} as const;

/**
 * The messages of the site's administrators, each in the style of its type. Dismissible messages have a dismiss button.
 */
export const SiteMessageList = ({ messages, isNarrow = false }: SiteMessageListProps) => (
  <section
    aria-label={t('shell.announcement.label')}
    className={isNarrow ? styles.list : `${container({ width: 'wide' })} ${styles.list} ${styles.top}`}
  >
    {messages.map((message) => (
      <SiteMessage key={message.moderationMessageID} message={message} />
    ))}
  </section>
);

/** The props of the list; `isNarrow` is set when it renders in the panel. */
export interface SiteMessageListProps {
  readonly messages: readonly ModerationMessage[];
  readonly isNarrow?: boolean;
}

function SiteMessage({ message }: { message: ModerationMessage }) {
  const { moderationMessageID: id, type, bodyHtml, isDismissible } = message;
  const dismissal = useDismissal(id);
  return (
    <div {...dismissal.getRootProps()}>
      <Message
        tone={looks[type].tone}
        toneWords={t(looks[type].words)}
        {...(type === 'casual' && { className: styles.casual })}
        {...(isDismissible && { onDismiss: () => dismissal.submit(), dismissAction: `/announcement/${id}/dismiss` })}
      >
        {/* The server sanitized the HTML when the message was saved. */}
        <div className={styles.text} dir="auto" dangerouslySetInnerHTML={{ __html: translateBodyLabels(bodyHtml) }} />
        {dismissal.hasProblem && <p role="alert">{dismissal.message}</p>}
      </Message>
    </div>
  );
}

/** Dismisses a message. The message disappears when the server confirms; a failure is shown. */
function useDismissal(id: number) {
  const { api } = useSite();
  const client = useQueryClient();
  return useLazySubmission(dismissalMachine, {
    send: () => dismissModerationMessage(api, id),
    onDone: () => {
      document.getElementById('main')?.focus();
      client.setQueryData(moderationMessagesQuery(api).queryKey, (known) =>
        known?.filter(({ moderationMessageID }) => moderationMessageID !== id),
      );
    },
  });
}
