import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { SectionDialog } from './section-dialog.tsx';

/** The settings that the subcommunities page reads. */
export const sectionSettings = ['site.sections'];

const blank = { name: '', slug: '', description: '', contentLocale: null, sectionGroup: '', categoryID: 0 } as const;

/**
 * The subcommunities in their display order (docs/behavior/administration.md#subcommunities). They are one setting,
 * which is written as a whole.
 */
export function SectionList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: settings } = useSuspenseQuery(chosenSettingsQuery(api, sectionSettings));
  const sections = (settings['site.sections'] ?? []) as readonly SiteSection[];
  const save = (changed: readonly SiteSection[]) => changeConfig(api, { 'site.sections': changed });
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['config'] }),
      client.invalidateQueries({ queryKey: ['navigation'] }),
    ]);
  const write = (changed: readonly SiteSection[]) => save(changed).then(renew);
  const order = useSettingsOrder({ items: sections, keyOf: ({ sectionID }) => sectionID, sort: save, renew });
  const replace = (place: number) => (section: SiteSection) => write(sections.with(place, section));
  const sectionID = Math.max(0, ...sections.map((one) => one.sectionID)) + 1;
  return (
    <SettingsCard id="sections" title={t('administration.section.title')} words={t('administration.section.words')}>
      {sections.length === 0 && <p className={styles.quiet}>{t('administration.section.none')}</p>}
      <SettingsList label={t('administration.section.title')} order={order}>
        {sections.map((section, place) => (
          <SettingsItem
            key={section.sectionID}
            name={section.name}
            removal={t('administration.section.removal')}
            onRemove={() => write(sections.filter((one) => one !== section))}
            place={place}
            count={sections.length}
            order={order}
            edit={
              <EditButton
                label={t('report.settings.edit-named', { name: section.name })}
                dialog={(returnTo) => (
                  <SectionDialog
                    section={section}
                    returnTo={returnTo}
                    save={replace(place)}
                    onSaved={() => undefined}
                  />
                )}
              >
                {t('report.settings.edit')}
              </EditButton>
            }
          >
            <Facts section={section} />
          </SettingsItem>
        ))}
      </SettingsList>
      <div className={styles.add}>
        <EditButton
          variant="primary"
          dialog={(returnTo) => (
            <SectionDialog
              section={{ ...blank, sectionID }}
              isNew
              returnTo={returnTo}
              save={(section) => write([...sections, section])}
              onSaved={() => undefined}
            />
          )}
        >
          {t('administration.section.add')}
        </EditButton>
      </div>
    </SettingsCard>
  );
}

function Facts({ section: { slug, description, contentLocale, sectionGroup, categoryID } }: { section: SiteSection }) {
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(useSite().api));
  const category = categories.find((one) => one.categoryID === categoryID)?.name;
  const language = currentTranslations().offered.find(({ code }) => code === contentLocale)?.name;
  const facts = [
    category ?? t('administration.section.category-gone'),
    ...(language ? [language] : []),
    ...(sectionGroup ? [sectionGroup] : []),
  ];
  return (
    <>
      {description && <p dir="auto">{description}</p>}
      <p className={styles.quiet}>
        {/* A full page load: no state of this page carries over to the subcommunity. */}
        <a href={`/${slug}`}>
          <code dir="ltr">/{slug}</code>
        </a>{' '}
        · <bdi>{facts.join(' · ')}</bdi>
      </p>
    </>
  );
}
