import { ChevronRight, EllipsisVertical, Link2, Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { currentTranslations, t } from '#api/translations.ts';
import * as styles from '#components/composer/form/composer.css.ts';
import { copyLink } from '#components/post/share/copy-link.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '#components/primitives/overlay/menu.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { draftUrl } from './draft-address.ts';
import { draftExcerpt } from './draft-excerpt.ts';
import { draftKind, draftName } from './draft-name.ts';
import { DraftSchedule } from './draft-schedule.tsx';

/** The props of `DraftCard`. `mayPlan` enables the schedule controls. */
export interface DraftCardProps {
  readonly draft: Draft;
  readonly mayPlan: boolean;
  /** Whether the draft is being discarded. */
  readonly isDiscarding?: boolean;
  readonly onDiscard: () => void;
}

/** One of the viewer's drafts: its name, kind, last change and excerpt, with the actions to continue it. */
export function DraftCard({ draft, mayPlan, isDiscarding = false, onDiscard }: DraftCardProps) {
  const url = draftUrl(draft);
  return (
    <Card
      as="article"
      padding="medium"
      aria-label={t('composer.drafts.label', { name: draftName(draft) })}
      aria-busy={isDiscarding}
    >
      <div className={styles.draftHead}>
        <div>
          <h2 className={styles.title} dir="auto">
            {draftName(draft)}
          </h2>
          <p className={styles.status}>
            {draftName(draft) !== draftKind(draft) && <>{draftKind(draft)} · </>}
            <TranslatedText
              id="composer.drafts.updated"
              values={{ date: <DateTime date={draft.dateUpdated ?? draft.dateInserted} /> }}
            />
          </p>
          <Place draft={draft} />
        </div>
        <Options draft={draft} url={url} onDiscard={onDiscard} />
      </div>
      {draftExcerpt(draft) && (
        <p dir="auto" className={styles.excerpt}>
          {draftExcerpt(draft)}
        </p>
      )}
      {draft.draftStatus === 'error' && draft.failedReason && (
        <Message tone="error" title={t('composer.drafts.unable')}>
          {draft.failedReason}
        </Message>
      )}
      <div className={styles.buttons}>
        {url && (
          <ButtonLink
            href={url}
            variant="primary"
            aria-label={t('composer.drafts.continue-label', { name: draftName(draft) })}
          >
            {t('composer.drafts.continue')}
          </ButtonLink>
        )}
        {mayPlan && draft.recordType === 'discussion' && <DraftSchedule draft={draft} />}
      </div>
    </Card>
  );
}

/** The links to the categories and the discussion that the draft belongs to. */
const Place = ({ draft: { breadCrumbs = [] } }: Pick<DraftCardProps, 'draft'>) =>
  breadCrumbs.length > 0 && (
    <p className={styles.place}>
      {breadCrumbs.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && <ChevronRight size="1em" aria-hidden="true" className={styles.placeArrow} />}
          <Link href={url} tone="quiet" className={styles.placeLink}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  );

type OptionsProps = Pick<DraftCardProps, 'draft' | 'onDiscard'> & { readonly url: string | undefined };

const Options = ({ draft, url, onDiscard }: OptionsProps) => (
  <Menu
    label={t('composer.drafts.options')}
    trigger={
      <IconButton
        label={t('composer.drafts.options-label', { name: draftName(draft) })}
        icon={<EllipsisVertical size={18} />}
      />
    }
  >
    {url && (
      <MenuLink href={url} icon={<Pencil size={16} />}>
        {t('composer.drafts.edit')}
      </MenuLink>
    )}
    {draft.permaLink && <CopyPermalink url={draft.permaLink} />}
    <MenuItem danger icon={<Trash2 size={16} />} onSelect={onDiscard}>
      {t('composer.drafts.delete')}
    </MenuItem>
  </Menu>
);

/** Copies the URL that the post has, or will have after its scheduled publication. */
function CopyPermalink({ url }: { url: string }) {
  const site = useSite();
  const toasts = useToasts();
  const copy = async (done: string) => {
    // The error message of copying belongs to the translations of `post`.
    await currentTranslations().need('post');
    toasts.add(await copyLink(new URL(url, site.url).href, done));
  };
  return (
    <MenuItem icon={<Link2 size={16} />} onSelect={() => void copy(t('composer.drafts.has-copied'))}>
      {t('composer.drafts.copy')}
    </MenuItem>
  );
}
