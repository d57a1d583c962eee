import { useRouter } from '@tanstack/react-router';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { maxSubjectLength } from '#api/conversation/conversation-limits.ts';
import { inboxUrl } from '#api/conversation/conversation-url.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/translations.ts';
import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { createFormHandlers } from '#components/composer/draft/form-handlers.ts';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import * as composerStyles from '#components/composer/form/composer.css.ts';
import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import { type Composer, useComposer } from '#components/composer/form/use-composer.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting, type ComposerText } from '#machines/composer/form/writing.ts';
import { FileField } from './file-field.tsx';
import { filesIn, mediaIDsIn } from './message-files.ts';
import { type ChosenRecipient, RecipientField } from './recipient-field.tsx';
import { useInvalidateConversations } from './use-conversation-updates.ts';

/** The props of `ConversationForm`: a recipient from the URL, a text to share, or a draft. */
export interface ConversationFormProps {
  readonly recipient?: ChosenRecipient | undefined;
  readonly content?: string | undefined;
  readonly draftID?: number | undefined;
}

const isRecipient = (one: unknown): one is ChosenRecipient =>
  typeof (one as ChosenRecipient | null)?.userID === 'number' && typeof (one as ChosenRecipient).name === 'string';

/** Returns the recipients of a stored text. Invalid entries are omitted. */
const recipientsIn = ({ meta }: ComposerText): readonly ChosenRecipient[] =>
  Array.isArray(meta['recipients']) ? meta['recipients'].filter(isRecipient) : [];

const withRecipients = (writing: ComposerText, recipients: readonly ChosenRecipient[]): ComposerText => ({
  ...writing,
  meta: { ...writing.meta, recipients },
});

const problemsOf = (writing: ComposerText): Record<string, string> => ({
  ...(recipientsIn(writing).length === 0 && { participantUserIDs: t('conversation.form.no-recipient') }),
  ...(writing.body.trim() === '' && filesIn(writing).length === 0 && { initialBody: t('conversation.form.no-body') }),
});

/**
 * The form in which a conversation is started (docs/behavior/conversation.md#new-conversations). Its text is autosaved
 * like that of any post.
 */
export function ConversationForm({ recipient, content, draftID }: ConversationFormProps) {
  const { api, me } = useSite();
  const router = useRouter();
  const forget = useInvalidateConversations();
  const begin = recipient ? withRecipients(blankWriting, [recipient]) : blankWriting;
  const send = async (writing: ComposerText, draft: number | undefined) => {
    const problems = problemsOf(writing);
    if (Object.keys(problems).length > 0) throw fieldsFailure(problems);
    const { body } = await createConversation(api, {
      participantUserIDs: recipientsIn(writing).map(({ userID }) => userID),
      ...(writing.name.trim() && { name: writing.name.trim() }),
      initialBody: writing.body,
      initialFormat: 'markdown',
      mediaIDs: mediaIDsIn(writing),
      ...(draft !== undefined && { draftID: draft }),
    });
    return { url: body.url };
  };
  const composer = useComposer({
    place: {
      userID: me.userID,
      recordType: 'message',
      ...(recipient && { parentRecordType: 'user', parentRecordID: recipient.userID }),
    },
    begin,
    typed: content ? { ...begin, body: content } : undefined,
    draftID,
    send,
    onPosted: ({ url }) => void forget().then(() => router.navigate({ href: url, replace: true })),
  });
  return <ConversationFormView composer={composer} />;
}

/** The view of the form for a new conversation, which renders any state of its machines. */
export function ConversationFormView({ composer }: { composer: Composer }) {
  const { keeping, submission, editor } = composer;
  const { writing } = keeping;
  const { settings } = useSite();
  const may = useMay();
  const { change, post, submit } = createFormHandlers(composer);
  return (
    <form className={composerStyles.roomyForm} onSubmit={submit} noValidate>
      <OtherCopy keeping={keeping} />
      <RecipientField
        recipients={recipientsIn(writing)}
        onRecipients={(recipients) => change(withRecipients(writing, recipients), 'participantUserIDs')}
        most={Number(settings['conversations.maxRecipients'] ?? 10)}
        error={submission.errorOf('participantUserIDs')}
      />
      {settings['conversations.subjects'] === true && (
        <Field label={t('conversation.form.subject')} error={submission.errorOf('name')}>
          {(wiring) => (
            <Input
              {...wiring}
              dir="auto"
              maxLength={maxSubjectLength}
              value={writing.name}
              onChange={({ currentTarget }) => change({ ...writing, name: currentTarget.value }, 'name')}
            />
          )}
        </Field>
      )}
      <Field
        label={t('conversation.form.body')}
        required
        error={submission.errorOf('initialBody') ?? submission.errorOf('body')}
      >
        {(wiring) => (
          <MarkdownEditor
            text={writing.body}
            onText={(body) => change({ ...writing, body }, 'initialBody')}
            onPost={post}
            wiring={wiring}
            size="medium"
            mayUpload={may('uploads.add')}
            handle={editor}
          />
        )}
      </Field>
      <FileField composer={composer} />
      <ComposerProblem submission={submission} title={t('conversation.form.problem')} />
      <div className={composerStyles.footer}>
        <DraftStatus keeping={keeping} discardWords={t('conversation.form.discard')} />
        <div className={composerStyles.buttons}>
          <ButtonLink href={inboxUrl}>{t('conversation.form.cancel')}</ButtonLink>
          <Button variant="primary" {...submission.getSubmitProps()}>
            {t('conversation.form.start')}
          </Button>
        </div>
      </div>
    </form>
  );
}
