import type { ComponentProps } from 'react';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { ShareButton } from './share-button.tsx';
import type { ShareMenu as Menu } from './share-menu.tsx';

const ShareMenu = lazyPart(() =>
  withTranslations('options', import('./share-menu.tsx')).then((module) => module.ShareMenu),
);

/** The share button of a post, for all viewers. Its menu is loaded on first use. */
export const PostShare = (post: Omit<ComponentProps<typeof Menu>, 'defaultOpen'>) => (
  <ShareMenu
    {...post}
    renderPlaceholder={(waker) => <ShareButton label={post.label} aria-haspopup="menu" {...waker} />}
  />
);
