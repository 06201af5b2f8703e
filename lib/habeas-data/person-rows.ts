import { type SQL, sql } from 'drizzle-orm';
import { claimed } from './paid-tables';
import { type PersonTable, signed } from './person-tables';

/** A row as it goes into a person's own copy, by the names of its columns. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** In SQL, for `t`: the rows of a table that are of a person. */
export const ofPerson = ({ only }: PersonTable, talentId: string): SQL =>
  only ? sql`t.talent_id = ${talentId} and ${only}` : sql`t.talent_id = ${talentId}`;

/** In SQL: files of a person that no kept paper needs. */
export const droppedFiles = (talentId: string): SQL => sql`
  talent_id = ${talentId} and deleted_at is null and id not in (
    select pdf_file_id from contracts where talent_id = ${talentId} and pdf_file_id is not null
    union select pdf_file_id from contract_acts where talent_id = ${talentId} and pdf_file_id is not null
    union select pdf_file_id from claims where talent_id = ${talentId} and pdf_file_id is not null
    union select pdf_file_id from claim_versions where talent_id = ${talentId} and pdf_file_id is not null
    union select xml_file_id from support_documents where talent_id = ${talentId} and xml_file_id is not null
    union select pdf_file_id from support_documents where talent_id = ${talentId} and pdf_file_id is not null
    union select t.file_id from talent_contributions t where t.talent_id = ${talentId} and ${claimed}
    union select file_id from document_seals
    union select file_id from talent_reductions where talent_id = ${talentId} and file_id is not null
    union select t.file_id from contract_documents t where t.talent_id = ${talentId} and ${signed})`;
