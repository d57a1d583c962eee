import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { TranslatableRecord, TranslationProgress } from '#api/administration/translation/translation.contract.ts';
import {
  keyOfRecord,
  nextMissingQuery,
  translatableRecordQuery,
  translationProgressQuery,
} from '#api/administration/translation/translation.queries.ts';
import { t } from '#api/translations.ts';
import { textMachineOf } from '#components/administration/translation/text-machine.ts';
import { useTranslations } from '#components/administration/translation/use-translations.ts';
import { useLeaveGuard } from '#components/form/use-leave-guard.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import type { StoredTranslations } from '#machines/administration/translation/translation-text.ts';
import { mirrored, stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { contentUrl, type RecordAddress, recordUrl } from './content-address.ts';
import { contentLanguages, languageName } from './content-languages.ts';
import { resourceName, textLabel } from './content-names.ts';
import * as styles from './content-record-page.css.ts';
import { TranslatorFields, TranslatorQuestion } from './translator-fields.tsx';
import { useContentTranslator } from './use-content-translator.ts';

/** Returns the translations of a record. */
const storedOf = (record: TranslatableRecord | null): StoredTranslations => {
  const translated = (record?.texts ?? []).flatMap(({ key, translation, isByMachine }) =>
    translation === null ? [] : [{ key, translation, isByMachine }],
  );
  return {
    texts: Object.fromEntries(translated.map(({ key, translation }) => [key, translation])),
    byMachine: translated.filter(({ isByMachine }) => isByMachine).map(({ key }) => key),
  };
};

/**
 * The page that translates the texts of a record, with the way to the next one that lacks a text
 * (docs/behavior/administration.md#content-translations). The address names an existing record and resource.
 */
export function ContentRecordPage({ address }: { address: RecordAddress }) {
  const { api } = useSite();
  const { data: locales } = useSuspenseQuery(localesQuery(api));
  const { data: resources } = useSuspenseQuery(translationProgressQuery(api, address.locale));
  const { data: record } = useSuspenseQuery(translatableRecordQuery(api, address, address.locale));
  const resource = resources.find(({ urlCode }) => urlCode === address.resource);
  if (!record || !resource) return null;
  return <OpenRecord address={address} record={record} resource={resource} locales={locales} />;
}

interface OpenRecordProps {
  readonly address: RecordAddress;
  readonly record: TranslatableRecord;
  readonly resource: TranslationProgress;
  readonly locales: readonly Locale[];
}

function OpenRecord({ address, record, resource, locales }: OpenRecordProps) {
  const { api } = useSite();
  const translator = useRecordTranslator({ address, record, resource, locales });
  const name = resourceName(resource);
  const backUrl = contentUrl({ ...address, locale: translator.locale });
  return (
    <div className={container({ width: 'wide' })} {...translator.getRootProps()}>
      <div className={stack({ gap: 'large' })}>
        <div className={styles.head}>
          <ButtonLink
            variant="text"
            className={styles.back}
            icon={<ArrowLeft size={18} className={mirrored} />}
            href={backUrl}
          >
            {t('word.content.back', { name })}
          </ButtonLink>
          <PageHeading
            title={record.name}
            description={t('administration.translator.source', { language: languageName(translator.sourceLocale) })}
          />
        </div>
        <SettingsNoScriptNotice />
        <div className={styles.fields}>
          <TranslatorFields translator={translator} textMachine={textMachineOf(api, locales)} />
        </div>
        <ActionBar translator={translator} address={address} backUrl={backUrl} />
      </div>
      <Dialog
        open={translator.isAsking}
        onOpenChange={translator.stay}
        title={t('administration.translator.open-named', { name: record.name })}
        size="small"
      >
        <TranslatorQuestion translator={translator} />
      </Dialog>
    </div>
  );
}

/** Runs the translator of a record. The page asks before it is left with unsaved texts. */
function useRecordTranslator({ address, record, resource, locales }: OpenRecordProps): Translator {
  const { api } = useSite();
  const client = useQueryClient();
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const { recordType, recordKey } = address;
  const { onSave } = useTranslations(address.resource, recordType, recordKey);
  const { source, targets } = contentLanguages(locales, resource.sourceLocale);
  const translator = useContentTranslator(
    {
      resource: address.resource,
      properties: record.texts.map((text) => ({ ...text, recordType, label: textLabel(text) })),
      locales: [source, ...targets],
      sourceLocale: source,
      currentLocale: address.locale,
      stored: { [address.locale]: storedOf(record) },
    },
    {
      onLoad: async (locale) => storedOf(await client.fetchQuery(translatableRecordQuery(api, address, locale))),
      onSave,
    },
  );
  const { isAsking, isOpen, isSaving, hasEdits, locale, open, close } = translator;
  // The translator is open while the page is. It opens again if the page stays after all.
  useLeaveGuard({ isAsking, isLeft: !isOpen, leave: close }, { isGuarded: hasEdits, canAsk: !isSaving, onLeft: open });
  useEffect(() => {
    if (locale !== address.locale)
      void router?.navigate({ href: recordUrl({ ...address, locale }), replace: true, resetScroll: false });
  }, [locale]);
  return translator;
}

interface ActionBarProps {
  readonly translator: Translator;
  readonly address: RecordAddress;
  readonly backUrl: string;
}

/** The actions of the page: cancel, save, and save and go to the next record that lacks a text. */
function ActionBar({ translator, address, backUrl }: ActionBarProps) {
  const { api } = useSite();
  const { locale, rows, canSave, isSaving, save } = translator;
  const { data: next } = useQuery(nextMissingQuery(api, address, locale));
  const nextUrl = next && recordUrl({ ...address, locale, recordType: next.recordType, recordKey: keyOfRecord(next) });
  const saveAndMove = useSaveAndMove(translator, nextUrl);
  const missing = rows.filter(({ isMissing }) => isMissing).length;
  const reason = canSave || isSaving ? undefined : t('administration.translator.nothing');
  return (
    <div className={styles.bar}>
      <p className={styles.status}>{t('word.content.missing', { count: missing })}</p>
      <ButtonLink className={styles.action} href={backUrl}>
        {t('administration.translator.cancel')}
      </ButtonLink>
      <Button
        className={styles.action}
        variant={nextUrl ? 'standard' : 'primary'}
        busy={isSaving}
        disabledReason={reason}
        onClick={save}
      >
        {t('administration.translator.save')}
      </Button>
      {nextUrl && !canSave && !isSaving && (
        <ButtonLink className={styles.action} href={nextUrl}>
          {t('word.content.next')}
        </ButtonLink>
      )}
      {nextUrl && (canSave || isSaving) && (
        <Button className={styles.action} variant="primary" busy={isSaving} onClick={saveAndMove}>
          {t('word.content.save-next')}
        </Button>
      )}
    </div>
  );
}

/** Returns the function that saves and then goes to another record. After a failed save, the page stays. */
function useSaveAndMove({ isSaved, reason, save }: Translator, url: string | null | undefined): () => void {
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const toasts = useToasts();
  const target = useRef<string>(undefined);
  useEffect(() => {
    const href = target.current;
    if (reason !== undefined) target.current = undefined;
    if (!isSaved || !href) return;
    target.current = undefined;
    toasts.add({ text: t('administration.translator.saved'), tone: 'success' });
    void router?.navigate({ href });
  }, [isSaved, reason]);
  return () => {
    target.current = url ?? undefined;
    save();
  };
}
