import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { changeLocale } from '#api/administration/translation/locale.client.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { Word } from '#api/administration/translation/word.contract.ts';
import { wordsQuery } from '#api/administration/translation/word.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordSheet } from '#theme/layout/record.css.ts';
import { areasOfAddress } from './word-areas.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordFilter } from './word-filter.tsx';
import * as styles from './word-list.css.ts';
import { WordMachine, WordMachineButton } from './word-machine.tsx';
import type { WordLanguage } from './word-preview.tsx';
import { type WordAddress, wordsUrl } from './word-url.ts';

/** Returns the query for the texts of an address. */
export const wordsQueryOf = (api: Parameters<typeof wordsQuery>[0], { area, place, ...address }: WordAddress) =>
  wordsQuery(api, { ...address, areas: areasOfAddress({ area, place }) });

/** The texts of the interface in a language, to be searched and changed (docs/behavior/administration.md#words). */
export function WordList({ address }: { address: WordAddress }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(wordsQueryOf(api, address));
  const { data: locales } = useSuspenseQuery(localesQuery(api));
  const locale = locales.find(({ localeKey }) => localeKey === address.locale);
  const language = {
    code: address.locale,
    name: locale?.name ?? address.locale,
    direction: locale?.direction ?? ('ltr' as const),
    hasMachine: Boolean(locale?.machineTranslationService),
  };
  return (
    <div className={stack({ gap: 'medium' })}>
      <WordFilter address={address} />
      {locale?.machineTranslationService && address.state === 'missing' && data.words.length > 0 && (
        <WordMachine address={address} />
      )}
      <SettingsNoScriptNotice />
      {data.words.length === 0 ? (
        <EmptyState icon={<Languages />} title={t('word.none')}>
          {t(address.state === 'missing' && !address.query ? 'word.none-missing' : 'word.none-text')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count} role="status">
            {t('word.count', { count: data.total })}
          </p>
          <ul className={recordSheet} aria-label={t('word.list')}>
            {data.words.map((word) => (
              <OneWord key={word.id} word={word} language={language} />
            ))}
          </ul>
        </>
      )}
      {data.total > data.limit && (
        <Pager
          label={t('word.list')}
          href={(page) => wordsUrl({ ...address, page })}
          page={address.page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </div>
  );
}

interface OneWordProps {
  readonly word: Word;
  readonly language: WordLanguage & { readonly name: string; readonly hasMachine: boolean };
}

function OneWord({ word, language }: OneWordProps) {
  const { id, source, shown, isMissing } = word;
  return (
    <li className={styles.word}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <code dir="ltr">{id}</code>
        </h2>
        <WordTags word={word} />
        <WordActions word={word} language={language} />
      </div>
      <div className={styles.texts}>
        <div>
          <p className={styles.label}>{t('word.source')}</p>
          <p className={styles.content} lang="en" dir="auto">
            {source}
          </p>
        </div>
        {language.code !== 'en' || shown !== source ? (
          <div>
            <p className={styles.label}>{language.name}</p>
            {isMissing ? (
              <p className={styles.missing}>{t('word.tag.missing')}</p>
            ) : (
              <p className={styles.content} lang={language.code} dir="auto">
                {shown}
              </p>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}

const WordTags = ({ word: { text, isMissing, isByMachine, formerSource } }: { word: Word }) => (
  <>
    {text !== null && <Tag preset="colored">{t('word.tag.changed')}</Tag>}
    {isMissing && <Tag preset="greyscale">{t('word.tag.missing')}</Tag>}
    {isByMachine && <Tag>{t('word.tag.machine')}</Tag>}
    {formerSource !== null && <Tag preset="error">{t('word.tag.outdated')}</Tag>}
  </>
);

function WordActions({ word, language }: OneWordProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: ['words'] });
  const { id: name, text, shown, isByMachine, formerSource } = word;
  const store = (own: string | null) => changeLocale(api, language.code, { translations: { [name]: own } }).then(renew);
  return (
    <div className={styles.actions}>
      {word.isMissing && language.hasMachine && <WordMachineButton locale={language.code} name={name} onDone={renew} />}
      {text !== null && (isByMachine || formerSource !== null) && (
        <Button size="small" onClick={() => void store(shown)} aria-label={t('word.confirm-named', { name })}>
          {t('word.confirm')}
        </Button>
      )}
      <EditButton
        label={t('word.edit-named', { name })}
        dialog={(returnTo) => <WordDialog word={word} language={language} returnTo={returnTo} onSaved={renew} />}
      >
        {t('word.edit')}
      </EditButton>
      {text !== null && (
        <Confirm
          title={t('word.restore-title')}
          confirmLabel={t('word.restore')}
          onConfirm={() => store(null)}
          trigger={(openDialog) => (
            <Button size="small" onClick={openDialog} aria-label={t('word.restore-named', { name })}>
              {t('word.restore')}
            </Button>
          )}
        >
          {t('word.restore-text')}
        </Confirm>
      )}
    </div>
  );
}
