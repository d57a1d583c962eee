// Made by scripts/tables.ts from the migrations; do not edit.

/** The columns of `import_record`. */
export interface ImportRecordTable {
  source: string;
  kind: string;
  foreign_id: string;
  record_type: string;
  record_id: number;
}

/** The tables of import. */
export interface ImportTables {
  import_record: ImportRecordTable;
}
