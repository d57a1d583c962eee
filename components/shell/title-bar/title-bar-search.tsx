import { ArrowUpRight, FolderTree, Search, X } from 'lucide-react';
import { use, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { externalSearchAddress } from '#api/search/external-search.ts';
import { search } from '#api/search/search.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectTitleBarSearch } from '#machines/shell/title-bar/title-bar-search.connect.ts';
import { type SearchSuggestion, titleBarSearchMachine } from '#machines/shell/title-bar/title-bar-search.machine.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './title-bar-search.css.ts';
import { useFocusLater } from './use-focus-later.ts';

/** The maximum number of suggestions of each kind; categories come before posts. */
const most = { places: 3, posts: 10 };

/**
 * Returns matching categories, then matching posts. Of a discussion and its comments, only the best match is returned
 * (docs/behavior/search.md#search-suggestions).
 */
async function suggest(api: Api, query: string, signal: AbortSignal): Promise<readonly SearchSuggestion[]> {
  const requested = { query, limit: 20, page: 1, collapse: true, expand: ['breadcrumbs', '-body'] } as const;
  const { body } = await search(
    api,
    { ...requested, recordTypes: ['category', 'discussion', 'comment'] } as never,
    signal,
  );
  const isPlace = ({ recordType }: (typeof body)[number]) => recordType === 'category';
  const places = body.filter(isPlace).slice(0, most.places);
  const posts = body.filter((one) => !isPlace(one)).slice(0, most.posts);
  return [...places, ...posts].map((one) => {
    // The breadcrumbs of a category end with the category itself.
    const place = one.breadcrumbs?.at(isPlace(one) ? -2 : -1)?.name;
    return {
      name: one.name,
      url: one.url,
      ...(place && { place }),
      ...(isPlace(one) && { isPlace: true }),
    };
  });
}

/**
 * The search of the title bar (docs/behavior/shell.md#title-bar-search): a button that opens a field with suggestions.
 */
export function TitleBarSearch({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const found = useTitleBarSearch(defaultOpen);
  const { isOpen, getRootProps, getButtonProps, button } = found;
  return (
    <search {...getRootProps()} className={styles.search}>
      {isOpen ? (
        <SearchField {...found} />
      ) : (
        <NameTooltip side="bottom">
          <button type="button" {...getButtonProps()} ref={button} className={styles.opener}>
            <Search size={20} aria-hidden="true" />
            <span className={styles.openerWords}>{t('shell.bar.search')}</span>
          </button>
        </NameTooltip>
      )}
    </search>
  );
}

/** Runs the search with suggestions. With `defaultOpen` its field is open at first. */
export function useTitleBarSearch(defaultOpen: boolean) {
  const { api, settings } = useSite();
  const { goTo = (href: string) => location.assign(href) } = use(LinkContext);
  const latest = useRef(goTo);
  latest.current = goTo;
  const [button, field] = [useRef<HTMLButtonElement>(null), useRef<HTMLInputElement>(null)];
  const focusLater = useFocusLater();
  const logic = useMemo(
    () =>
      titleBarSearchMachine.provide({
        actors: {
          // An external search has its own index, so the forum offers no suggestions.
          findSuggestions: fromPromise(async ({ input, signal }) =>
            externalSearchAddress(settings, input) ? [] : suggest(api, input, signal),
          ),
        },
        actions: {
          openAddress: ({ context: { text } }, { url }) => {
            const external = externalSearchAddress(settings, text);
            if (!external) latest.current(url);
            else if (settings['search.externalResultsInNewTab'] === true) window.open(external, '_blank', 'noopener');
            else location.assign(external);
          },
          giveFocusBack: () => focusLater(() => button.current),
        },
      }),
    [api, settings, button, focusLater],
  );
  const [snapshot, send] = useMachine(logic);
  useEffect(() => {
    if (defaultOpen) send({ type: 'search.opened' });
  }, [defaultOpen, send]);
  const connected = connectTitleBarSearch(snapshot, send, useId());
  useEffect(() => {
    if (connected.isOpen) field.current?.focus();
  }, [connected.isOpen]);
  return { ...connected, send, button, field };
}

/** The search with suggestions, as `useTitleBarSearch` connects it. */
export type Found = ReturnType<typeof useTitleBarSearch>;

const SearchField = (found: Found) => {
  const { field, text, clear, status, getFormProps, getInputProps, getCancelProps } = found;
  return (
    <form {...getFormProps()} className={styles.form}>
      <div className={styles.field}>
        <IconButton type="submit" label={t('shell.bar.search')} icon={<Search size={18} />} className={styles.submit} />
        <input
          {...getInputProps()}
          ref={field}
          type="text"
          placeholder={t('shell.bar.search')}
          dir="auto"
          className={styles.input}
        />
        {text && (
          <IconButton
            label={t('shell.suggestions.clear')}
            icon={<X size={16} />}
            className={styles.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          />
        )}
      </div>
      <Button variant="titleBarLink" {...getCancelProps()}>
        {t('shell.suggestions.cancel')}
      </Button>
      <Suggestions {...found} />
      <p role="status" className={visuallyHidden}>
        {status}
      </p>
    </form>
  );
};

/** The list of suggestions below the field, or the failure to load them. */
export const Suggestions = ({ options, isListed, hasFailed, retry, field, getListProps, getOptionProps }: Found) => (
  <div className={styles.popup} hidden={!isListed && !hasFailed}>
    <ul {...getListProps()} className={styles.list}>
      {options.map(({ name, ...option }, index) => (
        <li
          key={index}
          {...getOptionProps(index)}
          className={option.isPlace && !options[index + 1]?.isPlace ? styles.lastPlace : styles.option}
        >
          {index === 0 ? (
            <span>
              <TranslatedText id="shell.suggestions.for" values={{ name: <strong>{name}</strong> }} />
            </span>
          ) : (
            <Suggestion name={name} {...option} />
          )}
        </li>
      ))}
    </ul>
    {hasFailed && (
      <Message
        tone="error"
        live
        actions={
          <Button
            size="small"
            onClick={() => {
              retry();
              field.current?.focus();
            }}
          >
            {t('shell.suggestions.retry')}
          </Button>
        }
      >
        {t('shell.suggestions.failed')}
      </Message>
    )}
  </div>
);

const Suggestion = ({ name, place, isPlace }: Pick<SearchSuggestion, 'name' | 'place' | 'isPlace'>) => {
  const Sign = isPlace ? FolderTree : ArrowUpRight;
  return (
    <>
      <Sign size={16} aria-hidden="true" className={styles.optionSign} />
      <span className={styles.optionWords}>
        <span dir="auto">{name}</span>
        {(place || isPlace) && (
          <span className={styles.place}>
            {place ? (
              <TranslatedText id={isPlace ? 'shell.suggestions.place-in' : 'shell.suggestions.in'} values={{ place }} />
            ) : (
              t('shell.suggestions.place')
            )}
          </span>
        )}
      </span>
    </>
  );
};
