import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { removeLocale, sortLocales } from '#api/administration/translation/locale.client.ts';
import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { translationProgressQuery } from '#api/administration/translation/translation.queries.ts';
import { wordFileUrl } from '#api/administration/translation/word.client.ts';
import type { WordImport } from '#api/administration/translation/word.contract.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as listStyles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { type SettingsOrder, useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { contentUrl } from './content/content-address.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { LanguageImportDialog } from './language-import-dialog.tsx';
import * as styles from './word-list.css.ts';
import { wordsUrl } from './word-url.ts';

/**
 * The languages of the site in the order of the language menu, with their completeness. They are added, edited,
 * exported, imported and removed here (docs/behavior/administration.md#languages).
 */
export function LanguageTexts() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: all } = useSuspenseQuery(localesQuery(api));
  const [report, setReport] = useState<WordImport>();
  const locales = all.filter(({ isShown }) => isShown);
  const renew = async () => {
    await client.invalidateQueries({ queryKey: localesQuery(api).queryKey });
    await client.invalidateQueries({ queryKey: ['words'] });
  };
  const order = useSettingsOrder({
    items: locales,
    keyOf: ({ localeKey }) => localeKey,
    sort: (sorted) =>
      sortLocales(
        api,
        sorted.map(({ localeKey }) => localeKey),
      ),
    renew,
  });
  return (
    <SettingsCard id="texts" title={t('word.languages')} words={t('word.languages.text')}>
      {report && <ImportReport report={report} onDismiss={() => setReport(undefined)} />}
      <SettingsList label={t('word.languages')} order={order}>
        {locales.map((locale, place) => (
          <LanguageRow
            key={locale.localeKey}
            locale={locale}
            others={locales}
            place={place}
            order={order}
            renew={renew}
            onImported={setReport}
          />
        ))}
      </SettingsList>
      <div className={listStyles.add}>
        <EditButton
          variant="primary"
          dialog={(returnTo) => <LanguageDialog others={locales} returnTo={returnTo} onSaved={renew} />}
        >
          {t('word.languages.add')}
        </EditButton>
      </div>
    </SettingsCard>
  );
}

interface LanguageRowProps {
  readonly locale: Locale;
  readonly others: readonly Locale[];
  readonly place: number;
  readonly order: SettingsOrder;
  readonly renew: () => Promise<unknown>;
  readonly onImported: (report: WordImport) => void;
}

function LanguageRow(props: LanguageRowProps) {
  const { localeKey, name, displayNames } = props.locale;
  const inOwnWords = displayNames[currentTranslations().language];
  return (
    <li className={listStyles.item}>
      <div className={listStyles.textBlock}>
        <h3 className={listStyles.name}>
          <bdi lang={localeKey}>{name}</bdi>
        </h3>
        <p className={listStyles.quiet}>
          {inOwnWords !== undefined && inOwnWords !== name && `${inOwnWords} · `}
          <code dir="ltr">{localeKey}</code>
        </p>
        <LanguageFacts locale={props.locale} />
      </div>
      <LanguageActions {...props} />
    </li>
  );
}

function LanguageFacts({ locale }: { locale: Locale }) {
  const { localeKey, isDefault, enabled, countWords = 0, countTranslated = 0 } = locale;
  const missing = countWords - countTranslated;
  // A language with a missing text is never complete.
  const percent = countWords === 0 ? 0 : Math.floor((countTranslated / countWords) * 100);
  return (
    <p className={styles.facts}>
      {isDefault && <Tag preset="colored">{t('word.languages.default')}</Tag>}
      {!isDefault && <Tag>{t(enabled ? 'word.languages.offered' : 'word.languages.hidden')}</Tag>}
      <span className={listStyles.quiet}>{t('word.languages.complete', { percent })}</span>
      {missing > 0 && (
        <a href={wordsUrl({ locale: localeKey, state: 'missing' })}>
          {t('word.languages.missing', { count: missing })}
        </a>
      )}
      {!isDefault && enabled && <ContentLink locale={localeKey} />}
    </p>
  );
}

