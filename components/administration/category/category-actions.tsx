import { Ellipsis, FolderArchive, ListPlus, Trash2, View } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { changeCategory } from '#api/category/category.client.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator, MenuSwitchItem } from '#components/primitives/overlay/menu.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import { categorySettings } from './category-tree.ts';
import { useInvalidateCategories } from './use-invalidate-categories.ts';

interface CategoryActionsProps {
  readonly category: CategoryBranch;
  readonly categories: readonly CategoryBranch[];
  readonly translator: ReactNode;
  readonly onRemoved: () => unknown;
}

/** The actions for a category apart from moving it: edit, translate, and a menu with the others. */
export function CategoryActions({ category, categories, translator, onRemoved }: CategoryActionsProps) {
  const { categoryID, name, url } = category;
  const menu = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  const archiving = useArchiving(category);
  return (
    <>
      <ButtonLink
        size="small"
        href={`${categorySettings}/${categoryID}`}
        aria-label={t('administration.category.edit-named', { name })}
      >
        {t('administration.category.edit')}
      </ButtonLink>
      {translator}
      <Menu
        trigger={
          <IconButton
            ref={menu}
            size="small"
            label={t('administration.category.more', { name })}
            icon={<Ellipsis size={18} />}
          />
        }
      >
        <MenuLink href={`${categorySettings}/add?parent=${categoryID}`} icon={<ListPlus size={16} />}>
          {t('administration.category.add-below')}
        </MenuLink>
        <MenuLink href={url} icon={<View size={16} />}>
          {t('administration.category.view')}
        </MenuLink>
        <MenuSwitchItem
          icon={<FolderArchive size={16} />}
          isOn={category.isArchived}
          isBusy={archiving.isBusy}
          problem={archiving.problem}
          onSwitch={archiving.begin}
        >
          {t('administration.category.archived')}
        </MenuSwitchItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => setRemovals(removals + 1)}>
          {t('administration.category.delete-dots')}
        </MenuItem>
      </Menu>
      {removals > 0 && (
        <CategoryRemoval
          key={removals}
          category={category}
          categories={categories}
          returnTo={menu}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}

/** Archives a category or reopens it for new discussions. On failure the menu stays open and shows the error. */
function useArchiving({ categoryID, isArchived }: CategoryBranch) {
  const { api } = useSite();
  const renew = useInvalidateCategories();
  const { change, submit } = useFormSubmission();
  const begin = () =>
    submit(async () => {
      await changeCategory(api, categoryID, { isArchived: !isArchived });
      await renew();
    });
  return { isBusy: change.isSending, problem: change.message || undefined, begin };
}
