import type { z } from 'zod';
import type { ServiceProblem } from '#api/administration/translation/service/service-problem.ts';

/** The values of a translation service: its address, its API key and others that its form has. */
export type ServiceConfig = Readonly<Record<string, unknown>> & { readonly url?: string; readonly key?: string };

/** The formats of texts that services translate. */
export type TextFormat = 'text' | 'html';

/** Texts of one request to a service, within its limits. */
export interface TranslationBatch {
  readonly texts: readonly string[];
  readonly format: TextFormat;
  /** The language of the texts; null if the service is to detect it. */
  readonly from: string | null;
  readonly to: string;
}

/** Translated texts, in the order in which they were sent. */
export interface TranslatedBatch {
  readonly texts: readonly string[];
  /** The language that the service detected, as its own code; null if it named none. */
  readonly from: string | null;
}

/** A type of translation services. An add-on adds one with `defineTranslationProvider`. */
export interface TranslationProvider {
  /** The stored name of the type, such as `deepl`. */
  readonly type: string;
  /** The name of the product. */
  readonly name: string;
  /**
   * The fields of its form. Their texts are message IDs. A field `key` is encrypted and never sent to a browser. It
   * belongs to the value of `url`, and is sent to no other address.
   */
  readonly fields: z.ZodObject;
  readonly isConfigured: (config: ServiceConfig) => boolean;
  /** The limits of one request. A longer text is sent alone. */
  readonly limits: { readonly texts: number; readonly characters: number };
  /** Translates texts with one request. HTML stays HTML. @throws {TranslationServiceError} */
  readonly translate: (config: ServiceConfig, batch: TranslationBatch) => Promise<TranslatedBatch>;
}

/** An error of a translation service: its kind, and the error message of the service. */
export class TranslationServiceError extends Error {
  readonly problem: ServiceProblem;
  readonly detail: string;

  constructor(problem: ServiceProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem);
    this.problem = problem;
    this.detail = detail;
  }
}
