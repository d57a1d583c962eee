import { useState } from 'react';
import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { findUsersByName } from '#api/member/user/user.client.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';
import * as styles from './option-dialog.css.ts';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';

/** The maximum number of suggested names. */
const offered = 8;

/** The dialog that assigns a discussion to another author (docs/behavior/post.md#changing-the-author). */
export function AuthorDialog({ discussion, returnTo }: DiscussionDialogProps<Discussion>) {
  const { api } = useSite();
  const { toast } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const [author, setAuthor] = useState<{ userID: number; name: string }>();
  const { discussionID, insertUserID } = discussion;
  const save = async () => {
    if (!author) return;
    const change = { insertUserID: author.userID, seen: { insertUserID } };
    await act(() => changeDiscussion(api, discussionID, change)).catch((error) => {
      throw inWords(error);
    });
  };
  return (
    <OptionDialog
      title={t('options.author.text')}
      save={save}
      onSaved={() => {
        toast(t('options.author.done'));
        void invalidatePosts();
      }}
      refusal={author ? undefined : t('options.author.missing')}
      returnTo={returnTo}
    >
      <AuthorField except={insertUserID} onAuthor={setAuthor} />
      {author && (
        <p role="status" className={styles.quiet}>
          <TranslatedText id="options.author.chosen" values={{ name: <bdi>{author.name}</bdi> }} />
        </p>
      )}
    </OptionDialog>
  );
}

interface AuthorFieldProps {
  readonly except: number;
  readonly onAuthor: (author: { userID: number; name: string }) => void;
}

function AuthorField({ except, onAuthor }: AuthorFieldProps) {
  const { api } = useSite();
  const find = async (text: string, signal: AbortSignal) => {
    const name = text.replace(/[*,@]/g, '').trim();
    if (name === '') return [];
    const query = { name: `${name}*`, order: 'mention', limit: offered + 1 } as const;
    const { body } = await findUsersByName(api, query, signal);
    const others = body.filter(({ userID }) => userID !== except).slice(0, offered);
    return others.map(({ userID, name: label }) => ({ key: String(userID), label }));
  };
  return (
    <Field label={t('options.author.label')} help={t('options.author.help')} required>
      {(wiring) => (
        <SuggestionField
          wiring={wiring}
          label={t('options.author.label')}
          find={find}
          onOption={({ key, label }) => onAuthor({ userID: Number(key), name: label })}
          nothing={t('options.author.nobody')}
        />
      )}
    </Field>
  );
}

const inWords = (error: unknown): unknown =>
  error instanceof ApiFailure
    ? new ApiFailure(error.code, error, {
        ...error.details,
        description: t('options.author.failed', { message: failureReason(error) }),
      })
    : error;
