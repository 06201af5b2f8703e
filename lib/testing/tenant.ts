import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { auditEntries, showcaseRounds, showcaseViewers, userSessions } from '../../db/schema/index.ts';
import type { LinkPurpose } from '../../db/values/link-purposes.ts';
import type { AgencyRole, LinkSubject } from '../core/actor.ts';
import { QUOTATION, USER } from '../core/states.ts';
import { makeAgency } from './factories/agencies.ts';
import { makeClient } from './factories/clients.ts';
import { makeConvocated, makeConvocatory } from './factories/convocatories.ts';
import { makeEvent } from './factories/events.ts';
import { makeAgencyUser, makeLink } from './factories/identity.ts';
import { makeFailedMessage } from './factories/messages.ts';
import { makeQuotation } from './factories/quotations.ts';
import { only } from './factories/sequence.ts';
import { makeTalent, type Talent } from './factories/talents.ts';
import { makeTeam } from './tenant-team.ts';

const DAY = 86_400_000;

/** As whom somebody of an agency may ask. */
export const MEMBERS = ['owner', 'producer', 'finance', 'reader', 'suspended', 'unverified'] as const;
export type Member = (typeof MEMBERS)[number];

const ROLES: Readonly<Record<Member, AgencyRole>> = {
  owner: 'OWNER',
  producer: 'PRODUCER',
  finance: 'FINANCE',
  reader: 'READ_ONLY',
  suspended: 'PRODUCER',
  unverified: 'PRODUCER',
};
const STATES: Partial<Record<Member, number>> = { suspended: USER.SUSPENDED, unverified: USER.UNVERIFIED };

export type TenantSession = { readonly userId: string; readonly sessionId: string; readonly email: string };
export type Tenant = Awaited<ReturnType<typeof makeTenant>>;

/** Somebody signed in, whether or not that still counts. */
export async function makeSession(db: Db, userId: string, agencyId: string | null): Promise<string> {
  const rows = await db
    .insert(userSessions)
    .values({ userId, agencyId, expiresAt: new Date(Date.now() + DAY) })
    .returning({ id: userSessions.id });
  return only(rows).id;
}

/**
 * An agency with one of everything and a person of every kind. Every text of it holds `marker`, a word that stands
 * nowhere else; `owned` are the ids that nobody else may reach. The talents are everybody's, made by `makeOne`.
 */
export async function makeTenant(db: Db, makeOne: (db: Db) => Promise<Talent> = makeTalent) {
  const marker = `Ajena${randomBytes(5).toString('hex')}`;
  const agency = await makeAgency(db, {
    name: `Agencia ${marker}`,
    email: `${marker.toLowerCase()}@agencia.co`,
    address: `Calle ${marker}`,
    legalNature: 'PERSONA_NATURAL',
  });
  const agencyId = agency.id;
  const members = {} as Record<Member, TenantSession>;
  for (const member of MEMBERS) {
    const { user } = await makeAgencyUser(db, {
      agency,
      role: ROLES[member],
      name: member,
      lastname: marker,
      ...(STATES[member] ? { stateId: STATES[member] } : {}),
    });
    members[member] = {
      userId: user.id,
      sessionId: await makeSession(db, user.id, agencyId),
      email: user.email,
    };
  }
  const ids = {
    agency: agencyId,
    failedMail: await makeFailedMessage(db, agencyId, marker),
    ...(await makeTeam(db, agency, marker)),
    ...(await makeWork(db, agency, marker, makeOne)),
  };
  await db.insert(auditEntries).values({
    agencyId,
    actorKind: 'agencyUser',
    actorId: members.owner.userId,
    entity: 'event',
    entityId: ids.event,
    action: 'update',
    detail: { marker },
  });
  const everybodys: readonly string[] = [ids.talent, ids.free];
  const owned = [
    ...Object.values(ids).filter((id): id is string => typeof id === 'string' && !everybodys.includes(id)),
    ...Object.values(members).flatMap((one) => [one.userId, one.sessionId]),
  ];
  return { ...ids, marker, members, owned: new Set<string>(owned) };
}

type Agency = Awaited<ReturnType<typeof makeAgency>>;

/** A client, quotations in each state, an event with a call and a talent who said yes. */
async function makeWork(db: Db, agency: Agency, marker: string, makeOne: (db: Db) => Promise<Talent>) {
  const client = await makeClient(db, {
    agency,
    name: `Cliente ${marker}`,
    nameProducer: `Contacto ${marker}`,
    emailProducer: `${marker.toLowerCase()}@cliente.co`,
  });
  const quote = (name: string, fields: Parameters<typeof makeQuotation>[1] = {}) =>
    makeQuotation(db, {
      agency,
      client,
      nameEvent: `${name} ${marker}`,
      place: `Recinto ${marker}`,
      ...fields,
    });
  const draft = await quote('Borrador', {
    stateId: QUOTATION.DRAFT,
    code: null,
    sentAt: null,
    validUntil: null,
  });
  const sent = await quote('Enviada');
  const accepted = await quote('Evento', { stateId: QUOTATION.ACCEPTED, acceptedAt: new Date() });
  const event = await makeEvent(db, { agency, quotation: accepted });
  const convocatory = await makeConvocatory(db, { event, observations: `Traer ${marker}` });
  const talent = await makeOne(db);
  const convocated = await makeConvocated(db, {
    convocatory,
    talent,
    shownAt: new Date(),
    shownPosition: 1,
    replyNote: `Nota ${marker}`,
    reply: 'YES',
  });
  const viewers = await db
    .insert(showcaseViewers)
    .values({
      agencyId: agency.id,
      eventId: event.id,
      name: `Cliente ${marker}`,
      email: `${marker.toLowerCase()}@elige.co`,
    })
    .returning({ id: showcaseViewers.id });
  const viewer = only(viewers).id;
  await db.insert(showcaseRounds).values({ agencyId: agency.id, viewerId: viewer, number: 1 });
  return {
    viewer,
    client: client.id,
    draft: draft.id,
    sent: sent.id,
    accepted: accepted.id,
    event: event.id,
    personal: only(event.personals.slice(0, 1)).id,
    convocatory: convocatory.id,
    convocated: convocated.id,
    talent: talent.id,
    free: (await makeOne(db)).id,
  };
}

/** How a link can stand: good, or past its use in each of the ways there are. */
export const LINK_STATUSES = ['living', 'expired', 'revoked', 'used'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** A link of that purpose for those ids; answers the secret that its address carries. */
export async function makeTenantLink(
  db: Db,
  purpose: LinkPurpose,
  subject: LinkSubject & { readonly agencyId: string | null },
  status: LinkStatus = 'living',
): Promise<string> {
  const past = new Date(Date.now() - 1000);
  const { secret } = await makeLink(db, purpose, {
    ...subject,
    ...(status === 'expired' ? { expiresAt: past } : {}),
    ...(status === 'revoked' ? { revokedAt: past } : {}),
    ...(status === 'used' ? { usedAt: past } : {}),
  });
  return secret;
}
