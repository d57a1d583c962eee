import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { applyTheme, previewTheme, removeTheme } from '#api/administration/theme/theme.client.ts';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { t } from '#api/translations.ts';
import { Button, type ButtonProps } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { copyTheme, themeAddress } from './theme-copy.ts';
import * as styles from './theme-list.css.ts';
import { ThemeMiniature } from './theme-miniature.tsx';
import { type ThemeAction, useThemeAction } from './use-theme-action.ts';

/** Returns an action that copies a theme and opens the editor of the copy. */
function useCopy(theme: Theme, name: string): ThemeAction {
  const { api } = useSite();
  const router = useRouter();
  return useThemeAction(
    () => copyTheme(api, theme, name),
    ({ themeID }) => router.navigate({ href: themeAddress(themeID) }),
  );
}

/** A button that creates a theme as a copy of the default template. */
export function ThemeCreation({ template }: { template: Theme }) {
  const create = useCopy(template, t('administration.theme.new'));
  return (
    <>
      <Button variant="primary" busy={create.isBusy} onClick={create.begin}>
        {t('administration.theme.create')}
      </Button>
      <Problem act={create} />
    </>
  );
}

/** A button that copies a built-in theme and opens the copy in the editor. */
export function ThemeCopying({ theme }: { theme: Theme }) {
  const copy = useCopy(theme, t('administration.theme.copy-of', { name: theme.name }));
  return (
    <>
      <Button variant="primary" busy={copy.isBusy} onClick={copy.begin}>
        {t('administration.theme.copy-and-edit')}
      </Button>
      <Problem act={copy} />
    </>
  );
}

const Problem = ({ act: { problem } }: { act: ThemeAction }) =>
  problem ? (
    <Message tone="error" live>
      {problem}
    </Message>
  ) : null;

/** A theme with a miniature preview and its actions. */
export function ThemeCard({ theme }: { theme: Theme }) {
  const { themeID, name, current, type, preview } = theme;
  return (
    <li className={styles.card}>
      <ThemeMiniature variables={preview.variables} />
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
        {current && <Tag preset="success">{t('administration.theme.current')}</Tag>}
        {type === 'themeFile' && <Tag preset="greyscale">{t('administration.theme.built-in')}</Tag>}
      </h3>
      <Acts theme={theme} />
      {type === 'themeDB' && (
        <div className={styles.actions}>
          <Link
            className={styles.link}
            href={themeAddress(themeID)}
            aria-label={t('administration.theme.edit-named', { name })}
          >
            {t('administration.theme.edit')}
          </Link>
          <Link
            className={styles.link}
            href={`/appearance/style-guides/${themeID}/revisions`}
            aria-label={t('administration.theme.history-named', { name })}
          >
            {t('administration.theme.history')}
          </Link>
          <Deletion theme={theme} />
        </div>
      )}
    </li>
  );
}

/** A changed theme requires a full page load. */
const showAnew = (url: string) => () => location.assign(url);

function Acts({ theme }: { theme: Theme }) {
  const { api } = useSite();
  const { themeID, name, current, type } = theme;
  const isBuiltIn = type === 'themeFile';
  const apply = useThemeAction(() => applyTheme(api, themeID), showAnew('/appearance/style-guides'));
  const preview = useThemeAction(() => previewTheme(api, { themeID }), showAnew('/'));
  const copy = useCopy(theme, t('administration.theme.copy-of', { name }));
  return (
    <>
      <div className={styles.actions}>
        <ActButton
          act={apply}
          variant="primary"
          disabledReason={current ? t('administration.theme.is-current') : undefined}
          words={t('administration.theme.apply')}
          named={t('administration.theme.apply-named', { name })}
        />
        <ActButton
          act={preview}
          words={t('administration.theme.preview')}
          named={t('administration.theme.preview-named', { name })}
        />
        <ActButton
          act={copy}
          words={t(isBuiltIn ? 'administration.theme.copy-and-edit' : 'administration.theme.copy')}
          named={t(isBuiltIn ? 'administration.theme.copy-and-edit-named' : 'administration.theme.copy-named', {
            name,
          })}
        />
      </div>
      <Problem act={apply} />
      <Problem act={preview} />
      <Problem act={copy} />
    </>
  );
}

/** A button that performs an action on a theme. `named` is its accessible name, which includes the theme's name. */
const ActButton = ({
  act: { isBusy, begin },
  words,
  named,
  ...more
}: { act: ThemeAction; words: string; named: string } & Pick<ButtonProps, 'variant' | 'disabledReason'>) => (
  <Button {...more} size="small" busy={isBusy} aria-label={named} onClick={begin}>
    {words}
  </Button>
);

function Deletion({ theme: { themeID, name, current } }: { theme: Theme }) {
  const { api } = useSite();
  const client = useQueryClient();
  const remove = async () => {
    await removeTheme(api, themeID);
    await client.invalidateQueries({ queryKey: ['themes'] });
  };
  return (
    <Confirm
      title={t('administration.theme.delete-title')}
      confirmLabel={t('administration.theme.delete')}
      isDestructive
      onConfirm={remove}
      trigger={(openDialog) => (
        <Button
          size="small"
          disabledReason={current ? t('administration.theme.delete-current') : undefined}
          aria-label={t('administration.theme.delete-named', { name })}
          onClick={openDialog}
        >
          {t('administration.theme.delete')}
        </Button>
      )}
    >
      {t('administration.theme.delete-text', { name })}
    </Confirm>
  );
}
