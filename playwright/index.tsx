import '#theme/global.css.ts';
