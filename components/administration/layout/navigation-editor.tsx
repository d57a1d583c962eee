import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { navigationLimits } from '#api/administration/layout/navigation-setting.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { t } from '#api/translations.ts';
import { Outline } from '#components/administration/outline/outline.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { NavigationItemButton } from './navigation-item-button.tsx';
import { NavigationItemMarks } from './navigation-item-marks.tsx';
import { freeItemID, fromOutline, navigationLists } from './navigation-outline.ts';
import { NavigationPreview } from './navigation-preview.tsx';
import { useNavigationOutline } from './use-navigation-outline.ts';

/**
 * The editor of the title bar's navigation (docs/behavior/administration.md#navigation-places): its items and those of
 * narrow windows, with a preview.
 */
export function NavigationEditor() {
  const outline = useNavigationOutline();
  const { data: roles } = useSuspenseQuery(roleGrantsQuery(useSite().api));
  const { disabledReason } = outline.getEditProps();
  const add = (parentID: string, label: string, isIcon = false) => (
    <NavigationItemButton
      label={label}
      icon={<Plus size={16} />}
      isIcon={isIcon}
      disabledReason={disabledReason}
      onValues={(values) => outline.add({ id: freeItemID(outline.items), parentID, values })}
    />
  );
  return (
    <div className={stack({ gap: 'large' })}>
      <NavigationPreview navigation={fromOutline(outline.items)} roles={roles} />
      <Outline
        outline={outline}
        help={t('administration.navigation.help')}
        lists={[
          {
            id: navigationLists.wide,
            label: t('administration.navigation.items'),
            empty: t('administration.navigation.none'),
            addition: add(navigationLists.wide, t('administration.navigation.add')),
          },
          {
            id: navigationLists.narrow,
            label: t('administration.navigation.narrow'),
            empty: t('administration.navigation.narrow-none'),
            addition: add(navigationLists.narrow, t('administration.navigation.add-narrow')),
          },
        ]}
        factsOf={({ values }) => ({
          marks: <NavigationItemMarks values={values} roles={roles} />,
          note: values['url'] ? (
            <bdi dir="ltr">{String(values['url'])}</bdi>
          ) : (
            t('administration.navigation.groups-only')
          ),
        })}
        actions={({ id, values }) => (
          <>
            {outline.positionOf(id).depth < navigationLimits.levels &&
              add(id, t('administration.navigation.add-below', { name: values.name }), true)}
            <NavigationItemButton
              label={t('administration.navigation.edit', { name: values.name })}
              icon={<Pencil size={16} />}
              isIcon
              disabledReason={disabledReason}
              values={values}
              onValues={(changed) => outline.change(id, changed)}
            />
          </>
        )}
      />
    </div>
  );
}
