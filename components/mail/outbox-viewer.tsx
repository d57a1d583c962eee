import { Mail } from 'lucide-react';
import { outboxHtmlUrl } from '#api/mail/outbox.client.ts';
import type { OutboxEntry, OutboxMessage } from '#api/mail/outbox.contract.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { container } from '#theme/layout/section.css.ts';
import * as styles from './outbox-viewer.css.ts';

/** Props of `OutboxViewer`: whether messages are stored at all, the latest messages, and the open one. */
export interface OutboxViewerProps {
  readonly isKept: boolean;
  readonly messages: readonly OutboxEntry[];
  readonly message: OutboxMessage | undefined;
  /** One of `html`, `text`, `headers` and `source`. */
  readonly view: string;
}

const views = ['html', 'text', 'headers', 'source'] as const;

const addressOf = (name: string, view: string): string => `/outbox?${new URLSearchParams({ message: name, view })}`;

/** The messages in the forum's outbox folder, and one of them in full: its HTML, text, headers and source. */
export function OutboxViewer({ isKept, messages, message, view }: OutboxViewerProps) {
  return (
    <div className={container({ width: 'wide' })}>
      <PageHeading
        title={t('mail.outbox.title')}
        description={isKept ? t('mail.outbox.kept') : t('mail.outbox.sent')}
      />
      {messages.length === 0 ? (
        isKept && (
          <EmptyState icon={<Mail />} title={t('mail.outbox.nothing')}>
            {t('mail.outbox.nothing-help')}
          </EmptyState>
        )
      ) : (
        <div className={styles.columns}>
          <MessageList messages={messages} open={message?.name} view={view} />
          {message && <OpenMessage message={message} view={view} />}
        </div>
      )}
    </div>
  );
}

const MessageList = ({
  messages,
  open,
  view,
}: {
  messages: readonly OutboxEntry[];
  open: string | undefined;
  view: string;
}) => (
  <nav aria-label={t('mail.outbox.messages')} className={styles.list}>
    <ul className={styles.entries}>
      {messages.map(({ name, to, subject, date }) => (
        <li key={name}>
          <Link
            href={addressOf(name, view)}
            className={styles.entry}
            {...(name === open && { 'aria-current': 'true' as const })}
          >
            <span className={styles.subject} dir="auto">
              {subject}
            </span>
            <span className={styles.about}>
              <bdi>{to}</bdi> · <DateTime date={date} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const OpenMessage = ({ message, view }: { message: OutboxMessage; view: string }) => (
  <section className={styles.message} aria-labelledby="outbox-message">
    <h2 id="outbox-message" className={styles.heading} dir="auto">
      {message.subject}
    </h2>
    <p className={styles.about}>
      <TranslatedText id="mail.outbox.to" values={{ address: <bdi>{message.to}</bdi> }} />
    </p>
    <nav aria-label={t('mail.outbox.views')} className={styles.views}>
      {views.map((id) => (
        <Link
          key={id}
          href={addressOf(message.name, id)}
          className={styles.view}
          {...(id === view && { 'aria-current': 'page' as const })}
        >
          {t(`mail.outbox.${id}`)}
        </Link>
      ))}
    </nav>
    <Content message={message} view={view} />
  </section>
);

function Content({ message, view }: { message: OutboxMessage; view: string }) {
  if (view === 'headers') {
    return (
      <dl className={styles.headers}>
        {message.headers.map(({ name, value }, index) => (
          <div key={index} className={styles.header}>
            <dt className={styles.headerName}>{name}</dt>
            <dd className={styles.headerValue}>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (view === 'text' || view === 'source') {
    return (
      <pre className={styles.source} dir="auto">
        {view === 'text' ? message.text : message.source}
      </pre>
    );
  }
  return (
    <iframe
      className={styles.frame}
      title={t('mail.outbox.frame', { subject: message.subject })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src={outboxHtmlUrl(message.name)}
    />
  );
}
