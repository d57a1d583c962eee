import { useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { choice, text } from '#components/primitives/form/choice.css.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { connectThemeRevision } from '#machines/administration/theme/theme-revision.connect.ts';
import { type RevisionOfTheme, themeRevisionMachine } from '#machines/administration/theme/theme-revision.machine.ts';
import * as styles from './theme-revision.css.ts';

/** A revision of a theme, as a list entry. */
export interface ListedRevision {
  readonly revisionID: number;
  readonly name: string;
  readonly author: string;
  readonly dateInserted: string;
}

/**
 * The revisions of a theme (docs/behavior/administration.md#theme-revisions): a revision can be selected, previewed or
 * restored. `onShow` is called when the preview can be opened.
 */
export function ThemeRevision({ themeID, active, revisions, ...calls }: ThemeRevisionProps) {
  const list = useThemeRevision({ themeID, active }, calls);
  const name = useId();
  return (
    <section {...list.getRootProps()} aria-label={t('administration.revision.title')} className={styles.root}>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{t('administration.revision.title')}</legend>
        {revisions.map((revision) => (
          <label key={revision.revisionID} className={choice}>
            <input {...list.getChoiceProps(revision.revisionID)} name={name} />
            <span className={text}>
              <span>
                {revision.name}{' '}
                {revision.revisionID === list.active && (
                  <span className={styles.active}>{t('administration.revision.active')}</span>
                )}
              </span>
              <span className={styles.facts}>
                <TranslatedText
                  id="administration.revision.by"
                  values={{
                    author: revision.author,
                    date: <DateTime date={revision.dateInserted} type="default" />,
                  }}
                />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {list.problem && (
        <Message tone="error" live>
          {list.problem}
        </Message>
      )}
      {list.isRestored && (
        <Message tone="success" live>
          {t('administration.revision.restored')}
        </Message>
      )}
      <div className={styles.actions}>
        <Button {...list.getPreviewProps()}>{t('administration.revision.preview')}</Button>
        <Button variant="primary" {...list.getRestoreProps()}>
          {t('administration.revision.restore')}
        </Button>
      </div>
    </section>
  );
}

interface Calls {
  readonly onPreview: (revision: RevisionOfTheme) => Promise<unknown>;
  readonly onRestore: (revision: RevisionOfTheme) => Promise<unknown>;
  readonly onShow: () => void;
}

/** The props of the revision list. `active` is the ID of the revision that visitors see. */
export type ThemeRevisionProps = Calls & {
  readonly themeID: string;
  readonly active: number;
  readonly revisions: readonly ListedRevision[];
};

function useThemeRevision(input: { themeID: string; active: number }, calls: Calls) {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  const logic = useMemo(
    () =>
      themeRevisionMachine.provide({
        actors: {
          previewRevision: fromPromise(({ input: revision }) => latest.current.onPreview(revision)),
          restoreRevision: fromPromise(({ input: revision }) => latest.current.onRestore(revision)),
        },
        actions: { showPreview: () => latest.current.onShow() },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input });
  return connectThemeRevision(snapshot, send);
}
