import type { MemberItem } from '#api/administration/widget/widget-items.client.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { ListedMember } from './listed-member.tsx';
import { type ListedWidgetProps, WidgetList } from './widget-list.tsx';

/** The newest members. */
export const NewestMembersWidget = ({ title, limit, items }: ListedWidgetProps<MemberItem>) => (
  <WidgetList title={title || t('shell.widget.members')} items={items} limit={limit} keyOf={({ userID }) => userID}>
    {({ name, url, photoUrl, dateInserted }) => (
      <ListedMember name={name} url={url} photoUrl={photoUrl}>
        {dateInserted && <DateTime date={dateInserted} type="relative" />}
      </ListedMember>
    )}
  </WidgetList>
);
