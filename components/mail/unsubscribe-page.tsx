import type { UnsubscribeState } from '#api/mail/unsubscribe.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { preferenceGroups } from '#api/notification/preference-groups.ts';
import { t } from '#api/translations.ts';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import * as styles from './unsubscribe-page.css.ts';

/** A kind of e-mail that the link can turn off. */
interface Kind {
  readonly preference: string;
  readonly label: string;
  readonly isOn: boolean;
}

const labels = new Map<string, MessageID>(
  preferenceGroups.flatMap(({ rows }) => rows.map(({ type, label }) => [`Email.${type}`, label] as const)),
);

function labelOf(preference: string): string {
  if (preference === 'Email.Digest') return t('mail.unsubscribing.digest');
  const label = labels.get(preference);
  return label ? t(label) : preference.replace('Email.', '');
}

const kindsOf = ({ preferences, followCategory }: UnsubscribeState): Kind[] => [
  ...preferences.map(({ preference, enabled }) => ({
    preference,
    label: labelOf(preference),
    isOn: enabled === '1',
  })),
  ...(followCategory
    ? [
        {
          preference: followCategory.preference,
          label: t(
            followCategory.preference.endsWith('posts')
              ? 'mail.unsubscribing.posts-in'
              : 'mail.unsubscribing.comments-in',
            { category: followCategory.name },
          ),
          isOn: followCategory.enabled === '1',
        },
      ]
    : []),
];

const headings: Readonly<Record<string, MessageID>> = {
  off: 'mail.unsubscribing.done',
  before: 'mail.unsubscribing.before',
  chosen: 'mail.unsubscribing.chosen',
  restored: 'mail.unsubscribing.restored',
};

const headingOf = (done = '', otherwise: MessageID = 'mail.unsubscribing.title'): string =>
  t(headings[done] ?? otherwise);

/**
 * Props of `UnsubscribePage`: the token of the link, the current preferences (undefined for an invalid token), and the
 * result of the previous action.
 */
export interface UnsubscribePageProps {
  readonly token: string;
  readonly state: UnsubscribeState | undefined;
  readonly done: string | undefined;
  /** Whether the form is shown again after an unexpected error. */
  readonly hasFailed?: boolean;
}

/**
 * The page for turning off the e-mails of a link, choosing among several kinds, and reverting the change. It uses plain
 * HTML forms only.
 */
export function UnsubscribePage({ token, state, done, hasFailed = false }: UnsubscribePageProps) {
  if (!state) {
    return (
      <EntryPage
        title={t('mail.unsubscribing.title')}
        after={<ButtonLink href="/profile/preferences">{t('mail.unsubscribing.preferences')}</ButtonLink>}
      >
        <Message tone="error">{t('mail.unsubscribing.invalid')}</Message>
      </EntryPage>
    );
  }
  const kinds = kindsOf(state);
  const action = `/unsubscribe/${token}`;
  if (hasFailed) {
    return (
      <EntryPage
        title={t('mail.unsubscribing.title')}
        after={<ButtonLink href={action}>{t('mail.unsubscribing.again')}</ButtonLink>}
      >
        <Message tone="error">{t('mail.unsubscribing.failed')}</Message>
      </EntryPage>
    );
  }
  const isOver = done === 'off' || done === 'before' || (state.isUsed && done === undefined);
  if (isOver) return <Over kinds={kinds} action={action} done={done ?? 'before'} />;
  return kinds.length > 1 ? (
    <Choosing kinds={kinds} action={action} done={done} />
  ) : (
    <Asking kinds={kinds} action={action} done={done} />
  );
}

interface PartProps {
  readonly kinds: readonly Kind[];
  readonly action: string;
  readonly done: string | undefined;
}

const Kinds = ({ kinds }: { kinds: readonly Kind[] }) => (
  <ul className={styles.list}>
    {kinds.map(({ preference, label }) => (
      <li key={preference}>{label}</li>
    ))}
  </ul>
);

function Asking({ kinds, action, done }: PartProps) {
  const isBack = done === 'restored' || done === 'chosen';
  return (
    <EntryPage
      title={headingOf(isBack ? done : undefined)}
      words={isBack ? t('mail.unsubscribing.you-get') : t('mail.unsubscribing.no-longer')}
    >
      <Kinds kinds={kinds} />
      <form action={action} method="post">
        <input type="hidden" name="action" value="off" />
        <Button type="submit" variant={isBack ? 'standard' : 'primary'}>
          {t('mail.unsubscribing.title')}
        </Button>
      </form>
    </EntryPage>
  );
}

function Choosing({ kinds, action, done }: PartProps) {
  return (
    <EntryPage title={headingOf(done)} words={t('mail.unsubscribing.several')}>
      <form action={action} method="post">
        <input type="hidden" name="action" value="choose" />
        <fieldset className={styles.choices} aria-label={t('mail.unsubscribing.list')}>
          {kinds.map(({ preference, label, isOn }) => (
            <Checkbox key={preference} name="keep" value={preference} label={label} defaultChecked={isOn} />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary">
            {t('mail.unsubscribing.save')}
          </Button>
          <Button type="submit" name="action" value="off" variant="text">
            {t('mail.unsubscribing.all')}
          </Button>
        </div>
      </form>
    </EntryPage>
  );
}

function Over({ kinds, action, done }: PartProps) {
  const isDigest = kinds.length === 1 && kinds[0]?.preference === 'Email.Digest' && done === 'off';
  return (
    <EntryPage
      title={isDigest ? t('mail.unsubscribing.digest-done') : headingOf(done, 'mail.unsubscribing.before')}
      words={t('mail.unsubscribing.no-longer')}
      after={<ButtonLink href="/profile/preferences">{t('mail.unsubscribing.choose')}</ButtonLink>}
    >
      <Kinds kinds={kinds} />
      <form action={action} method="post" className={styles.buttons}>
        <input type="hidden" name="action" value="undo" />
        <span>{t('mail.unsubscribing.undo-question')}</span>
        <Button type="submit">{t('mail.unsubscribing.undo')}</Button>
      </form>
    </EntryPage>
  );
}
