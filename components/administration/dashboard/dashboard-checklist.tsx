import { useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Checklist } from '#api/administration/dashboard/dashboard.contract.ts';
import { dashboardQuery } from '#api/administration/dashboard/dashboard.queries.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { useExistingPages } from '#components/layout/side-navigation.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './dashboard-checklist.css.ts';
import { title } from './dashboard-duties.css.ts';
import { SampleRemoval } from './sample-removal.tsx';

type Step = Checklist['steps'][number];

interface StepText {
  readonly name: MessageID;
  readonly words: MessageID;
  /** The address of the screen; the first page that exists counts. */
  readonly hrefs: readonly string[];
  readonly hash?: string;
}

/** The steps with a page. The sample community has a button instead. */
const texts: Readonly<Record<Exclude<Step['name'], 'sample'>, StepText>> = {
  name: {
    name: 'dashboard.step.name',
    words: 'dashboard.step.name-words',
    hrefs: ['/appearance/branding'],
    hash: '#ui.siteName',
  },
  logo: { name: 'dashboard.step.logo', words: 'dashboard.step.logo-words', hrefs: ['/appearance/branding'] },
  categories: {
    name: 'dashboard.step.categories',
    words: 'dashboard.step.categories-words',
    hrefs: ['/vanilla/settings/categories'],
  },
  registration: {
    name: 'dashboard.step.registration',
    words: 'dashboard.step.registration-words',
    hrefs: ['/dashboard/settings/registration'],
  },
  mail: {
    name: 'dashboard.step.mail',
    words: 'dashboard.step.mail-words',
    hrefs: ['/dashboard/settings/outgoing-mail'],
  },
  backup: { name: 'dashboard.step.backup', words: 'dashboard.step.backup-words', hrefs: ['/dashboard/backups'] },
  moderator: {
    name: 'dashboard.step.moderator',
    words: 'dashboard.step.moderator-words',
    hrefs: ['/dashboard/user', '/members'],
  },
};

/** The checklist for a new site. Its steps are done as soon as the facts show it. It can be hidden and shown again. */
export function DashboardChecklist({ checklist: { steps, isHidden } }: { checklist: Checklist }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { change, submit } = useFormSubmission();
  const turn = () =>
    submit(async () => {
      await changeConfig(api, { 'dashboard.checklistHidden': !isHidden });
      await client.invalidateQueries(dashboardQuery(api));
    });
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" padding="large" aria-labelledby="dashboard-checklist">
      <div className={styles.heading}>
        <h2 id="dashboard-checklist" className={title}>
          {t('dashboard.step.title')}
        </h2>
        <Button size="small" busy={change.isSending} onClick={turn}>
          {t(isHidden ? 'dashboard.step.show' : 'dashboard.step.hide')}
        </Button>
      </div>
      <p className={styles.progress}>{t('dashboard.step.done-of', { done, all: steps.length })}</p>
      <SubmissionProblem submission={change} />
      {!isHidden && (
        <ol className={styles.steps}>
          {steps.map(({ name, isDone }) =>
            name === 'sample' ? <SampleStep key={name} /> : <StepItem key={name} name={name} isDone={isDone} />,
          )}
        </ol>
      )}
    </Card>
  );
}

const SampleStep = () => (
  <StepRow isDone={false} words={t('dashboard.step.sample-words')}>
    <SampleRemoval />
  </StepRow>
);

interface StepItemProps {
  readonly name: keyof typeof texts;
  readonly isDone: boolean;
}

function StepItem({ name: key, isDone }: StepItemProps) {
  const { name, words, hrefs, hash = '' } = texts[key];
  const [page] = useExistingPages(hrefs.map((href) => ({ href })));
  return (
    <StepRow isDone={isDone} words={t(words)}>
      <Link href={`${page?.href ?? hrefs[0]}${hash}`} className={styles.name}>
        {t(name)}
      </Link>
      <VisuallyHidden> {t(isDone ? 'dashboard.step.done' : 'dashboard.step.open')}</VisuallyHidden>
    </StepRow>
  );
}

interface StepRowProps {
  readonly isDone: boolean;
  readonly words: string;
  /** The name of the step, as a link or a button. */
  readonly children: ReactNode;
}

function StepRow({ isDone, words, children }: StepRowProps) {
  const Mark = isDone ? CircleCheckBig : CircleDashed;
  return (
    <li className={styles.step}>
      <Mark size="1.25em" aria-hidden="true" data-done={isDone} className={styles.mark} />
      <div className={styles.texts}>
        <span>{children}</span>
        <span className={styles.words}>{words}</span>
      </div>
    </li>
  );
}
