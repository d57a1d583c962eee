import { Bell, BellRing } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Button, type ButtonProps } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';

type FollowButtonProps = Omit<ButtonProps, 'children'> & {
  readonly isFollowed: boolean;
  /** The name of the category in a list of categories, where the button renders only its icon. */
  readonly listedName?: string | undefined;
};

/**
 * The button next to a category's name: "Follow", or "Following" with a filled icon
 * (docs/behavior/category.md#following).
 */
export function FollowButton({ isFollowed, listedName, ...props }: FollowButtonProps) {
  const icon = isFollowed ? <BellRing size={14} fill="currentColor" /> : <Bell size={14} />;
  if (listedName === undefined)
    return (
      <Button size="small" icon={icon} {...props}>
        {isFollowed ? t('category.follow.on') : t('category.follow.off')}
      </Button>
    );
  const label = t(isFollowed ? 'category.follow.on-named' : 'category.follow.off-named', { name: listedName });
  return <IconButton size="small" icon={icon} label={label} {...props} />;
}