/** The link to the translations of the content, with their number once it is known. */
function ContentLink({ locale }: { locale: string }) {
  const { data: resources } = useQuery(translationProgressQuery(useSite().api, locale));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <a href={contentUrl({ locale })}>
      {resources
        ? t('word.languages.content', {
            count: sum(resources.map(({ countTexts }) => countTexts)),
            translated: sum(resources.map(({ countTranslated }) => countTranslated)),
          })
        : t('word.content.title')}
    </a>
  );
}

const formats = ['json', 'po'] as const;

function LanguageActions({ locale, others, place, order, renew, onImported }: LanguageRowProps) {
  const { api } = useSite();
  const { localeKey, name: language, isBuiltIn, isDefault } = locale;
  const move = (other: number) => ({
    busy: order.isSending && order.payload?.index === place && order.payload.other === other,
    onClick: () => order.swap(place, other),
  });
  return (
    <div className={listStyles.acts}>
      <IconButton
        size="small"
        label={t('word.languages.up', { language })}
        icon={<ArrowUp size={16} />}
        {...(place > 0 ? move(place - 1) : { disabledReason: t('word.languages.first') })}
      />
      <IconButton
        size="small"
        label={t('word.languages.down', { language })}
        icon={<ArrowDown size={16} />}
        {...(place < others.length - 1 ? move(place + 1) : { disabledReason: t('word.languages.last') })}
      />
      <ButtonLink
        size="small"
        href={wordsUrl({ locale: localeKey })}
        aria-label={t('word.languages.words-named', { language })}
      >
        {t('word.languages.words')}
      </ButtonLink>
      {formats.map((format) => (
        <ButtonLink
          key={format}
          size="small"
          href={wordFileUrl(localeKey, { format })}
          download={`${localeKey}.${format}`}
          aria-label={t('word.languages.export-named', { language, format: format.toUpperCase() })}
        >
          {t('word.languages.export', { format: format.toUpperCase() })}
        </ButtonLink>
      ))}
      <EditButton
        label={t('word.languages.import-named', { language })}
        dialog={(returnTo) => (
          <LanguageImportDialog
            locale={locale}
            returnTo={returnTo}
            onSaved={(report) => {
              onImported(report);
              void renew();
            }}
          />
        )}
      >
        {t('word.languages.import')}
      </EditButton>
      {!isBuiltIn && (
        <EditButton
          label={t('word.languages.edit-named', { language })}
          dialog={(returnTo) => <LanguageDialog locale={locale} others={others} returnTo={returnTo} onSaved={renew} />}
        >
          {t('word.edit')}
        </EditButton>
      )}
      {!isBuiltIn && (
        <Confirm
          title={t('word.languages.remove-title', { language })}
          confirmLabel={t('word.languages.remove')}
          isDestructive
          onConfirm={() => removeLocale(api, localeKey).then(renew)}
          trigger={(openDialog) => (
            <Button
              size="small"
              onClick={openDialog}
              disabledReason={isDefault ? t('word.languages.is-default') : undefined}
              aria-label={t('word.languages.remove-named', { language })}
            >
              {t('word.languages.remove')}
            </Button>
          )}
        >
          {t('word.languages.remove-text')}
        </Confirm>
      )}
    </div>
  );
}

/** The result of reading a file, with the texts that were not stored. */
const ImportReport = ({ report, onDismiss }: { report: WordImport; onDismiss: () => void }) => (
  <Message tone={report.problems.length > 0 ? 'warning' : 'success'} live onDismiss={onDismiss}>
    <p>{t('word.import.changed', { count: report.countChanged })}</p>
    {report.problems.length > 0 && (
      <>
        <p>{t('word.import.problems', { count: report.problems.length })}</p>
        <ul className={styles.problems}>
          {report.problems.map(({ id, message }) => (
            <li key={id}>
              <code dir="ltr">{id}</code>: {message}
            </li>
          ))}
        </ul>
      </>
    )}
  </Message>
);
