import type { UnsubscribeState } from '#api/mail/unsubscribe.contract.ts';
import { preferenceGroups } from '#api/notification/preference-groups.ts';
import { EntryPage } from '#components/account/entry-form.tsx';
import { Button, ButtonLink } from '#components/primitives/button.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Message } from '#components/primitives/message.tsx';
import * as styles from './unsubscribe-page.css.ts';

/** One kind of mail that the link can switch off. */
interface Kind {
  readonly preference: string;
  readonly label: string;
  readonly isOn: boolean;
}

const labels = new Map<string, string>(
  preferenceGroups.flatMap(({ rows }) => rows.map(({ type, label }) => [`Email.${type}`, label] as const)),
);

const kindsOf = ({ preferences, followCategory }: UnsubscribeState): Kind[] => [
  ...preferences.map(({ preference, enabled }) => ({
    preference,
    label:
      preference === 'Email.Digest'
        ? 'Summaries of what happened'
        : (labels.get(preference) ?? preference.replace('Email.', '')),
    isOn: enabled === '1',
  })),
  ...(followCategory
    ? [
        {
          preference: followCategory.preference,
          label: `${followCategory.preference.endsWith('posts') ? 'New discussions' : 'New comments'} in ${followCategory.name}`,
          isOn: followCategory.enabled === '1',
        },
      ]
    : []),
];

const headings: Readonly<Record<string, string>> = {
  off: 'Unsubscribe Successful',
  before: 'Request Processed',
  chosen: 'Email Preferences Updated',
  restored: 'Notification Settings Restored',
};

/** What the page takes: the token of the link, how things stand (undefined for a wrong token), and what was just done. */
export interface UnsubscribePageProps {
  readonly token: string;
  readonly state: UnsubscribeState | undefined;
  readonly done: string | undefined;
  /** The form came back, since something else went wrong. */
  readonly hasFailed?: boolean;
}

/** Switching off the mail that a link is for, choosing among several kinds, and taking it back; plain forms throughout. */
export function UnsubscribePage({ token, state, done, hasFailed = false }: UnsubscribePageProps) {
  if (!state) {
    return (
      <EntryPage
        title="Unsubscribe"
        after={<ButtonLink href="/profile/preferences">Notification Preferences</ButtonLink>}
      >
        <Message tone="error">Unsubscribe token is invalid.</Message>
      </EntryPage>
    );
  }
  const kinds = kindsOf(state);
  const action = `/unsubscribe/${token}`;
  if (hasFailed) {
    return (
      <EntryPage title="Unsubscribe" after={<ButtonLink href={action}>Try again</ButtonLink>}>
        <Message tone="error">Something went wrong. Nothing has been changed.</Message>
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
      title={isBack ? (headings[done] ?? '') : 'Unsubscribe'}
      words={isBack ? 'You get e-mail notifications for:' : 'You will no longer receive email notifications for:'}
    >
      <Kinds kinds={kinds} />
      <form action={action} method="post">
        <input type="hidden" name="action" value="off" />
        <Button type="submit" variant={isBack ? 'standard' : 'primary'}>
          Unsubscribe
        </Button>
      </form>
    </EntryPage>
  );
}

function Choosing({ kinds, action, done }: PartProps) {
  return (
    <EntryPage
      title={(done && headings[done]) || 'Unsubscribe'}
      words="Why you got this message has several reasons. Keep those of which you want to hear by e-mail."
    >
      <form action={action} method="post">
        <input type="hidden" name="action" value="choose" />
        <fieldset className={styles.choices} aria-label="What you hear of by e-mail">
          {kinds.map(({ preference, label, isOn }) => (
            <Checkbox key={preference} name="keep" value={preference} label={label} defaultChecked={isOn} />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary">
            Save Changes
          </Button>
          <Button type="submit" name="action" value="off" variant="text">
            Unsubscribe from all of them
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
      title={isDigest ? 'Email Digest Preferences Updated' : (headings[done ?? ''] ?? 'Request Processed')}
      words="You will no longer receive email notifications for:"
      after={<ButtonLink href="/profile/preferences">Choose what you hear of</ButtonLink>}
    >
      <Kinds kinds={kinds} />
      <form action={action} method="post" className={styles.buttons}>
        <input type="hidden" name="action" value="undo" />
        <span>Change your mind?</span>
        <Button type="submit">Undo</Button>
      </form>
    </EntryPage>
  );
}
