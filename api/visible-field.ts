import { z } from 'zod';
import { visibleOrEmpty, withoutInvisible } from './visible-text.ts';

/** A text that people read, in the body of a request: without spaces around it, and empty if nothing of it is visible. */
export const visibleText = () => z.string().trim().overwrite(visibleOrEmpty);

/** A name that identifies a record to people: without invisible and bidirectional marks. */
export const visibleName = () => z.string().overwrite(withoutInvisible);
