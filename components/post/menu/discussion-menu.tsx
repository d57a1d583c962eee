import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { IntegrationItems } from '#components/post/attachment/integration-items.tsx';
import { useIntegrations } from '#components/post/attachment/use-integrations.ts';
import { AnnounceContext } from '#components/post/option/use-action-feedback.ts';
import { useDiscussionSwitches } from '#components/post/option/use-discussion-switches.ts';
import { useSendRecord } from '#components/post/option/use-send-record.ts';
import { useStatusesFor } from '#components/post/option/use-statuses-for.ts';
import { Menu, MenuSeparator } from '#components/primitives/overlay/menu.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { type DiscussionDialog, DiscussionMenuItem } from './discussion-menu-item.tsx';
import { discussionOptions, isOfFlags } from './discussion-option.ts';
import { OptionsButton } from './options-button.tsx';
import { useEditWindow } from './use-edit-window.ts';

// Loaded when the first dialog opens.
const DiscussionMenuDialog = lazy(() =>
  import('./discussion-menu-dialog.tsx').then((module) => ({ default: module.DiscussionMenuDialog })),
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
  const [asked, setAsked] = useState<{ dialog: DiscussionDialog; time: number }>();
  const open = (dialog: DiscussionDialog) => setAsked({ dialog, time: (asked?.time ?? 0) + 1 });
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
                onDialog={open}
              />
            ))}
          </Fragment>
        ))}
        {!groups.some(isOfFlags) && (
          <IntegrationItems integrations={integrations} line="before" onChoose={sending.send} />
        )}
      </Menu>
      {asked && (
        <Suspense>
          <DiscussionMenuDialog key={asked.time} dialog={asked.dialog} discussion={discussion} returnTo={trigger} />
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
