import { Languages } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { translatePost } from '#api/post/translation/post-translation.client.ts';
import type { PostTranslation } from '#api/post/translation/post-translation.contract.ts';
import type { TranslatedRecord } from '#api/post/translation/translated-record.ts';
import { currentTranslations, intlLocale, t } from '#api/translations.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import * as post from '#components/post/post.css.ts';
import { PostAction } from '#components/post/post-action.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './translated-post.css.ts';
import { useTranslationOffer } from './use-translation-offer.ts';

const translating = {
  id: 'post-translation',
  load: () =>
    import('#machines/post/translation/post-translation.machine.ts').then((module) => module.postTranslationMachine),
};

/** The parts of a post that its translation replaces. */
export interface TranslatedParts {
  /** Replaces the title of a discussion. Undefined as long as it has not been translated. */
  readonly title?: ReactNode;
  /** The actions of the post, with the one that translates it. */
  readonly actions: ReactNode;
  /** Wraps the text of the post. */
  readonly around: (words: ReactNode) => ReactNode;
}

/** The props of TranslatedPost. */
export interface TranslatedPostProps {
  readonly record: TranslatedRecord;
  readonly author: string;
  /** The title of the discussion. */
  readonly name: string;
  /** The HTML of the post. */
  readonly body: string;
  /** Whether the translation is offered if the post is in another language. */
  readonly isOffered?: boolean;
  readonly actions: ReactNode;
  readonly draw: (parts: TranslatedParts) => ReactNode;
}

/**
 * Translates a post in place (docs/behavior/post.md#translation). A button among its actions translates it, and switches
 * between the translation and the original. It is offered for posts in a language that the reader may not know.
 */
export function TranslatedPost({ record, author, name, body, isOffered = true, actions, draw }: TranslatedPostProps) {
  const { api } = useSite();
  const isForeign = useTranslationOffer(body, name);
  const [isOriginal, setOriginal] = useState(false);
  const translation = useLazySubmission<string, PostTranslation>(translating, {
    send: async () => (await translatePost(api, record, currentTranslations().language)).body,
  });
  // A translation of the text or the title before an edit is not shown. The translation of a comment has no title.
  const source = record.recordType === 'discussion' ? `${name}\n${body}` : body;
  const made = translation.isDone && translation.payload === source ? translation.output : undefined;
  const toggle = () => {
    setOriginal(made !== undefined && !isOriginal);
    if (!made) translation.submit(source);
  };
  const shown = isOriginal ? undefined : made;
  return draw({
    ...(made?.name && { title: <span {...languageOf(made, isOriginal)}>{isOriginal ? name : made.name}</span> }),
    actions: (
      <>
        {actions}
        {isOffered && (isForeign || translation.state !== 'idle') && (
          <PostAction
            icon={<Languages size={14} />}
            words={t('post.translation.text')}
            hidesLabelOnPhones
            aria-label={t('post.translation.label', { author })}
            aria-pressed={shown !== undefined}
            {...translation.getRootProps()}
            busy={translation.isBusy}
            onClick={toggle}
          />
        )}
        <SubmissionProblem submission={translation} />
      </>
    ),
    around: (words) => (
      <>
        <div {...languageOf(made, isOriginal)} className={post.body}>
          {shown ? <PostBody key="translation" html={shown.body} /> : words}
        </div>
        {translation.state !== 'idle' && (
          <p className={styles.note}>
            <span role="status">{made && wordsOf(made, isOriginal)}</span>
            {made && (
              <Button variant="text" size="small" className={styles.toggle} onClick={toggle}>
                {t(isOriginal ? 'post.translation.show' : 'post.translation.show-original')}
              </Button>
            )}
          </p>
        )}
      </>
    ),
  });
}

/** Returns the attributes of an element in the language of what is shown. */
function languageOf(made: PostTranslation | undefined, isOriginal: boolean) {
  if (!made) return {};
  return isOriginal ? { lang: made.from ?? undefined } : { lang: made.to, dir: currentTranslations().spoken.direction };
}

/** Returns the line that says what is shown: a translation, from which language and by which service, or the original. */
function wordsOf({ from, service }: PostTranslation, isOriginal: boolean): string {
  const language = from && languageName(from);
  if (isOriginal) return language ? t('post.translation.original-in', { language }) : t('post.translation.original');
  return language ? t('post.translation.done-from', { language, service }) : t('post.translation.done', { service });
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Services may name a language by something that is no tag.
    return tag;
  }
}
