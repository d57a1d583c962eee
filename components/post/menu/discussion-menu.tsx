import { Fragment, Suspense, useRef } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { IntegrationItems } from '#components/post/attachment/integration-items.tsx';
import { useIntegrations } from '#components/post/attachment/use-integrations.ts';
import { AnnounceContext } from '#components/post/option/use-action-feedback.ts';
import { useDiscussionSwitches } from '#components/post/option/use-discussion-switches.ts';
import { useSendRecord } from '#components/post/option/use-send-record.ts';
import { useStatusesFor } from '#components/post/option/use-statuses-for.ts';
import { Menu, MenuSeparator } from '#components/primitives/overlay/menu.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { type DiscussionDialog, DiscussionMenuItem } from './discussion-menu-item.tsx';
import { discussionOptions, isOfFlags } from './discussion-option.ts';
import { OptionsButton } from './options-button.tsx';
import { useEditWindow } from './use-edit-window.ts';
import { useSelectedDialog } from './use-selected-dialog.ts';

// Loaded when the first dialog opens.
const menuDialog = preloadable(() =>
  import('./discussion-menu-dialog.tsx').then((module) => module.DiscussionMenuDialog),
);

/**
 * The menu of a discussion (docs/behavior/post.md#discussion-options), in groups. Options that the viewer may not use
 * are omitted.
 */
export const DiscussionMenu = ({ announce, ...props }: DiscussionMenuProps) => (
  <AnnounceContext value={announce}>
    <Options {...props} />
  </AnnounceContext>
);

function Options({ discussion, label = t('post.options.discussion'), defaultOpen = false }: OptionsProps) {
  const { me, settings } = useSite();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = useEditWindow({ kind: 'discussion', ...discussion, isClosed: discussion.closed });
  const switches = useDiscussionSwitches(discussion);
  const selected = useSelectedDialog<DiscussionDialog>(() => menuDialog);
  const integrations = useIntegrations('discussion', discussion.insertUserID);
  const sending = useSendRecord({ recordType: 'discussion', recordID: discussion.discussionID }, trigger);
  const hasStatuses = useStatusesFor(discussion.type).length > 0;
  const groups = discussionOptions({
    discussion,
    userID: me.userID,
    may,
    settings,
    canEdit: edit.canEdit,
    hasStatuses,
  });
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu label={label} defaultOpen={defaultOpen} trigger={<OptionsButton ref={trigger} label={label} />}>
        {groups.map((group, place) => (
          <Fragment key={group[0]}>
            {place > 0 && <MenuSeparator />}
            {isOfFlags(group) && <IntegrationItems integrations={integrations} line="after" onChoose={sending.send} />}
            {group.map((option) => (
              <DiscussionMenuItem
                key={option}
                option={option}
                discussionID={discussion.discussionID}
                editLabel={edit.label}
                switches={switches}
                onDialog={selected.select}
              />
            ))}
          </Fragment>
        ))}
        {!groups.some(isOfFlags) && (
          <IntegrationItems integrations={integrations} line="before" onChoose={sending.send} />
        )}
      </Menu>
      {selected.dialog && (
        <Suspense>
          <menuDialog.Part key={selected.time} dialog={selected.dialog} discussion={discussion} returnTo={trigger} />
        </Suspense>
      )}
      {sending.dialog}
    </>
  );
}

interface DiscussionMenuProps extends OptionsProps {
  /** Announces the completed action on the discussion's own page. Lists omit it. */
  readonly announce?: (text: string) => void;
}

interface OptionsProps {
  readonly discussion: Discussion;
  /** The accessible name of the button. In a list it contains the discussion's title. */
  readonly label?: string;
  readonly defaultOpen?: boolean;
}
