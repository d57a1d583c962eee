import type { CustomPage } from '#api/administration/layout/custom-page.contract.ts';
import { addressShape } from '#api/administration/layout/custom-page-address.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** The part of a custom page that an administrator enters. */
export type CustomPageText = Pick<
  CustomPage,
  'seoTitle' | 'urlcode' | 'seoDescription' | 'siteSectionID' | 'status' | 'roleIDs'
>;

interface CustomPageFormProps {
  /** The address of the site, below which the page is. */
  readonly siteUrl: string;
  readonly sections: readonly SiteSection[];
  /** Whether the address follows the title. */
  readonly isNew: boolean;
}

/** Returns the form of a custom page. Without subcommunities, the page belongs to the whole site. */
export const customPageForm = ({ siteUrl, sections, isNew }: CustomPageFormProps): FormSchema => ({
  type: 'object',
  required: ['seoTitle', 'urlcode'],
  properties: {
    seoTitle: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('layout.page.title'), description: t('layout.page.title-help') }),
    },
    urlcode: {
      type: 'string',
      maxLength: 100,
      pattern: addressShape,
      ...control({
        inputType: 'text',
        label: t('layout.page.address'),
        description: t('layout.page.address-help', { site: `\u2066${siteUrl}/\u2069` }),
        direction: 'ltr',
        ...(isNew && { follows: { field: 'seoTitle', as: 'slug' } }),
      }),
    },
    ...(sections.length > 0 && {
      siteSectionID: {
        type: 'string',
        nullable: true,
        enum: sections.map(({ sectionID }) => String(sectionID)),
        ...control({
          inputType: 'choice',
          label: t('layout.page.section'),
          placeholder: t('layout.page.section-none'),
          choices: Object.fromEntries(sections.map(({ sectionID, name }) => [sectionID, name])),
        }),
      },
    }),
    seoDescription: {
      type: 'string',
      maxLength: 350,
      default: '',
      ...control({
        inputType: 'textArea',
        label: t('layout.page.description'),
        description: t('layout.page.description-help'),
        rows: 3,
      }),
    },
    isPublished: {
      type: 'boolean',
      default: false,
      ...control({
        inputType: 'switch',
        label: t('layout.page.published'),
        description: t('layout.page.published-help'),
      }),
    },
    roleIDs: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 100,
      default: [],
      ...control({ inputType: 'role', label: t('layout.page.roles'), description: t('layout.page.roles-help') }),
    },
  },
});

/** Returns the form values of a custom page. */
export const enteredOf = ({ status, siteSectionID, roleIDs, ...text }: CustomPage): FormValues => ({
  seoTitle: text.seoTitle,
  urlcode: text.urlcode,
  seoDescription: text.seoDescription,
  siteSectionID,
  isPublished: status === 'published',
  roleIDs,
});

/** Returns the custom page of form values. A form without subcommunities keeps that of the page. */
export const writtenOf = ({ isPublished, ...text }: FormValues): CustomPageText =>
  ({
    seoDescription: '',
    roleIDs: [],
    ...text,
    status: isPublished ? 'published' : 'unpublished',
  }) as unknown as CustomPageText;
