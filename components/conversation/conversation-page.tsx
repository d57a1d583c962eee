import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { messagesPage, messagesPerPage } from '#api/conversation/conversation-limits.ts';
import { conversationTitle } from '#api/conversation/conversation-title.ts';
import { conversationUrl, inboxUrl } from '#api/conversation/conversation-url.ts';
import type { Message as OneMessage } from '#api/conversation/message.contract.ts';
import { t } from '#api/translations.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { ConversationContext, useShownConversation } from './conversation-context.ts';
import { ConversationPeople } from './conversation-people.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useConversationUpdates } from './use-conversation-updates.ts';

/** The props of `ConversationPage`. Without a page, the newest messages are shown. */
export interface ConversationPageProps {
  readonly conversationID: number;
  readonly page?: number | undefined;
  /** The reason that a moderator gave for reading a conversation of others. */
  readonly reason?: string | undefined;
}

/**
 * A conversation with a page of its messages, its participants, and the form for a new message
 * (docs/behavior/conversation.md#conversation-page).
 */
export function ConversationPage({ conversationID, page: asked, reason }: ConversationPageProps) {
  const { api, me } = useSite();
  const { data: conversation } = useSuspenseQuery(conversationQuery(api, conversationID, reason));
  useConversationUpdates(conversationID);
  const title = conversationTitle(conversation, me.userID);
  const page = messagesPage(conversation.countMessages, asked);
  const crumbs = [
    { name: t('conversation.page.home'), href: '/' },
    { name: t('conversation.inbox.title'), href: inboxUrl },
    { name: title, href: conversationUrl(conversationID) },
  ];
  return (
    <ConversationContext value={{ conversation, page, title, reason }}>
      <LayoutView layout={defaultLayouts.conversation} widgets={widgets} crumbs={crumbs} />
    </ConversationContext>
  );
}

const Heading = () => <PageHeading title={useShownConversation().title} />;

/** The moderators who read the conversation without participating, and their reasons. */
function Inspections() {
  const { conversation } = useShownConversation();
  return conversation.inspections?.map(({ user, reason, dateInserted }) => (
    <Message key={`${user.userID} ${dateInserted}`} tone="warning">
      {t('conversation.page.inspected', { name: user.name, reason })} <DateTime date={dateInserted} type="relative" />
    </Message>
  ));
}

function Messages() {
  const { api } = useSite();
  const { conversation, page, reason } = useShownConversation();
  const { data } = useSuspenseQuery(messagesQuery(api, conversation.conversationID, page, reason));
  const news = useNewMessageWords(data.messages);
  const pagerAt = (place: 'top' | 'bottom') =>
    data.total > messagesPerPage && (
      <Pager
        label={place === 'top' ? t('conversation.page.pages-top') : t('conversation.page.pages-bottom')}
        page={page}
        limit={messagesPerPage}
        total={data.total}
        href={(to) => conversationUrl(conversation.conversationID, to)}
      />
    );
  if (data.messages.length === 0) return <EmptyState title={t('conversation.page.nothing')} />;
  return (
    <>
      <Inspections />
      {pagerAt('top')}
      <MessageList messages={data.messages} />
      {pagerAt('bottom')}
      <div role="status" className={visuallyHidden}>
        {news}
      </div>
    </>
  );
}

/** Returns the text that a live region announces when a message of another member arrives while the page is open. */
function useNewMessageWords(messages: readonly OneMessage[]): string {
  const { me } = useSite();
  const newest = messages.at(-1);
  const [begun] = useState(newest?.messageID ?? 0);
  if (!newest || newest.messageID <= begun || newest.insertUserID === me.userID) return '';
  const name = newest.insertUser?.name ?? t('conversation.message.nobody');
  return newest.body === ''
    ? t('conversation.page.came-files', { name, count: newest.files.length })
    : t('conversation.page.came', { name });
}

function Form() {
  const { me } = useSite();
  const may = useMay();
  const { conversation } = useShownConversation();
  const takesPart = conversation.participants?.some(
    ({ userID, status }) => userID === me.userID && status === 'participating',
  );
  if (!takesPart) return <Message>{t('conversation.page.watching')}</Message>;
  if (!may('conversations.add')) return <Message>{t('conversation.page.read-only')}</Message>;
  return (
    <>
      <noscript>
        <Message>{t('conversation.page.scriptless')}</Message>
      </noscript>
      <MessageForm conversation={conversation} />
    </>
  );
}

const People = () => <ConversationPeople conversation={useShownConversation().conversation} />;

const widgets = { pageHeading: Heading, messages: Messages, createMessage: Form, conversationPeople: People };
