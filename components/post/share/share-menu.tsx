import { Download, Link2, Mail, MessageSquareShare, Printer, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/overlay/menu.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { copyLink } from './copy-link.ts';
import { ShareButton } from './share-button.tsx';
import { shareLink, sharesNatively } from './share-link.ts';

/**
 * The share control of a post: the native share sheet where it is available, otherwise a menu
 * (docs/behavior/post.md#share).
 */
export function ShareMenu({ defaultOpen = false, ...post }: ShareMenuProps) {
  const { url: siteUrl } = useSite();
  const data = sharedData(siteUrl, post.url);
  if (sharesNatively(navigator, data)) return <NativeShare label={post.label} data={data} defaultOpen={defaultOpen} />;
  return (
    <Menu
      label={post.label ?? t('post.share.text')}
      defaultOpen={defaultOpen}
      align="start"
      trigger={<ShareButton label={post.label} />}
    >
      <Links post={post} url={data.url} />
      {post.discussionID !== undefined && <ExportItems discussionID={post.discussionID} />}
    </Menu>
  );
}

/** Returns the data for the native share sheet. */
const sharedData = (siteUrl: string, url: string) => ({
  text: t('options.share.words', { url: '' }).trim(),
  url: shareLink(siteUrl || location.origin, url),
});

const shareNatively = (data: SharedData) => void navigator.share(data).catch(() => undefined);

type SharedData = ReturnType<typeof sharedData>;

/** The share options as items of another menu: the native share sheet, or a list of links. */
export function ShareItems(post: Pick<ShareMenuProps, 'url' | 'name'>) {
  const { url: siteUrl } = useSite();
  const data = sharedData(siteUrl, post.url);
  if (!sharesNatively(navigator, data)) return <Links post={post} url={data.url} />;
  return (
    <MenuItem icon={<Share2 size={16} />} onSelect={() => shareNatively(data)}>
      {t('post.share.text')}
    </MenuItem>
  );
}

/** The props of `ShareMenu`. `discussionID` is set for a whole discussion, which can also be printed and downloaded. */
interface ShareMenuProps {
  readonly url: string;
  /** The title of the discussion. */
  readonly name: string;
  readonly discussionID?: number;
  /** The accessible name of a comment's button, with its author. A discussion's button has the text "Share". */
  readonly label?: string;
  readonly defaultOpen?: boolean;
}

function Links({ post, url }: { post: Pick<ShareMenuProps, 'name' | 'discussionID'>; url: string }) {
  const { settings } = useSite();
  const may = useMay();
  const toasts = useToasts();
  const text = t('options.share.words', { url });
  const subject = t('options.share.subject', { name: post.name });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyLink(url).then((toast) => toasts.add(toast))}>
        {post.discussionID === undefined ? t('options.share.copy-comment') : t('options.share.copy')}
      </MenuItem>
      <MenuLink icon={<Mail size={16} />} href={mail}>
        {t('options.share.email')}
      </MenuLink>
      {may('conversations.add') && settings['conversations.enabled'] !== false && (
        <MenuLink icon={<MessageSquareShare size={16} />} href={`/messages/add?content=${encodeURIComponent(text)}`}>
          {t('options.share.message')}
        </MenuLink>
      )}
    </>
  );
}

/** The menu items that print a discussion or download it as a single file. */
const ExportItems = ({ discussionID }: { discussionID: number }) => (
  <>
    <MenuSeparator />
    <MenuItem icon={<Printer size={16} />} onSelect={printSoon}>
      {t('options.share.print')}
    </MenuItem>
    <MenuLink icon={<Download size={16} />} href={`/discussion/${discussionID}/archive.html`}>
      {t('options.share.archive')}
    </MenuLink>
  </>
);

/** Prints after the menu has closed. */
const printSoon = () => void setTimeout(() => window.print());

interface NativeShareProps {
  readonly label: string | undefined;
  readonly data: SharedData;
  readonly defaultOpen: boolean;
}

function NativeShare({ label, data, defaultOpen }: NativeShareProps) {
  const share = () => shareNatively(data);
  const first = useRef(defaultOpen ? share : undefined);
  useEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
  return <ShareButton label={label} onClick={share} />;
}
