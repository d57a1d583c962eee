import type { ShowConditions } from '#api/administration/layout/layout-document.ts';
import { t } from '#api/translations.ts';
import { Tag } from '#components/primitives/text/tag.tsx';

interface ConditionTagsProps {
  readonly show: ShowConditions;
  /** The names of roles, by ID. */
  readonly roleNames: Readonly<Record<number, string>>;
}

/** The conditions under which a section or a widget is shown, as tags. A role that is gone is named as such. */
export const ConditionTags = ({ show: { roleIDs = [], device }, roleNames }: ConditionTagsProps) => (
  <>
    {roleIDs.map((roleID) => (
      <Tag key={roleID}>{roleNames[roleID] ?? t('layout.condition.role-gone')}</Tag>
    ))}
    {device && <Tag>{t(`layout.condition.${device}`)}</Tag>}
  </>
);
