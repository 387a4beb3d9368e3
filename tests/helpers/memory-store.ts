import { DatabaseSync } from 'node:sqlite';
import { sqlOf } from '../../relay/host/sqlite-file.ts';
import { createStore, recordsFrom, type AppointmentRecords } from '../../relay/store/appointment-records.ts';
import { createRecordTable, type RecordTable } from '../../relay/store/record-table.ts';
import type { Sql } from '../../relay/store/sql.ts';
import { createTables } from '../../relay/store/tables.ts';
import type { Upkeep } from '../../relay/store/upkeep.ts';

export type MemoryStore = {
  sql: Sql;
  records: AppointmentRecords;
  table: RecordTable;
  upkeep: Upkeep;
  /** Returns the stored records as JSON, by name. */
  kept(): string;
  /** Returns another store with the same records of appointments. */
  copy(): MemoryStore;
};

/** Creates a store with a database in memory. */
export function createMemoryStore(): MemoryStore {
  const sql = sqlOf(new DatabaseSync(':memory:'));
  createTables(sql);
  const { call, upkeep } = createStore(sql);
  const content = () =>
    sql.run<{ name: string; content: string }>('SELECT name, content FROM record ORDER BY rowid');
  const table = createRecordTable(sql);
  return {
    sql,
    records: recordsFrom(async (name, given) => call(name, given)),
    table,
    upkeep,
    kept: () => `{${content().map((row) => `${JSON.stringify(row.name)}:${row.content}`)}}`,
    copy() {
      const copy = createMemoryStore();
      for (const named of table.appointments()) copy.table.put(...named);
      return copy;
    },
  };
}

/** Creates records in a database in memory. */
export const createMemoryRecords = () => createMemoryStore().records;
