import { Settings } from 'lucide-react';
import { use, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { changeCategoryPreferences } from '#api/category/category.client.ts';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { ToastContext } from '#components/primitives/overlay/toast-context.ts';
import { useDismissal } from '#components/primitives/overlay/use-dismissal.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type CategoryFollowApi, connectCategoryFollow } from '#machines/category/category-follow.connect.ts';
import { categoryFollowMachine, type FollowPreferenceName } from '#machines/category/category-follow.machine.ts';
import * as styles from './category-follow.css.ts';
import { FollowButton } from './follow-button.tsx';

/** The props of CategoryFollow. `onFollowed` is called after the server has followed or unfollowed the category. */
export interface CategoryFollowProps {
  readonly categoryID: number;
  readonly name: string;
  readonly url: string;
  readonly preferences: CategoryPreferences;
  readonly defaultOpen?: boolean;
  /** Whether to render only the icon, as lists do. The flyout then has the width of its containing block. */
  readonly isListed?: boolean;
  readonly onFollowed?: (isFollowed: boolean) => void;
}

/**
 * A button with a flyout that follows a category and edits its notification preferences
 * (docs/behavior/category.md#following). Opening the flyout follows the category.
 */
export function CategoryFollow({ defaultOpen = false, ...props }: CategoryFollowProps) {
  const follow = useCategoryFollow(props);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(place, follow.isOpen, (how) => {
    follow.close();
    if (how === 'escape') button.current?.focus();
  });
  useFirstClick(defaultOpen, button);
  const flyoutID = useId();
  return (
    <div ref={place} className={props.isListed ? undefined : styles.place} {...follow.getRootProps()}>
      <FollowButton
        ref={button}
        isFollowed={follow.isFollowed}
        listedName={props.isListed ? props.name : undefined}
        aria-controls={flyoutID}
        {...follow.getButtonProps()}
      />
      {follow.isOpen && (
        <Flyout
          id={flyoutID}
          name={props.name}
          url={props.url}
          className={classNames(styles.flyout, props.isListed && styles.listed)}
          follow={follow}
          button={button}
        />
      )}
      {follow.reason && (
        <Message
          tone="error"
          live
          className={styles.problem}
          onDismiss={follow.dismiss}
          actions={follow.mayRetry && <Button onClick={follow.retry}>{t('category.follow.retry')}</Button>}
        >
          {follow.reason}
        </Message>
      )}
    </div>
  );
}

function useCategoryFollow({ categoryID, preferences, onFollowed }: CategoryFollowProps): CategoryFollowApi {
  const { api } = useSite();
  const toasts = use(ToastContext);
  const latest = useRef({ onFollowed, toasts });
  latest.current = { onFollowed, toasts };
  const machine = useMemo(
    () =>
      categoryFollowMachine.provide({
        actors: {
          savePreferences: fromPromise<CategoryPreferences, Partial<CategoryPreferences>>(
            async ({ input }) => (await changeCategoryPreferences(api, categoryID, input)).body,
          ),
        },
        actions: {
          tellFollowed: (_, { isFollowed }) => latest.current.onFollowed?.(isFollowed),
          tellSaved: () => void latest.current.toasts?.add({ text: t('category.follow.saved') }),
        },
      }),
    [api, categoryID],
  );
  const [snapshot, send] = useMachine(machine, { input: { preferences } });
  return connectCategoryFollow(snapshot, send);
}

const kinds: readonly {
  readonly name: MessageID;
  readonly popup: FollowPreferenceName;
  readonly email: FollowPreferenceName;
}[] = [
  { name: 'category.follow.posts', popup: 'preferences.popup.posts', email: 'preferences.email.posts' },
  { name: 'category.follow.comments', popup: 'preferences.popup.comments', email: 'preferences.email.comments' },
];

/** The page of all followed categories with their notification preferences. */
const followedPath = '/profile/followed-content';

interface FlyoutProps {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly className: string;
  readonly follow: CategoryFollowApi;
  readonly button: React.RefObject<HTMLElement | null>;
}

const Flyout = ({ id, name, url, className, follow, button }: FlyoutProps) => {
  const hasDigest = useSite().settings['digest.enabled'] === true;
  return (
    <section id={id} className={className} aria-label={t('category.follow.preferences-of', { name })}>
      <div className={styles.head}>
        <p className={styles.title}>{t('category.follow.preferences')}</p>
        {location.pathname !== followedPath && (
          <IconButtonLink
            href={followedPath}
            size="small"
            label={t('category.follow.all')}
            icon={<Settings size={16} />}
          />
        )}
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      {!follow.hasChoices && !follow.mayRetry && <Loader />}
      {follow.hasChoices && (
        <>
          {kinds.map((kind) => (
            <fieldset key={kind.name} className={styles.choices}>
              <legend className={styles.legend}>{t(kind.name)}</legend>
              <Checkbox label={t('category.follow.popup')} {...follow.getChoiceProps(kind.popup)} />
              <Checkbox label={t('category.follow.email')} {...follow.getChoiceProps(kind.email)} />
            </fieldset>
          ))}
          {hasDigest && (
            <Checkbox label={t('category.follow.digest')} {...follow.getChoiceProps('preferences.email.digest')} />
          )}
          <div className={styles.foot}>
            <ButtonLink href={url}>{t('category.follow.view')}</ButtonLink>
            <Button
              {...follow.getUnfollowProps()}
              onClick={() => {
                follow.getUnfollowProps().onClick();
                button.current?.focus();
              }}
            >
              {t('category.follow.unfollow')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};

/**
 * Replays the click that triggered lazy loading of this component. Moves the focus to the new button when the
 * replacement of the placeholder has lost it.
 */
function useFirstClick(wasClicked: boolean, button: React.RefObject<HTMLButtonElement | null>) {
  const isWaiting = useRef(wasClicked);
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (document.activeElement === document.body) button.current?.focus();
    button.current?.click();
  }, [button]);
}
