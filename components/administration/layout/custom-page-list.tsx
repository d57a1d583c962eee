import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { removeCustomPage } from '#api/administration/layout/custom-page.client.ts';
import type { CustomPage } from '#api/administration/layout/custom-page.contract.ts';
import { customPagesQuery } from '#api/administration/layout/custom-page.queries.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { link } from '#components/primitives/text/link.css.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { CustomPageCreation, CustomPageDialog } from './custom-page-dialog.tsx';
import { editorAddress } from './layout-address.ts';
import { useInvalidateCustomPages } from './use-invalidate-custom-pages.ts';

/** The settings that the list of custom pages reads. */
export const customPageSettings = ['site.sections'];

/** The pages with a layout at an address of their own (docs/behavior/layout.md#custom-pages). */
export function CustomPageList() {
  const { api } = useSite();
  const { data: pages } = useSuspenseQuery(customPagesQuery(api));
  const { data: settings } = useSuspenseQuery(chosenSettingsQuery(api, customPageSettings));
  const sections = (settings['site.sections'] ?? []) as readonly SiteSection[];
  return (
    <>
      <SettingsNoScriptNotice />
      <div>
        <EditButton
          variant="primary"
          dialog={(returnTo) => <CustomPageCreation sections={sections} returnTo={returnTo} />}
        >
          {t('layout.page.add')}
        </EditButton>
      </div>
      {pages.length === 0 ? (
        <EmptyState icon={<FileText />} title={t('layout.page.none')}>
          {t('layout.page.none-text')}
        </EmptyState>
      ) : (
        <ul className={recordSheet} aria-label={t('layout.page.list')}>
          {pages.map((page) => (
            <PageRow key={page.customPageID} page={page} sections={sections} />
          ))}
        </ul>
      )}
    </>
  );
}

function PageRow({ page, sections }: { page: CustomPage; sections: readonly SiteSection[] }) {
  const { seoTitle: name, url, status, roleIDs, layoutID } = page;
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h2 className={recordName}>
          {/* A full page load: a page of a subcommunity shares no state with this one. */}
          <a href={url} className={link({ tone: 'plain' })}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className={recordNote}>
          <code dir="ltr">{url}</code>
          <Roles ids={roleIDs} />
        </p>
        <p className={cluster({ gap: 'tiny' })}>
          <Tag preset={status === 'published' ? 'success' : 'greyscale'}>{t(`layout.page.${status}`)}</Tag>
        </p>
      </div>
      <div className={cluster()}>
        {layoutID !== null && (
          <ButtonLink
            size="small"
            href={editorAddress({ layoutType: 'customPage', layoutID })}
            aria-label={t('layout.page.layout-named', { name })}
          >
            {t('layout.page.layout')}
          </ButtonLink>
        )}
        <EditButton
          label={t('layout.page.edit-named', { name })}
          dialog={(returnTo) => <CustomPageDialog page={page} sections={sections} returnTo={returnTo} />}
        >
          {t('layout.page.edit')}
        </EditButton>
        <PageRemoval page={page} />
      </div>
    </li>
  );
}

function PageRemoval({ page: { customPageID, seoTitle: name } }: { page: CustomPage }) {
  const { api } = useSite();
  const toasts = useToasts();
  const invalidate = useInvalidateCustomPages();
  return (
    <Confirm
      title={t('layout.page.delete-title', { name })}
      confirmLabel={t('layout.list.delete')}
      isDestructive
      onConfirm={async () => {
        await removeCustomPage(api, customPageID);
        await invalidate();
      }}
      onDone={() => toasts.add({ text: t('layout.page.deleted', { name }), tone: 'success' })}
      trigger={(openDialog) => (
        <Button size="small" aria-label={t('layout.list.delete-named', { name })} onClick={openDialog}>
          {t('layout.list.delete')}
        </Button>
      )}
    >
      {t('layout.page.delete-text')}
    </Confirm>
  );
}

/** The roles that may see a page. Shows nothing for a page that everybody may see. */
function Roles({ ids }: { ids: readonly number[] }) {
  const { data: roles = [] } = useQuery({ ...rolesQuery(useSite().api), enabled: ids.length > 0 });
  const names = roles.filter(({ roleID }) => ids.includes(roleID)).map(({ name }) => name);
  return names.length > 0 && <> · {t('layout.page.only-roles', { roles: names.join(', ') })}</>;
}
