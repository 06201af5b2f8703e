import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { talents } from '@/db/schema';
import { choicesOf, cityChoices } from '@/lib/catalogues/choices';
import { dialingCodesByCity } from '@/lib/catalogues/dialing-code';
import { listCountries, listDocumentTypes, listProfiles } from '@/lib/catalogues/queries';
import { cityFinder, documentIndex, profileIndex } from '@/lib/catalogues/words';
import type { JobActor } from '@/lib/core/actor';
import { documentCode, readIdentity } from '@/lib/core/readers/identity-number';
import { TALENT } from '@/lib/core/states';
import { defineImport, type Identity, type ImportOwner, identityKey } from '@/lib/imports/define-import';
import { MAIL_CHOICES } from '@/lib/imports/meant-mail';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import type { CreateTalentData } from '../joining/inputs';
import { insertTalent } from '../joining/insert-talent';
import { talentWelcomed } from '../joining/notices';
import type { UploadPhotoInput } from '../photos/inputs';
import { uploadPhoto } from '../photos/upload-photo';
import { mayImportTalents } from '../policy';
import { REFUSED_BY } from '../refused-by';
import { today } from '../shown';
import { TALENT_IMPORT_FIELDS } from './fields';
import { severalFiles, withNames } from './read-cells';
import { type ImportCatalogue, readTalentRow } from './read-row';
import { removeImported } from './remove-imported';

/** Cédula de ciudadanía, for a document whose type the file does not say. */
const CEDULA = 1;

/** Talents of a file: each is brought by the agency (16), and mailed the link to set a password unless it says not to. */
export const talentImport = defineImport<CreateTalentData>({
  kind: 'TALENTS',
  fields: TALENT_IMPORT_FIELDS,
  policy: mayImportTalents,
  choices: readChoices,
  shows: (values) => {
    if (!values.fullName && !values.surnameFirst) return null;
    const { name = '', lastname = '' } = withNames(values);
    return [name, lastname];
  },
  async reader(agencyId, sense) {
    const catalogue = await readCatalogue();
    return {
      read: (values) => readTalentRow(values, catalogue, sense),
      known: (db, identities) => findKnown(db, agencyId, identities),
    };
  },
  keep: (tx, actor, input, owner) =>
    keepTalent(tx, actor, input, owner).catch((error) => {
      throw invalidBy(error, REFUSED_BY);
    }),
  remove: removeImported,
  pictures: {
    ownerOf: (values) => {
      const { name = '', lastname = '', email = '', identification = '', photoFile = '' } = withNames(values);
      const number = readIdentity(documentCode(CEDULA), identification);
      return {
        name,
        lastname,
        email: email.trim(),
        identification: number && 'value' in number ? number.value : identification,
        files: severalFiles(photoFile),
      };
    },
    keep: async (actor, file, { entityId, type }, alongside) => {
      const input = { talentId: entityId, type } as UploadPhotoInput;
      return (await uploadPhoto(actor, file, input, alongside)).id;
    },
  },
});

async function keepTalent(
  tx: Tx,
  actor: JobActor,
  data: CreateTalentData,
  owner: ImportOwner,
): Promise<string> {
  const { agencyId, importId, tells } = owner;
  const { id, email } = await insertTalent(tx, data, agencyId);
  const change = { to: TALENT.REGISTERED, detail: { importId } };
  await recordAudit(tx, actor, 'talent.import', { id, agencyId }, change);
  if (tells) await notify(tx, talentWelcomed, { agencyId, talentId: id, email }, { talentId: id });
  return id;
}

async function readChoices() {
  const [cities, profiles, documents] = await Promise.all([
    cityChoices(),
    listProfiles(),
    listDocumentTypes(),
  ]);
  return {
    gender: [
      { value: 'FEMENINO', label: 'Femenino' },
      { value: 'MASCULINO', label: 'Masculino' },
    ],
    city: cities,
    email: MAIL_CHOICES,
    profile: choicesOf(profiles),
    documentType: choicesOf(documents),
  };
}

async function readCatalogue(): Promise<ImportCatalogue> {
  const [countries, profiles, documentTypes] = await Promise.all([
    listCountries(),
    listProfiles(),
    listDocumentTypes(),
  ]);
  return {
    city: cityFinder(countries),
    dialingCodes: dialingCodesByCity(countries),
    profiles: profileIndex(profiles),
    documentTypes: documentIndex(documentTypes),
    defaultDocumentType: CEDULA,
    today: today(),
  };
}

const LOOKED_UP_AT_ONCE = 2_000;

/** Whose e-mails and documents are there: of the agency's own people it is told so, of others that they are taken. */
async function findKnown(
  db: Db | Tx,
  agencyId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const note = (field: string, value: string, isOwn: boolean) =>
    known.set(identityKey({ field, value }), isOwn ? 'imports.problem.own' : 'imports.problem.taken');
  const isOwn = sql<boolean>`coalesce(${talents.broughtByAgencyId} = ${agencyId}, false)`;
  const document = sql<string>`${talents.documentTypeId} || ' ' || ${talents.identification}`;
  const of = (field: string) => identities.flatMap((one) => (one.field === field ? [one.value] : []));
  for (const emails of chunks(of('email'))) {
    const lower = sql<string>`lower(${talents.email})`;
    const rows = await db.select({ value: lower, isOwn }).from(talents).where(inArray(lower, emails));
    for (const row of rows) note('email', row.value, row.isOwn);
  }
  for (const documents of chunks(of('identification'))) {
    const numbers = documents.map((one) => one.slice(one.indexOf(' ') + 1));
    const types = [...new Set(documents.map((one) => Number(one.slice(0, one.indexOf(' ')))))];
    const rows = await db
      .select({ value: document, isOwn })
      .from(talents)
      .where(sql`${inArray(talents.documentTypeId, types)} and ${inArray(talents.identification, numbers)}`);
    for (const row of rows) note('identification', row.value, row.isOwn);
  }
  return known;
}

function chunks(values: readonly string[]): string[][] {
  const all: string[][] = [];
  for (let at = 0; at < values.length; at += LOOKED_UP_AT_ONCE)
    all.push(values.slice(at, at + LOOKED_UP_AT_ONCE));
  return all;
}
