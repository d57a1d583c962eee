import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './message.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A message about the outcome of an action, or a notice.
 *
 * `live` announces it when it appears: an error assertively, all else politely. Omit it for a message that is part of
 * the initial page.
 */
export function Message({
  tone = 'info',
  title,
  children,
  actions,
  live,
  onDismiss,
  dismissAction,
  dismissLabel,
  ...rest
}: MessageProps) {
  const Sign = icons[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.message({ tone }), rest.className)} role={role} id={rest.id}>
      <Sign size="1.25em" aria-hidden="true" className={styles.icon({ tone })} />
      <div className={styles.body}>
        <VisuallyHidden>{rest.toneWords ?? t(toneWords[tone])}: </VisuallyHidden>
        {title && <div className={styles.title}>{title}</div>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <Dismissal dismiss={onDismiss} action={dismissAction} label={dismissLabel} />}
    </div>
  );
}

/** The dismiss button. With a form action it is a form, which works before hydration and without JavaScript. */
function Dismissal({
  dismiss,
  action,
  label,
}: {
  dismiss: () => void;
  action?: string | undefined;
  label?: string | undefined;
}) {
  const button = (
    <IconButton
      label={label ?? t('primitives.message.dismiss')}
      icon={<X size="1em" />}
      size="small"
      className={styles.dismiss}
      {...(action ? { type: 'submit' } : { onClick: dismiss })}
    />
  );
  if (!action) return button;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dismiss();
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {button}
    </form>
  );
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const toneWords = {
  info: 'primitives.message.info',
  success: 'primitives.message.success',
  warning: 'primitives.message.warning',
  error: 'primitives.message.error',
} as const;

/**
 * The props of a message. `toneWords` is announced before it, in place of its color. `dismissAction` is the URL that a
 * dismissal is posted to without JavaScript.
 */
export type MessageProps = {
  /** The kind of message: colour, icon and a hidden word. */
  tone?: keyof typeof icons;
  /** The message in a few words. */
  title?: ReactNode;
  /** Details and the next action. */
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Whether it is announced when it appears. */
  live?: boolean;
  /** Called when the message is closed. Without it there is no close button. */
  onDismiss?: (() => void) | undefined;
  /** The address to which a dismissal is sent without JavaScript. */
  dismissAction?: string;
  /** The accessible name of the close button. */
  dismissLabel?: string;
  /** Replaces the hidden word for the tone. */
  toneWords?: string;
  className?: string;
  id?: string;
};
