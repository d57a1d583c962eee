import { CircleDashed, Flag, Gavel, History, Pencil, Split, Trash2 } from 'lucide-react';
import { Fragment, type RefObject, Suspense, useRef } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { type ListTools, useListTools } from '#components/discussion/list/list-tools.ts';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { IntegrationItems } from '#components/post/attachment/integration-items.tsx';
import { useIntegrations } from '#components/post/attachment/use-integrations.ts';
import { CommentRowItems } from '#components/post/comment-row-items.tsx';
import { useSendRecord } from '#components/post/option/use-send-record.ts';
import { useQuote } from '#components/post/share/use-quote.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/overlay/menu.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { useIsPhone } from '#components/shell/title-bar/use-is-phone.ts';
import { type CommentOption, commentOptions } from './comment-option.ts';
import { isOfFlags } from './discussion-option.ts';
import { OptionsButton } from './options-button.tsx';
import { useEditWindow } from './use-edit-window.ts';
import { useSelectedDialog } from './use-selected-dialog.ts';

const dialogs = {
  delete: preloadable(() => import('./comment-deletion.tsx').then((module) => module.CommentDeletion)),
  status: preloadable(() =>
    import('#components/post/option/answer-status-dialog.tsx').then((module) => module.AnswerStatusDialog),
  ),
  warn: preloadable(() =>
    withTranslations('sanction', import('#components/moderation/sanction/sanction-part.tsx')).then(
      (module) => module.SanctionPart,
    ),
  ),
  report: preloadable(() =>
    withTranslations(['report', 'moderation'], import('#components/moderation/report/report-dialog.tsx')).then(
      (module) => module.ReportDialog,
    ),
  ),
};

type CommentDialog = keyof typeof dialogs;

/** The menu of a comment: edit within the edit window, delete, view the change log, report. */
export function CommentMenu({ comment, discussion, label, defaultOpen = false }: CommentMenuProps) {
  const { me, settings } = useSite();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = useEditWindow({ kind: 'comment', ...comment, isClosed: discussion.closed });
  const selected = useSelectedDialog<CommentDialog>((dialog) => dialogs[dialog]);
  const quote = useQuote('comment', comment.commentID);
  const integrations = useIntegrations('comment', comment.insertUserID);
  const sending = useSendRecord({ recordType: 'comment', recordID: comment.commentID }, trigger);
  const split = useListTools()?.split;
  const canSplit = split !== undefined && comment.displayMode === 'full';
  const groups = commentOptions({ comment, userID: me.userID, may, settings, canEdit: edit.canEdit, canSplit });
  // Also applies where the menu has no other options, so that it is never empty.
  const hasRow = useIsPhone() || groups.length === 0;
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu label={label} defaultOpen={defaultOpen} trigger={<OptionsButton ref={trigger} label={label} />}>
        {hasRow && <CommentRowItems comment={comment} discussion={discussion} onQuote={quote.take} />}
        {groups.map((group, place) => (
          <Fragment key={group[0]}>
            {(place > 0 || hasRow) && <MenuSeparator />}
            {isOfFlags(group) && <IntegrationItems integrations={integrations} line="after" onChoose={sending.send} />}
            {group.map((option) => (
              <Item
                key={option}
                option={option}
                commentID={comment.commentID}
                editLabel={edit.label}
                onDialog={selected.select}
                onSplit={split}
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
          <SelectedDialog key={selected.time} dialog={selected.dialog} comment={comment} returnTo={trigger} />
        </Suspense>
      )}
      {sending.dialog}
    </>
  );
}

interface AskedProps {
  readonly dialog: CommentDialog;
  readonly comment: Comment;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialog of the selected menu option. It opens on mount. */
function SelectedDialog({ dialog, comment, returnTo }: AskedProps) {
  const { commentID, insertUserID, insertUser } = comment;
  if (dialog === 'delete') return <dialogs.delete.Part commentID={commentID} returnTo={returnTo} />;
  if (dialog === 'status') return <dialogs.status.Part comment={comment} returnTo={returnTo} />;
  if (dialog === 'report') return <dialogs.report.Part record={recordOf(comment)} returnTo={returnTo} />;
  return (
    <dialogs.warn.Part
      member={insertUser ?? { userID: insertUserID, name: '' }}
      post={{ recordType: 'comment', recordID: commentID }}
      returnTo={returnTo}
    />
  );
}

const recordOf = ({ commentID, categoryID, name }: Comment) =>
  ({ recordType: 'comment', recordID: commentID, categoryID, name }) as const;

interface CommentMenuProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
  readonly label: string;
  readonly defaultOpen?: boolean;
}

interface ItemProps {
  readonly option: CommentOption;
  readonly commentID: number;
  readonly editLabel: string;
  readonly onDialog: (dialog: CommentDialog) => void;
  readonly onSplit: ListTools['split'];
}

function Item({ option, commentID, editLabel, onDialog, onSplit }: ItemProps) {
  const { open } = useWriting();
  switch (option) {
    case 'edit':
      return (
        <MenuItem icon={<Pencil size={16} />} onSelect={() => open(`edit-${commentID}`)}>
          {editLabel}
        </MenuItem>
      );
    case 'delete':
      return (
        <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => onDialog('delete')}>
          {t('post.deletion.delete')}
        </MenuItem>
      );
    case 'status':
      return (
        <MenuItem icon={<CircleDashed size={16} />} onSelect={() => onDialog('status')}>
          {t('options.status.text')}
        </MenuItem>
      );
    case 'split':
      return (
        <MenuItem icon={<Split size={16} />} onSelect={() => onSplit?.(commentID)}>
          {t('options.split.text')}
        </MenuItem>
      );
    case 'history':
      return (
        <MenuLink icon={<History size={16} />} href={`/log/filter?recordType=comment&recordID=${commentID}`}>
          {t('options.history.text')}
        </MenuLink>
      );
    case 'warn':
      return (
        <MenuItem icon={<Gavel size={16} />} onSelect={() => onDialog('warn')}>
          {t('options.warn.text')}
        </MenuItem>
      );
    default:
      return (
        <MenuItem icon={<Flag size={16} />} onSelect={() => onDialog('report')}>
          {t('options.report.text')}
        </MenuItem>
      );
  }
}
