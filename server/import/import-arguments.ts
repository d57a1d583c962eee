import { parseArgs } from 'node:util';

/** The usage text of the command. */
export const usage = `npm run import -- stack-exchange <folder> [--dry-run] [--category <name>] [--site <name>] [--host <host>]… [--list <file>]

  <folder>      holds Users, Posts, Comments, Badges, Tags, Votes as .xml or .xml.gz, any of them
  --dry-run     reads everything, stores nothing, and says what would come in and what could not
  --category    the category that takes the questions; made when it is not there (the name of the folder)
  --site        the name by which imported records are known again (the name of the folder)
  --host        a host of the old community; links to its questions, answers and users lead here from now on
  --list        takes every fault and every row that is left out or changed (a new file among the temporary files)`;

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
    if (format !== 'stack-exchange') throw new Error('The only format known is stack-exchange.');
    if (!folder || rest.length > 0) throw new Error('Name one folder.');
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
