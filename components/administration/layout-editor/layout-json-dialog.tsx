import type { RefObject } from 'react';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { fromDefinition, type LayoutProblems, toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { replaceAll } from '#api/administration/layout-editor/layout-steps.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { documentProblems } from './document-problems.ts';
import type { EditorCatalog } from './editor-catalog.ts';
import { randomID } from './random-id.ts';

interface LayoutJsonDialogProps {
  readonly document: LayoutDocument;
  readonly catalog: EditorCatalog;
  /** Called with the new document. */
  readonly onTake: (document: LayoutDocument) => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** A dialog that shows a layout as JSON, in the form of the API, and takes a changed text. */
export function LayoutJsonDialog({ document, catalog, onTake, returnTo }: LayoutJsonDialogProps) {
  const schema: FormSchema = {
    type: 'object',
    required: ['json'],
    properties: {
      json: {
        type: 'string',
        ...control({
          inputType: 'textArea',
          label: t('layout.json.label'),
          description: t('layout.json.help'),
          rows: 20,
          direction: 'ltr',
        }),
      },
    },
  };
  const json = JSON.stringify(toDefinition(document, catalog.names), null, 2);
  return (
    <FormDialog
      title={t('layout.json.title')}
      saveLabel={t('layout.json.take')}
      loaded={{ schema, values: { json } }}
      save={async ({ json: written }) => readDocument(String(written), document, catalog)}
      onSaved={(taken) => onTake(taken as LayoutDocument)}
      returnTo={returnTo}
    />
  );
}

/**
 * Reads a document from JSON.
 *
 * @throws {ApiFailure} For a text that is no JSON, and for one that is no layout.
 */
export function readDocument(text: string, before: LayoutDocument, catalog: EditorCatalog): LayoutDocument {
  const parsed = parse(text);
  if (!Array.isArray(parsed)) throw fieldsFailure({ json: t('layout.json.no-list') });
  const { sections, problems } = fromDefinition(parsed, { registry: catalog.names, newID: randomID });
  refuse(problems);
  const taken = replaceAll(before, sections);
  if (!taken) throw fieldsFailure({ json: t('layout.json.too-large') });
  refuse(documentProblems(taken, before, catalog));
  return taken;
}

/** The number of errors that are listed at once. */
const mostListed = 5;

/** @throws {ApiFailure} With the paths and the reasons of the first problems, if there are any. */
function refuse(problems: LayoutProblems): void {
  const listed = Object.entries(problems).slice(0, mostListed);
  if (listed.length > 0) throw fieldsFailure({ json: listed.map(([path, text]) => `${path}: ${text}`).join('\n') });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fieldsFailure({ json: t('layout.json.invalid') });
  }
}
