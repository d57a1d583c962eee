import {
  ArrowDownToLine,
  ArrowUpToLine,
  BellOff,
  CircleCheck,
  CircleDashed,
  EyeOff,
  FileX2,
  Flag,
  FolderInput,
  FolderPlus,
  Gavel,
  History,
  Lock,
  type LucideIcon,
  Megaphone,
  Pencil,
  Shapes,
  Tags,
  Trash2,
  UserPen,
} from 'lucide-react';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import type { DiscussionSwitch } from '#components/post/option/use-discussion-switch.ts';
import { MenuItem, MenuLink, MenuSwitchItem } from '#components/primitives/overlay/menu.tsx';
import type { DiscussionOption } from './discussion-option.ts';

/** The options that open a dialog. */
export type DiscussionDialog =
  | 'delete'
  | 'move'
  | 'type'
  | 'tag'
  | 'announce'
  | 'author'
  | 'collection'
  | 'status'
  | 'warn'
  | 'report';

const dialogs: Readonly<Record<DiscussionDialog, readonly [LucideIcon, MessageID]>> = {
  delete: [Trash2, 'post.deletion.delete'],
  move: [FolderInput, 'options.move.text'],
  type: [Shapes, 'options.type.text'],
  tag: [Tags, 'options.tag.text'],
  announce: [Megaphone, 'options.announce.text'],
  author: [UserPen, 'options.author.text'],
  collection: [FolderPlus, 'post.collection.add'],
  status: [CircleDashed, 'options.status.text'],
  warn: [Gavel, 'options.warn.text'],
  report: [Flag, 'options.report.text'],
};

/** Switches whose label describes the current state, such as "Close" and "Closed". */
const states = {
  dismiss: [EyeOff, 'options.dismiss.off', 'options.dismiss.on'],
  sink: [ArrowDownToLine, 'options.sink.text', 'options.sink.text'],
  close: [Lock, 'options.close.off', 'options.close.on'],
} as const;

/** Switches whose label describes the next action, such as "Mute" and "Unmute". A bump can be repeated. */
const acts = {
  resolve: [CircleCheck, 'options.resolve.off', 'options.resolve.on'],
  mute: [BellOff, 'options.mute.off', 'options.mute.on'],
  bump: [ArrowUpToLine, 'options.bump.text', 'options.bump.text'],
} as const;

type SwitchName = keyof typeof states | keyof typeof acts;

const isIn = <Table extends object>(table: Table, option: string): option is keyof Table & string =>
  Object.hasOwn(table, option);

const iconOf = (Icon: LucideIcon) => <Icon size={16} />;

/** A discussion option as a menu item. */
export function DiscussionMenuItem(props: DiscussionMenuItemProps) {
  const { option, switches } = props;
  if (isIn(dialogs, option)) return <DialogItem {...props} option={option} />;
  if (isIn(states, option)) return <StateItem option={option} toggle={switches[option]} />;
  if (isIn(acts, option)) return <ActItem option={option} toggle={switches[option]} />;
  return <LinkItem {...props} option={option} />;
}

interface DiscussionMenuItemProps {
  readonly option: DiscussionOption;
  readonly discussionID: number;
  readonly editLabel: string;
  readonly switches: Readonly<Record<SwitchName, DiscussionSwitch>>;
  readonly onDialog: (dialog: DiscussionDialog) => void;
}

function DialogItem({ option, onDialog }: DiscussionMenuItemProps & { option: DiscussionDialog }) {
  const [Icon, words] = dialogs[option];
  return (
    <MenuItem danger={option === 'delete'} icon={iconOf(Icon)} onSelect={() => onDialog(option)}>
      {t(words)}
    </MenuItem>
  );
}

function StateItem({ option, toggle }: { option: keyof typeof states; toggle: DiscussionSwitch }) {
  const [Icon, off, on] = states[option];
  return (
    <MenuSwitchItem
      icon={iconOf(Icon)}
      isOn={toggle.isOn}
      isBusy={toggle.isSaving}
      problem={toggle.reason}
      onSwitch={toggle.toggle}
    >
      {t(toggle.isOn ? on : off)}
    </MenuSwitchItem>
  );
}

function ActItem({ option, toggle }: { option: keyof typeof acts; toggle: DiscussionSwitch }) {
  const [Icon, off, on] = acts[option];
  return (
    <MenuItem
      icon={iconOf(Icon)}
      problem={toggle.reason}
      disabledReason={toggle.isSaving ? t('options.saving') : undefined}
      onSelect={(event) => {
        // Leaves the menu open, as for switches.
        event.preventDefault();
        toggle.toggle();
      }}
    >
      {t(toggle.isOn ? on : off)}
    </MenuItem>
  );
}

type LinkOption = Exclude<DiscussionOption, DiscussionDialog | SwitchName>;

function LinkItem({ option, discussionID, editLabel }: DiscussionMenuItemProps & { option: LinkOption }) {
  if (option === 'edit')
    return (
      <MenuLink icon={iconOf(Pencil)} href={`/post/editdiscussion/${discussionID}`}>
        {editLabel}
      </MenuLink>
    );
  if (option === 'history')
    return (
      <MenuLink icon={iconOf(History)} href={`/log/filter?recordType=discussion&recordID=${discussionID}`}>
        {t('options.history.text')}
      </MenuLink>
    );
  return (
    <MenuLink
      icon={iconOf(FileX2)}
      href={`/log/filter?parentRecordID=${discussionID}&recordType=comment&operation=delete`}
    >
      {t('options.deleted.text')}
    </MenuLink>
  );
}
