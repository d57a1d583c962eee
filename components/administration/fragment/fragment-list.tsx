import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CodeXml } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { acceptFragmentDisclosure, addFragment, removeFragment } from '#api/administration/fragment/fragment.client.ts';
import type { Fragment } from '#api/administration/fragment/fragment.contract.ts';
import { fragmentDisclosureQuery, fragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { starterScript, starterStyle } from '#api/administration/fragment/fragment-starter.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { FragmentFacts, FragmentStatus } from './fragment-facts.tsx';
import * as styles from './fragment-list.css.ts';
import { useInvalidateFragments } from './use-invalidate-fragments.ts';

/** The fragments of the site (docs/behavior/fragment.md#widget-builder). */
export function FragmentList() {
  const { api } = useSite();
  const { data: fragments } = useSuspenseQuery(fragmentsQuery(api));
  const { data: didAccept } = useSuspenseQuery(fragmentDisclosureQuery(api));
  const wasAccepted = useRef(false);
  return (
    <>
      <SettingsNoScriptNotice />
      {didAccept ? (
        <Creation hasFocus={wasAccepted.current} />
      ) : (
        <Disclosure
          onAccepted={() => {
            wasAccepted.current = true;
          }}
        />
      )}
      {fragments.length === 0 ? (
        <EmptyState icon={<CodeXml />} title={t('administration.fragment.none')}>
          {t('administration.fragment.none-text')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {fragments.map((fragment) => (
            <Item key={fragment.fragmentUUID} fragment={fragment} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The notice about custom code, which each administrator accepts once before creating a fragment. */
function Disclosure({ onAccepted }: { onAccepted: () => void }) {
  const { api } = useSite();
  const invalidate = useInvalidateFragments();
  const { change, submit } = useFormSubmission();
  const accept = async () => {
    await acceptFragmentDisclosure(api, true);
    onAccepted();
    await invalidate();
  };
  return (
    <>
      <Message tone="info">{t('administration.fragment.disclosure')}</Message>
      <div className={styles.head}>
        <Button variant="primary" busy={change.isSending} onClick={() => submit(accept)}>
          {t('administration.fragment.accept')}
        </Button>
      </div>
      <SubmissionProblem submission={change} />
    </>
  );
}

/**
 * The button that creates a draft with a first script and opens it in the editor. It takes the focus over from the button
 * of the notice that it replaces.
 */
function Creation({ hasFocus }: { hasFocus: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const { api } = useSite();
  const router = useRouter();
  const invalidate = useInvalidateFragments();
  const { change, submit } = useFormSubmission();
  const create = async () => {
    const { body } = await addFragment(api, {
      name: t('administration.fragment.new'),
      fragmentType: 'CustomFragment',
      js: starterScript,
      css: starterStyle,
    });
    await invalidate();
    await router.navigate({ href: body.url });
  };
  return (
    <>
      <div className={styles.head}>
        <Button ref={button} variant="primary" busy={change.isSending} onClick={() => submit(create)}>
          {t('administration.fragment.create')}
        </Button>
      </div>
      <SubmissionProblem submission={change} />
    </>
  );
}

function Item({ fragment }: { fragment: Fragment }) {
  const { fragmentUUID, name, status, url, fragmentViews } = fragment;
  return (
    <Card as="li" padding="none" className={styles.item}>
      <h2 className={styles.name}>
        <Link href={url}>
          <bdi>{name}</bdi>
        </Link>
        <FragmentStatus status={status} />
      </h2>
      <FragmentFacts fragment={fragment} />
      {fragmentViews.length > 0 && (
        <p className={styles.facts}>
          {t('administration.fragment.shown-by', { names: fragmentViews.map((view) => view.recordName).join(', ') })}
        </p>
      )}
      <div className={styles.actions}>
        <Link
          className={styles.link}
          href={`/appearance/widget-builder/${fragmentUUID}/revisions`}
          aria-label={t('administration.theme.history-named', { name })}
        >
          {t('administration.theme.history')}
        </Link>
        <Deletion fragment={fragment} />
      </div>
    </Card>
  );
}

function Deletion({ fragment: { fragmentUUID, name, fragmentViews } }: { fragment: Fragment }) {
  const { api } = useSite();
  const invalidate = useInvalidateFragments();
  const [view] = fragmentViews;
  const remove = async () => {
    await removeFragment(api, fragmentUUID);
    await invalidate();
  };
  return (
    <Confirm
      title={t('administration.fragment.delete-title')}
      confirmLabel={t('administration.theme.delete')}
      isDestructive
      onConfirm={remove}
      trigger={(openDialog) => (
        <Button
          size="small"
          disabledReason={view && t('administration.fragment.in-use', { name: view.recordName })}
          aria-label={t('administration.fragment.delete-named', { name })}
          onClick={openDialog}
        >
          {t('administration.theme.delete')}
        </Button>
      )}
    >
      {t('administration.fragment.delete-text', { name })}
    </Confirm>
  );
}
