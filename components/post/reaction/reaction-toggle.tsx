import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { Menu, MenuItem } from '#components/primitives/overlay/menu.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { ReactionToggleApi } from '#machines/post/reaction/reaction-toggle.connect.ts';
import {
  type InitialClick,
  ReactButton,
  type ReactionBarProps,
  ReactionButton,
  reactionPermission,
} from './reaction-button.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { ReactionTooltip } from './reaction-tooltip.tsx';
import { useReactions } from './use-reactions.ts';

/**
 * The interactive reaction bar of a post. Reactions are updated optimistically, and an error rolls the change back
 * (docs/behavior/post.md#reactions).
 */
export function ReactionToggle(props: ReactionBarProps & { first?: InitialClick }) {
  const { author, first } = props;
  const reacting = useReactions(props);
  const place = useFirstPress(first, reacting);
  const { counts, reason } = reacting;
  return (
    <>
      <fieldset
        ref={place}
        className={styles.reactions}
        aria-label={t('post.reactions.to', { author })}
        {...reacting.getRootProps()}
      >
        {counts.map((kind) => (
          <ReactionTooltip key={kind.tagID} recordType={props.recordType} recordID={props.recordID} kind={kind}>
            <ReactionButton kind={kind} data-kind={kind.urlcode} {...reacting.getButtonProps(kind)} />
          </ReactionTooltip>
        ))}
        {!props.votes && <ReactionMenu author={author} reacting={reacting} defaultOpen={first === 'list'} />}
      </fieldset>
      {reason && (
        <div className={styles.problem}>
          <Message tone="error" live onDismiss={reacting.dismiss}>
            {reason}
          </Message>
        </div>
      )}
    </>
  );
}

interface MenuProps {
  readonly author: string;
  readonly reacting: ReactionToggleApi;
  readonly defaultOpen: boolean;
}

/** The menu of all reaction types that the viewer may give. */
function ReactionMenu({ author, reacting, defaultOpen }: MenuProps) {
  const { api } = useSite();
  const may = useMay();
  const { data: kinds = [] } = useQuery(reactionTypesQuery(api));
  const given = kinds.filter(
    (kind) => kind.active && !kind.hidden && kind.class !== 'Flag' && may(reactionPermission(kind)),
  );
  return (
    <Menu
      label={t('post.reactions.react-to', { author })}
      align="start"
      defaultOpen={defaultOpen}
      trigger={<ReactButton author={author} />}
    >
      {given.map((kind) => (
        <MenuItem
          key={kind.tagID}
          icon={<ReactionIcon urlcode={kind.urlcode} size={16} />}
          onSelect={() => reacting.toggle(kind)}
        >
          {kind.name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Replays the click that loaded the bar, and moves focus to the button that replaced the clicked one. */
function useFirstPress(first: InitialClick | undefined, { toggle }: ReactionToggleApi) {
  const place = useRef<HTMLFieldSetElement>(null);
  const waiting = useRef(first);
  useEffect(() => {
    const press = waiting.current;
    waiting.current = undefined;
    if (!press || press === 'list') return;
    toggle(press.kind);
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(`[data-kind="${press.kind.urlcode}"]`)?.focus();
  }, [toggle]);
  return place;
}
