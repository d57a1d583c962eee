import { memo } from 'react';
import { t } from '#api/translations.ts';
import { button } from '#components/primitives/form/button.css.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { part } from '#components/shell/site/theme-part.css.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import { paletteLabels } from './theme-colors.ts';
import { completeVariables } from './theme-form.ts';
import * as styles from './theme-picture.css.ts';
import { pictureValues } from './theme-picture-values.ts';

/** The sanitized HTML of a theme. */
export interface PicturedMarkup {
  readonly header?: string;
  readonly footer?: string;
}

/** The props of the picture. `note` is added to the name of the palette below it. */
export interface ThemePictureProps extends PicturedMarkup {
  readonly variables: ThemeVariables;
  readonly palette: PaletteName;
  readonly note?: string;
}

/**
 * A picture of a page with the variables of a theme in a palette: title bar, banner, list, buttons and a post. Its
 * size follows the available width. Its content is hidden from assistive technology.
 */
export const ThemePicture = memo(function ThemePicture(props: ThemePictureProps) {
  const { variables, palette, note, header, footer } = props;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <div
          className={styles.page}
          style={pictureValues(completeVariables(variables), palette)}
          aria-hidden="true"
          inert
        >
          <TitleBar />
          <Markup html={header} />
          <Banner />
          <div className={styles.columns}>
            <div className={styles.main}>
              <List />
              <Post />
            </div>
            <Side />
          </div>
          <Markup html={footer} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        {t(paletteLabels[palette])}
        {note && ` · ${note}`}
      </figcaption>
    </figure>
  );
});

/** The server sanitized the HTML. */
const Markup = ({ html }: { html: string | undefined }) =>
  html ? (
    <div className={styles.part}>
      <div className={part} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  ) : null;

function TitleBar() {
  const name = siteNameOf(useSite().settings);
  return (
    <div className={styles.bar}>
      <span className={styles.site}>{name}</span>
      <span>{t('shell.navigation.discussions')}</span>
      <span>{t('shell.navigation.categories')}</span>
      <span className={styles.barEnd}>
        <span className={styles.badge}>3</span>
        <span className={styles.photo}>M</span>
      </span>
    </div>
  );
}

const Banner = () => (
  <div className={styles.banner}>
    <span className={styles.bannerTitle}>{t('administration.theme.sample-banner')}</span>
    <span className={styles.search}>
      <span className={styles.input}>{t('administration.theme.sample-search')}</span>
    </span>
  </div>
);

const topics = ['sample-topic-first', 'sample-topic-second'] as const;

const List = () => (
  <div className={styles.card}>
    {topics.map((topic, index) => (
      <div key={topic} className={index === 0 ? styles.unread : styles.row}>
        <span className={styles.title}>
          {index === 0 && <span className={styles.dot} />}
          {t(`administration.theme.${topic}`)}
          {index === 1 && <span className={styles.tag}>{t('administration.theme.sample-tag')}</span>}
        </span>
        <span className={styles.quiet}>{t('administration.theme.sample-meta')}</span>
      </div>
    ))}
  </div>
);

const Post = () => (
  <div className={styles.post}>
    <span className={styles.author}>
      <span className={styles.photo}>M</span>
      <span className={styles.authorName}>{t('administration.theme.sample-author')}</span>
    </span>
    <span>
      {t('administration.theme.sample-text')}{' '}
      <span className={styles.link}>{t('administration.theme.sample-link')}</span>
    </span>
    <span className={styles.quote}>{t('administration.theme.sample-quote')}</span>
    <span className={styles.actions}>
      <span className={button({ variant: 'primary', size: 'small' })}>{t('administration.theme.sample-reply')}</span>
      <span className={button({ size: 'small' })}>{t('administration.theme.sample-cancel')}</span>
    </span>
  </div>
);

const Side = () => (
  <div className={styles.side}>
    <span className={button({ variant: 'primary' })}>{t('shell.new-post.text')}</span>
    <span className={styles.link}>{t('shell.navigation.all-categories')}</span>
    <span className={styles.quiet}>{t('administration.theme.sample-meta')}</span>
  </div>
);
