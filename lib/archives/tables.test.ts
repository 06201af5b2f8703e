import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import words from '@/lib/i18n/messages/es/archives/tables.json';
import { columnsOf, insertOrder, readCatalogue } from './catalogue';
import { LEFT_TABLES } from './left-tables';
import { ARCHIVED_TABLES, archivedTable } from './tables';

const database = useDatabase();

/** Columns that hold a secret, or what only one's own database can read: none goes as it is. */
const SECRET = /password|secret|token|_hash$|encrypted|private|(^|_)ip$|endpoint/;
/** Of these each is the SHA-256 of what a paper says, or the evidence of a signature. */
const NO_SECRETS = [
  'client_statements.content_hash',
  'contract_acts.text_hash',
  'contract_signatures.ip',
  'contract_signatures.text_hash',
  'contracts.signer_ip',
  'contracts.snapshot_hash',
  'document_seals.content_hash',
  'files.encrypted',
  'payout_batches.file_hash',
  'quotation_answers.signer_ip',
  'quotation_answers.version_hash',
  'signing_mandates.ip',
  'signing_mandates.text_hash',
  'withholding_certificates.content_hash',
];

test('every table of the schema goes by a stated way, or stays for a stated reason', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const said = [...Object.keys(ARCHIVED_TABLES), ...Object.values(LEFT_TABLES).flat()];
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(ARCHIVED_TABLES).toSorted());
});

test('what stands instead of a column names one, and no secret goes', async () => {
  const catalogue = await database.db.transaction(readCatalogue);
  const secrets = [];
  for (const [table, { instead = {}, account }] of Object.entries(ARCHIVED_TABLES)) {
    const names = columnsOf(catalogue, table).map(({ name }) => name);
    expect(names, table).toEqual(expect.arrayContaining(Object.keys(instead)));
    for (const name of names.filter((each) => SECRET.test(each))) {
      if (instead[name] || (account && name === 'account_encrypted')) continue;
      secrets.push(`${table}.${name}`);
    }
  }
  expect(secrets.toSorted()).toEqual(NO_SECRETS);
});

test('every row of another agency is kept out by the condition of its table', async () => {
  const catalogue = await database.db.transaction(readCatalogue);
  for (const table of Object.keys(ARCHIVED_TABLES)) {
    const hasAgency = columnsOf(catalogue, table).some(({ name }) => name === 'agency_id');
    const { rows } = archivedTable(table);
    if (hasAgency && table !== 'files') expect(rows, table).toContain('t.agency_id = current_setting');
  }
  expect(insertOrder(catalogue)).toHaveLength(Object.keys(ARCHIVED_TABLES).length);
});
