import { useSuspenseQuery } from '@tanstack/react-query';
import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';
import { layoutsQuery } from '#api/administration/layout/layout-record.queries.ts';
import { type LayoutViewType, layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { t } from '#api/translations.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster, stack } from '#theme/layout/layout.css.ts';
import { recordName, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { LayoutActions } from './layout-actions.tsx';
import { customPagesAddress, overviewAddress } from './layout-address.ts';
import { LayoutCreation } from './layout-creation.tsx';
import { nameOfLayout, placesOf } from './layout-name.ts';
import { layoutSettings } from './layout-settings.ts';

/** The layouts of all kinds of pages: where each applies, and what can be done with it. */
export function LayoutList() {
  const { data: layouts } = useSuspenseQuery(layoutsQuery(useSite().api));
  return (
    <>
      <SettingsNoScriptNotice />
      {layoutViewTypes.map((viewType) => (
        <LayoutGroup
          key={viewType}
          viewType={viewType}
          layouts={layouts.filter(({ layoutType }) => layoutType === viewType)}
        />
      ))}
      <SettingCard page={layoutSettings} id="custom-layouts" />
    </>
  );
}

/**
 * The layouts of one kind of page. A default layout applies where no other one does. The layout of a custom page is
 * created with the page.
 */
function LayoutGroup({ viewType, layouts }: { viewType: LayoutViewType; layouts: readonly LayoutMetadata[] }) {
  const isTaken = layouts.some(({ layoutViews = [] }) => layoutViews.some(({ recordType }) => recordType === 'global'));
  const isCustomPage = viewType === 'customPage';
  return (
    <section className={stack({ gap: 'snug' })} aria-labelledby={`layouts-${viewType}`}>
      <div className={cluster({ justify: 'between' })}>
        <h2 id={`layouts-${viewType}`}>{t(`layout.type.${viewType}`)}</h2>
        {isCustomPage ? (
          <ButtonLink href={customPagesAddress}>{t('layout.page.manage')}</ButtonLink>
        ) : (
          <div>
            <LayoutCreation
              viewType={viewType}
              templates={layouts}
              name={t('layout.list.new-name')}
              label={t('layout.list.add')}
              named={t('layout.list.add-named', { page: t(`layout.type.${viewType}`) })}
              title={t('layout.list.add')}
            />
          </div>
        )}
      </div>
      <ul className={recordSheet}>
        {layouts.map((layout) => (
          <LayoutRow key={layout.layoutID} layout={layout} isTaken={isTaken} />
        ))}
      </ul>
    </section>
  );
}

function LayoutRow({ layout, isTaken }: { layout: LayoutMetadata; isTaken: boolean }) {
  const places = layout.isDefault && !isTaken ? [t('layout.list.applied-default')] : placesOf(layout.layoutViews);
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h3 className={recordName}>
          <Link href={overviewAddress(layout)} tone="plain">
            <bdi>{nameOfLayout(layout)}</bdi>
          </Link>
        </h3>
        <p className={cluster({ gap: 'tiny' })}>
          {places.map((place) => (
            <Tag key={place} preset="success">
              {place}
            </Tag>
          ))}
          {layout.isDefault && <Tag>{t('layout.list.template-tag')}</Tag>}
        </p>
      </div>
      <LayoutActions layout={layout} />
    </li>
  );
}
