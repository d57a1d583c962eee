import { parseArgs } from 'node:util';

/** The usage text of the command. */
export const usage = `npm run import -- stack-exchange <folder> [--dry-run] [--category <name>] [--site <name>] [--host <host>]… [--list <file>]

  <folder>      contains any of Users, Posts, Comments, Badges, Tags and Votes as .xml or .xml.gz
  --dry-run     reads everything, stores nothing, and reports which records could be imported
  --category    the category for the questions; created if missing (default: the name of the folder)
  --site        the name that identifies imported records on later runs (default: the name of the folder)
  --host        a host of the old community; links to its questions, answers and users are redirected to this forum
  --list        the file for all errors and all skipped or changed rows (default: a new temporary file)`;

/** The parsed arguments of the command. */
export interface ImportArguments {
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly category: string | undefined;
  readonly site: string | undefined;
  readonly hosts: readonly string[];
  /** The file to which the complete list of faults and lost rows is written. */
  readonly list?: string | undefined;
}

/** Parses the command line. @throws {Error} with the usage text when the arguments are invalid. */
export function readArguments(args: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        category: { type: 'string' },
        site: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        list: { type: 'string' },
      },
    });
    const [format, folder, ...rest] = positionals;
    if (format !== 'stack-exchange') throw new Error('The only supported format is stack-exchange.');
    if (!folder || rest.length > 0) throw new Error('Specify one folder.');
    return {
      folder,
      isDryRun: values['dry-run'],
      category: values.category?.trim() || undefined,
      site: values.site?.trim() || undefined,
      hosts: values.host.flatMap((host) => host.split(',')).filter(Boolean),
      list: values.list?.trim() || undefined,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
