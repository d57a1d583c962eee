import { useRouter } from '@tanstack/react-router';
import { useReducer } from 'react';
import type { Conversation } from '#api/conversation/conversation.contract.ts';
import { messageAnchor, writeMessageAnchor } from '#api/conversation/conversation-url.ts';
import { createMessage } from '#api/conversation/message.client.ts';
import { t } from '#api/translations.ts';
import { CommentForm, type CommentFormTexts } from '#components/composer/form/comment-form.tsx';
import type { ComposerInput, Posted } from '#components/composer/form/use-composer.ts';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting } from '#machines/composer/form/writing.ts';
import * as styles from './conversation-page.css.ts';
import { FileField } from './file-field.tsx';
import { mediaIDsIn } from './message-files.ts';
import { useInvalidateConversations } from './use-conversation-updates.ts';

/** Returns the interface texts of the form. */
const wordsOfForm = (): CommentFormTexts => ({
  label: t('conversation.message.label'),
  placeholder: t('conversation.message.placeholder'),
  post: t('conversation.message.send'),
  problem: t('conversation.message.problem'),
  nothing: t('conversation.message.nothing'),
});

/** The form that adds a message to a conversation. Its text is autosaved. */
export function MessageForm({ conversation: { conversationID } }: { conversation: Conversation }) {
  const { api, me } = useSite();
  const router = useRouter();
  const forget = useInvalidateConversations();
  const [count, startNext] = useReducer((former: number) => former + 1, 0);
  const send: ComposerInput['send'] = async (writing, draftID) => {
    const answer = await createMessage(api, {
      conversationID,
      body: writing.body,
      format: 'markdown',
      mediaIDs: mediaIDsIn(writing),
      ...(draftID !== undefined && { draftID }),
    });
    return { url: answer.body.url, postID: answer.body.messageID };
  };
  const show = async ({ url, postID = 0 }: Posted) => {
    await forget();
    await new Promise<void>(afterPaint);
    const find = () => document.getElementById(messageAnchor(postID));
    if (!find()) await router.navigate({ href: url });
    await new Promise<void>(afterPaint);
    find()?.focus();
  };
  return (
    <section id={writeMessageAnchor} aria-labelledby="write-message-title" className={styles.write}>
      <h2 id="write-message-title" className={styles.subtitle}>
        {t('conversation.message.title')}
      </h2>
      <CommentForm
        key={`${conversationID}-${count}`}
        place={{
          userID: me.userID,
          recordType: 'message',
          parentRecordType: 'conversation',
          parentRecordID: conversationID,
        }}
        begin={blankWriting}
        send={send}
        onPosted={(posted) => {
          // The sent draft is finished, so the next message starts with a new form.
          startNext();
          void show(posted);
        }}
        words={wordsOfForm()}
        below={(composer) => <FileField composer={composer} />}
      />
    </section>
  );
}
