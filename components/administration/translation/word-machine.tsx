import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { translateWords } from '#api/administration/translation/word.client.ts';
import type { WordTranslation } from '#api/administration/translation/word.contract.ts';
import { mostWordsByMachine } from '#api/administration/translation/word-limit.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { areasOfAddress } from './word-areas.ts';
import * as styles from './word-list.css.ts';
import type { WordAddress } from './word-url.ts';

/** Translates the missing texts of a filter by machine, some at a time. */
export function WordMachine({ address }: { address: WordAddress }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { locale, query } = address;
  const translation = useMutation({
    mutationFn: async () => (await translateWords(api, locale, { query, areas: areasOfAddress(address) })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['words'] }),
  });
  return (
    <div className={stack({ gap: 'small' })}>
      <div>
        <Button busy={translation.isPending} onClick={() => translation.mutate()}>
          <Languages size={16} aria-hidden /> {t('machine-translation.words-translate', { most: mostWordsByMachine })}
        </Button>
      </div>
      <div role="status">
        {translation.data && <WordMachineResult result={translation.data} />}
        {translation.error && <Message tone="error">{translation.error.message}</Message>}
      </div>
    </div>
  );
}

/** The result of a machine translation: the numbers of translated and missing texts, and the problems. */
export const WordMachineResult = ({ result }: { result: WordTranslation }) => (
  <Message tone={result.problems.length > 0 ? 'warning' : 'success'}>
    <p>
      {t('machine-translation.words-done', {
        count: result.countTranslated,
        missing: result.countMissing,
        service: result.service,
      })}
    </p>
    {result.problems.length > 0 && (
      <ul className={styles.problems}>
        {result.problems.map(({ id, message }) => (
          <li key={id}>
            <code dir="ltr">{id}</code>: {message}
          </li>
        ))}
      </ul>
    )}
  </Message>
);

/** A button that translates a missing text by machine. */
export function WordMachineButton({
  locale,
  name,
  onDone,
}: {
  readonly locale: string;
  readonly name: string;
  readonly onDone: () => unknown;
}) {
  const { api } = useSite();
  const toasts = useToasts();
  const translation = useMutation({
    mutationFn: async () => (await translateWords(api, locale, { ids: [name] })).body,
    onSuccess: ({ problems: [problem] }) => {
      if (problem) toasts.add({ text: problem.message, tone: 'error' });
      return onDone();
    },
    onError: ({ message }) => toasts.add({ text: message, tone: 'error' }),
  });
  return (
    <Button
      size="small"
      busy={translation.isPending}
      onClick={() => translation.mutate()}
      aria-label={t('machine-translation.translate-named', { name })}
    >
      {t('machine-translation.translate')}
    </Button>
  );
}
