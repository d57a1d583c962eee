import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { changeLocale } from '#api/administration/translation/locale.client.ts';
import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { TranslationService } from '#api/administration/translation/service/translation-service.contract.ts';
import { translationServicesQuery } from '#api/administration/translation/service/translation-service.queries.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as listStyles from '#components/moderation/rule/settings-list.css.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The value of a choice for languages without a service of their own. The stored value is null. */
const usual = 'default';

/** The languages with the services that translate into them. Shown once a service is set up. */
export function MachineTranslationLanguages() {
  const { api } = useSite();
  const { data: locales } = useSuspenseQuery(localesQuery(api));
  const { data: services } = useSuspenseQuery(translationServicesQuery(api));
  const configured = services.filter(({ isConfigured }) => isConfigured);
  if (configured.length === 0) return null;
  return (
    <SettingsCard
      id="translation-languages"
      title={t('machine-translation.languages')}
      words={t('machine-translation.languages-words')}
    >
      <ul className={listStyles.list} aria-label={t('machine-translation.languages')}>
        {locales.map((locale) => (
          <LanguageRow key={locale.localeKey} locale={locale} services={configured} />
        ))}
      </ul>
    </SettingsCard>
  );
}

interface LanguageRowProps {
  readonly locale: Locale;
  readonly services: readonly TranslationService[];
}

function serviceText({ translationService }: Locale, services: readonly TranslationService[]): string {
  const main = services.find(({ isDefault }) => isDefault);
  if (translationService === null) return t('machine-translation.uses-default', { name: main?.name ?? '' });
  const own = services.find(({ type }) => type === translationService);
  return own?.name ?? t(translationService === 'none' ? 'machine-translation.no-service' : 'machine-translation.lost');
}

function LanguageRow({ locale, services }: LanguageRowProps) {
  const { localeKey, name: language } = locale;
  return (
    <li className={listStyles.item}>
      <div className={listStyles.textBlock}>
        <h3 className={listStyles.name}>
          <bdi lang={localeKey}>{language}</bdi>
        </h3>
        <p className={listStyles.quiet}>{serviceText(locale, services)}</p>
      </div>
      <EditButton
        label={t('machine-translation.choose-named', { language })}
        dialog={(returnTo) => <LanguageServiceDialog locale={locale} services={services} returnTo={returnTo} />}
      >
        {t('machine-translation.choose')}
      </EditButton>
    </li>
  );
}

function formOf(services: readonly TranslationService[]): FormSchema {
  const main = services.find(({ isDefault }) => isDefault);
  return {
    type: 'object',
    required: ['service'],
    properties: {
      service: {
        type: 'string',
        enum: [usual, 'none', ...services.map(({ type }) => type)],
        ...control({
          inputType: 'choice',
          label: t('machine-translation.service'),
          description: t('machine-translation.service-help'),
          choices: {
            [usual]: t('machine-translation.uses-default', { name: main?.name ?? '' }),
            none: t('machine-translation.no-service'),
            ...Object.fromEntries(services.map(({ type, name }) => [type, name])),
          },
        }),
      },
    },
  };
}

/** The dialog that chooses the service of a language. */
function LanguageServiceDialog({
  locale,
  services,
  returnTo,
}: LanguageRowProps & { readonly returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { localeKey, name: language, translationService } = locale;
  const known = ['none', ...services.map(({ type }) => type)];
  const service = translationService !== null && known.includes(translationService) ? translationService : usual;
  return (
    <FormDialog
      title={t('machine-translation.choose-named', { language })}
      loaded={{ schema: formOf(services), values: { service } }}
      save={({ service: chosen }) =>
        changeLocale(api, localeKey, { translationService: chosen === usual ? null : String(chosen) })
      }
      onSaved={() => client.invalidateQueries({ queryKey: ['locales'] })}
      returnTo={returnTo}
    />
  );
}
