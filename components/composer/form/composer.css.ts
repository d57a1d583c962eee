import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  scrollMarginBlockStart: '5rem',
});

/** A form that fills a page: inside a card, like the settings forms. */
export const roomyForm = style([
  form,
  {
    gap: space.roomy,
    padding: space.large,
    border: `1px solid ${color.border}`,
    borderRadius: radius.large,
    background: color.surface,
    '@media': { [media.xs]: { padding: space.medium, marginInline: `calc(-1 * ${space.small})` } },
  },
]);

export const inline = style({
  marginBlockStart: space.snug,
  padding: space.snug,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '@media': { [media.xs]: { padding: space.small } },
});

export const title = style({ fontSize: text.large, fontWeight: vars.weight.bold, color: color.heading });

/** The heading of a draft, with its menu at the end of the line. */
export const draftHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
});

/**
 * The message about the end of the edit window. While empty it takes no space, but remains in the document as a live
 * region.
 */
export const deadline = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

/** The publication time of a post, next to the controls that change it. */
export const schedule = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tiny,
  minBlockSize: '2rem',
  color: color.textQuiet,
  fontSize: text.small,
});

export const statusLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2rem' });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.tiny,
  marginBlockEnd: space.snug,
  color: color.textQuiet,
  fontSize: text.small,
});

export const placeLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' });

export const placeArrow = style({ flexShrink: 0, selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const excerpt = style({ marginBlockEnd: space.snug });

export const statusWords = style({
  selectors: {
    '&[data-tone="failed"], &[data-tone="refused"], &[data-tone="unremoved"], &[data-tone="lost"]': {
      color: color.danger,
    },
  },
});

export const otherText = style({
  margin: 0,
  marginBlock: space.small,
  maxBlockSize: '12rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const calm = style({
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: space.snug,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: text.reading,
  lineHeight: vars.leading.reading,
  resize: 'none',
  selectors: {
    '&::placeholder': { color: color.placeholder },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  '@media': { [media.print]: { display: 'none' } },
});

export const counter = style({
  color: color.textQuiet,
  fontSize: text.small,
  textAlign: 'end',
  selectors: { '&[data-full]': { color: color.danger } },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const chosenTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  fontSize: text.small,
});

export const suggestionNote = style({ color: color.textQuiet, fontSize: text.small });

export const suggestions = style({
  selectors: { '&[hidden]': { display: 'none' } },
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.tiny,
  padding: space.tiny,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.medium,
});

export const suggestion = style({
  paddingInline: space.snug,
  paddingBlock: space.small,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: color.surfaceSelected } },
});

export const radios = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  border: 0,
  margin: 0,
  padding: 0,
});

export const legend = style({ padding: 0, marginBlockEnd: space.tiny, fontWeight: vars.weight.semibold });
