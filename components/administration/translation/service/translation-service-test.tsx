import { useMutation } from '@tanstack/react-query';
import type { ServiceProblem } from '#api/administration/translation/service/service-problem.ts';
import { testTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import type {
  TranslationService,
  TranslationTest,
} from '#api/administration/translation/service/translation-service.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './translation-service-test.css.ts';

const problemTexts = {
  key: 'machine-translation.problem.key',
  quota: 'machine-translation.problem.quota',
  busy: 'machine-translation.problem.busy',
  timeout: 'machine-translation.problem.timeout',
  unreachable: 'machine-translation.problem.unreachable',
  language: 'machine-translation.problem.language',
  'too-long': 'machine-translation.problem.too-long',
  answer: 'machine-translation.problem.answer',
  other: 'machine-translation.problem.other',
} as const satisfies Record<ServiceProblem, MessageID>;

/** A button that translates a sample with a service, and the answer of the service. */
export function TranslationServiceTest({ service: { type, name } }: { service: TranslationService }) {
  const { api } = useSite();
  const test = useMutation({ mutationFn: async () => (await testTranslationService(api, type)).body });
  return (
    <div className={styles.test}>
      <div>
        <Button
          size="small"
          disabled={test.isPending}
          onClick={() => test.mutate()}
          aria-label={t('machine-translation.test-named', { name })}
        >
          {t(test.isPending ? 'machine-translation.testing' : 'machine-translation.test')}
        </Button>
      </div>
      <div role="status">
        {test.data && <TranslationTestResult result={test.data} />}
        {test.error && <Message tone="error">{test.error.message}</Message>}
      </div>
    </div>
  );
}

/** The result of a test: the translated sample, or an explanation of the problem and the error message of the service. */
export function TranslationTestResult({
  result: { to, text, translation, problem, detail },
}: {
  result: TranslationTest;
}) {
  if (problem === null)
    return (
      <Message tone="success" title={t('machine-translation.test-done')}>
        <p lang="en" dir="auto">
          {text}
        </p>
        <p lang={to} dir="auto">
          {translation}
        </p>
      </Message>
    );
  return (
    <Message tone="error" title={t('machine-translation.test-failed')}>
      <p>{t(problemTexts[problem])}</p>
      {detail && (
        <p className={recordNote}>
          {t('machine-translation.answer')}{' '}
          <bdi lang="en" dir="ltr">
            {detail}
          </bdi>
        </p>
      )}
    </Message>
  );
}
