import { type SQL, sql } from 'drizzle-orm';
import { COLOMBIA } from '@/lib/core/readers/phone';

/** Whose telephones, documents and addresses of mail are looked at, in the order of the list. */
export const HOLDERS = [
  'talent',
  'guardian',
  'person',
  'agency',
  'representative',
  'client',
  'contact',
] as const;

export type Holder = (typeof HOLDERS)[number];

type Source = {
  readonly table: SQL;
  readonly id: SQL;
  readonly name: SQL;
  /** The row whose page shows it. */
  readonly pageId: SQL;
  readonly agencyName?: SQL;
  readonly where: SQL;
  readonly dialingCode?: SQL;
  readonly phones?: Readonly<Record<string, SQL>>;
  readonly emails?: Readonly<Record<string, SQL>>;
  readonly documentTypeId?: SQL;
  readonly identification?: SQL;
};

const agencyOf = (id: SQL) => sql`(select agencies.name from agencies where agencies.id = ${id})`;
/** The code of the country of a row's city. */
const codeOf = (cityId: SQL) => sql`coalesce((select countries.dialing_code from cities
  join countries on countries.id = cities.country_id where cities.id = ${cityId}), ${COLOMBIA})`;

const PHONE = { phone: sql`phone` };
const EMAIL = { email: sql`email` };
const REACHED = { dialingCode: sql`dialing_code`, phones: PHONE, emails: EMAIL };
const DOCUMENT = { documentTypeId: sql`document_type_id`, identification: sql`identification` };

/** Each condition is the one of an index, word for word; those of tables without one are short. */
export const SOURCES: Readonly<Record<Holder, Source>> = {
  talent: {
    table: sql`talents`,
    id: sql`talents.id`,
    name: sql`rtrim(talents.name || ' ' || talents.lastname)`,
    pageId: sql`talents.id`,
    where: sql`erased_at is null and not (surely_phone(phone, dialing_code)
      and surely_identity(document_type_id, identification) and surely_email(email))`,
    ...REACHED,
    ...DOCUMENT,
  },
  guardian: {
    table: sql`talent_guardians`,
    id: sql`talent_guardians.talent_id`,
    name: sql`rtrim(talent_guardians.name || ' ' || talent_guardians.lastname)`,
    pageId: sql`talent_guardians.talent_id`,
    where: sql`not (surely_phone(phone, dialing_code) and surely_identity(document_type_id, identification)
      and surely_email(email))`,
    ...REACHED,
    ...DOCUMENT,
  },
  person: {
    table: sql`users`,
    id: sql`users.id`,
    name: sql`rtrim(users.name || ' ' || users.lastname)`,
    pageId: sql`users.id`,
    where: sql`not (surely_phone(phone, ${sql.raw(`'${COLOMBIA}'`)}) and surely_identity(document_type_id, identification)
      and surely_email(email) and surely_email(corporate_email))`,
    dialingCode: codeOf(sql`users.city_id`),
    phones: PHONE,
    emails: { ...EMAIL, corporateEmail: sql`corporate_email` },
    ...DOCUMENT,
  },
  agency: {
    table: sql`agencies`,
    id: sql`agencies.id`,
    name: sql`agencies.name`,
    pageId: sql`agencies.id`,
    where: sql`not (surely_phone(phone, ${sql.raw(`'${COLOMBIA}'`)}) and surely_identity(document_type_id, identification)
      and surely_email(email) and surely_email(reply_to))`,
    dialingCode: codeOf(sql`agencies.city_id`),
    phones: PHONE,
    emails: { ...EMAIL, replyTo: sql`reply_to` },
    ...DOCUMENT,
  },
  representative: {
    table: sql`legal_representatives`,
    id: sql`legal_representatives.id`,
    name: sql`legal_representatives.name`,
    pageId: sql`legal_representatives.agency_id`,
    agencyName: agencyOf(sql`legal_representatives.agency_id`),
    where: sql`not surely_identity(null, document)`,
    identification: sql`document`,
  },
  client: {
    table: sql`clients`,
    id: sql`clients.id`,
    name: sql`clients.name`,
    pageId: sql`clients.agency_id`,
    agencyName: agencyOf(sql`clients.agency_id`),
    where: sql`not (surely_phone(phone, dialing_code) and surely_phone(phone_producer, dialing_code)
      and surely_identity(document_type_id, identification) and surely_email(email_producer)) and merged_into_id is null`,
    dialingCode: sql`dialing_code`,
    phones: { ...PHONE, phoneProducer: sql`phone_producer` },
    emails: { emailProducer: sql`email_producer` },
    ...DOCUMENT,
  },
  contact: {
    table: sql`client_contacts`,
    id: sql`client_contacts.id`,
    name: sql`client_contacts.name`,
    pageId: sql`client_contacts.agency_id`,
    agencyName: agencyOf(sql`client_contacts.agency_id`),
    where: sql`not (surely_phone(phone, dialing_code) and surely_email(email))`,
    ...REACHED,
  },
};
