import { Bell, BellRing } from 'lucide-react';
import { t } from '#api/words.ts';
import { Button, type ButtonProps } from '#components/primitives/button.tsx';

/** The button beside a category's name: "Follow", or "Following" with a filled sign (`spec/screens.md` B4). */
export const FollowButton = ({ isFollowed, ...props }: { isFollowed: boolean } & Omit<ButtonProps, 'children'>) => (
  <Button size="small" icon={isFollowed ? <BellRing size={14} fill="currentColor" /> : <Bell size={14} />} {...props}>
    {isFollowed ? t('category.follow.on') : t('category.follow.off')}
  </Button>
);
