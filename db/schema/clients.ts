import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { cities, documentTypes, services, states } from './catalogues.ts';
import { id, revision, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';

/** A company that asks an agency for quotations. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    name: text().notNull(),
    address: text(),
    phone: text(),
    dialingCode: text().notNull().default('57'),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentTypeId: integer().references(() => documentTypes.id),
    identification: text(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    url: text(),
    nameProducer: text(),
    phoneProducer: text(),
    emailProducer: text(),
    cityId: integer().references(() => cities.id),
    retenedorRenta: boolean().notNull().default(false),
    reteIcaAgent: boolean().notNull().default(false),
    granContribuyente: boolean().notNull().default(false),
    stateEntity: boolean().notNull().default(false),
    responsableIva: boolean().notNull().default(true),
    /** Days it has to pay from its invoice, or from the end of its event; null for the usual 30. */
    paymentDays: integer(),
    /** The client that this one (32) turned out to be; all that hung on it went there. */
    mergedIntoId: uuid(),
    /** Names, numbers as written and as digits, and addresses of mail, for searching. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(name_producer, '') || ' ' || coalesce(email_producer, '') || ' ' || search_digits(identification) || ' '
      || search_phone(phone, dialing_code) || ' ' || search_phone(phone_producer, dialing_code))`),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    unique('clients_tenant').on(t.agencyId, t.id),
    index('clients_state').on(t.agencyId, t.stateId, t.name),
    index('clients_doubtful')
      .on(t.id)
      .where(
        sql`not (surely_phone(phone, dialing_code) and surely_phone(phone_producer, dialing_code) and surely_identity(document_type_id, identification) and surely_email(email_producer))`,
      ),
    index('clients_by_name').on(t.agencyId, sql`(name collate "es-x-icu")`, t.id),
    index('clients_by_age').on(t.agencyId, t.createdAt, t.id),
    index('clients_identification').on(t.agencyId, t.identification),
    index('clients_merged').on(t.agencyId, t.mergedIntoId).where(sql`merged_into_id is not null`),
    foreignKey({
      name: 'clients_merged_fk',
      columns: [t.agencyId, t.mergedIntoId],
      foreignColumns: [t.agencyId, t.id],
    }),
    rule('clients_payment_days', 'payment_days between 0 and 365'),
    rule('clients_name', 'length(trim(name)) > 0'),
  ],
);

/** What an agency's people write down about a client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: id(),
    agencyId: uuid().notNull(),
    clientId: uuid().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('client_notes_latest').on(t.agencyId, t.clientId, t.createdAt),
    foreignKey({
      name: 'client_notes_client',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }).onDelete('cascade'),
    rule('client_notes_text', 'length(trim(text)) > 0'),
  ],
);

export const clientServices = pgTable(
  'client_services',
  {
    agencyId: uuid().notNull(),
    clientId: uuid().notNull(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.serviceId] }),
    foreignKey({
      name: 'client_services_client',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }).onDelete('cascade'),
  ],
);

/** People at a client's beside its producer. */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    clientId: uuid().notNull(),
    name: text().notNull(),
    /** What the person does there: 'Compras'. */
    position: text(),
    email: text(),
    phone: text(),
    dialingCode: text().notNull().default('57'),
    /** Name, address of mail and digits of the telephone, for searching its client. */
    searchText: text().generatedAlwaysAs(
      sql`lower(name || ' ' || coalesce(email, '') || ' ' || search_phone(phone, dialing_code))`,
    ),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    index('client_contacts_by_name').on(t.agencyId, t.clientId, t.name),
    index('client_contacts_doubtful')
      .on(t.id)
      .where(sql`not (surely_phone(phone, dialing_code) and surely_email(email))`),
    foreignKey({
      name: 'client_contacts_client',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }).onDelete('cascade'),
    rule('client_contacts_name', 'length(trim(name)) > 0'),
  ],
);
