import { titleBarIn } from '#api/administration/title-bar-setting.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { siteNameOf, useSite } from './site-context.tsx';
import { logo, logoPicture, siteName } from './title-bar.css.ts';

/** The site's logo, one for narrow windows if there is one; without any, the forum's mark and the name of the site. */
export function Logo() {
  const { settings } = useSite();
  const { logoUrl, logoUrlMobile } = titleBarIn(settings['ui.titleBar']);
  const name = siteNameOf(settings);
  if (logoUrl)
    return (
      <picture>
        {logoUrlMobile && <source media={media.compact} srcSet={logoUrlMobile} />}
        <img src={logoUrl} alt={name} className={logoPicture} />
      </picture>
    );
  return (
    <>
      <Mark />
      <span className={siteName}>{name}</span>
    </>
  );
}

/** The forum's own mark: people in a ring, talking. */
const Mark = () => (
  <svg className={logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="15" fill="currentColor" opacity="0.14" />
    <g fill="currentColor">
      <circle cx="16" cy="7.5" r="3.2" />
      <circle cx="24" cy="13.4" r="3.2" />
      <circle cx="21" cy="23" r="3.2" />
      <circle cx="11" cy="23" r="3.2" />
      <circle cx="8" cy="13.4" r="3.2" />
    </g>
  </svg>
);
