import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { User } from '#api/member/user/user.contract.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { useDismissal } from '#components/primitives/overlay/use-dismissal.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { connectUserCard, type UserCardApi } from '#machines/member/profile/user-card.connect.ts';
import { userCardMachine } from '#machines/member/profile/user-card.machine.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import * as styles from './user-card.css.ts';
import { UserCardContent } from './user-card-content.tsx';

/** The props of `UserCard`. `children` are the content of the trigger. */
export interface UserCardProps {
  readonly member: UserFragment;
  readonly children: React.ReactNode;
  readonly defaultOpen?: boolean;
}

/** Returns true when a click opens the link itself, in a new tab or window. */
const isForAddress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A member's name that opens their user card: as a popup beside it, or as a dialog on a narrow screen
 * (docs/behavior/member.md#user-card). The trigger is a link, so that the profile can be opened in a new tab.
 */
export function UserCard({ member, children, defaultOpen = false }: UserCardProps) {
  const card = useUserCard(member);
  const place = useRef<HTMLSpanElement>(null);
  const isSmall = card.isOpen && window.matchMedia(media.mobile).matches;
  const focusTrigger = () => place.current?.querySelector('a')?.focus();
  useDismissal(place, card.isOpen && !isSmall, (how) => {
    card.close();
    if (how === 'escape') focusTrigger();
  });
  useFirstClick(defaultOpen, place);
  return (
    <span ref={place} className={styles.place} {...card.getRootProps()}>
      <Trigger member={member} card={card}>
        {children}
      </Trigger>
      {card.isOpen && !isSmall && (
        <dialog open className={styles.popup} aria-label={member.name}>
          <UserCardContent card={card} />
        </dialog>
      )}
      <Dialog
        open={isSmall}
        onOpenChange={(open) => !open && card.close()}
        title={member.name}
        titleHidden
        size="small"
      >
        <DialogBody>
          <UserCardContent card={card} />
        </DialogBody>
      </Dialog>
    </span>
  );
}

function Trigger({ member, card, children }: UserCardProps & { card: UserCardApi }) {
  const { onClick, ...props } = card.getTriggerProps();
  return (
    <Link
      href={member.url}
      tone="heading"
      {...props}
      onClick={(event: MouseEvent) => {
        if (isForAddress(event)) return;
        event.preventDefault();
        onClick();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </Link>
  );
}

function useUserCard(member: UserFragment): UserCardApi {
  const { api, me, settings } = useSite();
  const may = useMay();
  const client = useQueryClient();
  const machine = useMemo(
    () =>
      userCardMachine.provide({
        actors: { loadUser: fromPromise<User, number>(({ input }) => client.fetchQuery(userQuery(api, input))) },
      }),
    [api, client],
  );
  const [snapshot, send] = useMachine(machine, {
    input: {
      fragment: member,
      maySeeClosed: may('personalInfo.view') || me.userID === member.userID,
      areBannedClosed: settings['ui.bannedPrivateProfile'] === true,
    },
  });
  return connectUserCard(snapshot, send);
}

/**
 * Replays the click that loaded the card on demand and moves focus to the trigger that replaced the clicked
 * placeholder.
 */
function useFirstClick(wasClicked: boolean, place: React.RefObject<HTMLElement | null>) {
  const isWaiting = useRef(wasClicked);
  useEffect(() => {
    const name = place.current?.querySelector('a');
    if (!isWaiting.current || !name) return;
    isWaiting.current = false;
    if (document.activeElement === document.body) name.focus();
    name.click();
  }, [place]);
}
