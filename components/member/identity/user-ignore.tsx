import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { ignoreUser, stopIgnoringUser } from '#api/member/identity/ignore.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectUserIgnore, type UserIgnoreApi } from '#machines/member/identity/user-ignore.connect.ts';
import { userIgnoreMachine } from '#machines/member/identity/user-ignore.machine.ts';
import * as styles from './user-ignore.css.ts';

/** The member, and whether the viewer ignores them. */
export interface UserIgnoreProps {
  readonly member: { readonly userID: number; readonly name: string };
  readonly isIgnored: boolean;
}

/** A button that adds a member to the viewer's ignore list or removes them from it. */
export function UserIgnore({ member, isIgnored }: UserIgnoreProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const { userID } = member;
  const machine = useMemo(
    () =>
      userIgnoreMachine.provide({
        actors: {
          saveIgnored: fromPromise<unknown, boolean>(async ({ input }) => {
            await (input ? ignoreUser(api, userID) : stopIgnoringUser(api, userID));
            // Does not refetch the visible list, so that a member who was just removed can be added again.
            await client.invalidateQueries({ queryKey: ['ignored'], refetchType: 'none' });
            await client.invalidateQueries({ queryKey: ['user', userID], refetchType: 'none' });
          }),
        },
      }),
    [api, client, userID],
  );
  const [snapshot, send] = useMachine(machine, { input: { isIgnored } });
  return <UserIgnoreView ignore={connectUserIgnore(snapshot, send)} name={member.name} />;
}

/** The view of `UserIgnore`, rendered from the state of its machine. */
export const UserIgnoreView = ({ ignore, name }: { ignore: UserIgnoreApi; name: string }) => (
  <div className={styles.place} {...ignore.getRootProps()}>
    <Button size="small" {...ignore.getButtonProps()}>
      {ignore.isIgnored ? t('member.ignore.stop') : t('member.ignore.begin')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
    <span role="status" className={styles.done}>
      {ignore.isIgnored ? t('member.ignore.done') : ''}
    </span>
    {ignore.reason && (
      <Message tone="error" live>
        {ignore.reason}
      </Message>
    )}
  </div>
);
