import { Ellipsis, Flag, History, Pencil, Trash2 } from 'lucide-react';
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/menu.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { type CommentOption, commentOptions } from './comment-option.ts';
import { useEditWindow } from './use-edit-window.ts';

const CommentDeletion = lazy(() =>
  import('./comment-deletion.tsx').then((module) => ({ default: module.CommentDeletion })),
);
const ReportDialog = lazy(() =>
  import('#components/moderation/report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

/** What else can be done with a comment: edit it while there is time, delete it, see what became of it, report it. */
export function CommentMenu({ comment, discussion, label, defaultOpen = false }: CommentMenuProps) {
  const { me, settings } = useSite();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = useEditWindow({ kind: 'comment', ...comment, isClosed: discussion.closed });
  const [asked, setAsked] = useState<{ dialog: 'delete' | 'report'; time: number }>();
  const ask = (dialog: 'delete' | 'report') => setAsked({ dialog, time: (asked?.time ?? 0) + 1 });
  const groups = commentOptions({ comment, userID: me.userID, may, settings, canEdit: edit.canEdit });
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu
        label={label}
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={trigger} label={label} size="small" icon={<Ellipsis size={16} />} />}
      >
        {groups.map((group, place) => (
          <Fragment key={group[0]}>
            {place > 0 && <MenuSeparator />}
            {group.map((option) => (
              <Item key={option} option={option} commentID={comment.commentID} editLabel={edit.label} onDialog={ask} />
            ))}
          </Fragment>
        ))}
      </Menu>
      {asked && (
        <Suspense>
          {asked.dialog === 'delete' ? (
            <CommentDeletion key={asked.time} commentID={comment.commentID} returnTo={trigger} />
          ) : (
            <ReportDialog key={asked.time} record={recordOf(comment)} returnTo={trigger} />
          )}
        </Suspense>
      )}
    </>
  );
}

const recordOf = ({ commentID, categoryID, name }: Comment) =>
  ({ recordType: 'comment', recordID: commentID, categoryID, name }) as const;

interface CommentMenuProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
  readonly label: string;
  readonly defaultOpen?: boolean;
}

interface ItemProps {
  readonly option: CommentOption;
  readonly commentID: number;
  readonly editLabel: string;
  readonly onDialog: (dialog: 'delete' | 'report') => void;
}

function Item({ option, commentID, editLabel, onDialog }: ItemProps) {
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
    case 'history':
      return (
        <MenuLink icon={<History size={16} />} href={`/log/filter?recordType=comment&recordID=${commentID}`}>
          {t('options.history.text')}
        </MenuLink>
      );
    default:
      return (
        <MenuItem icon={<Flag size={16} />} onSelect={() => onDialog('report')}>
          {t('options.report.text')}
        </MenuItem>
      );
  }
}
