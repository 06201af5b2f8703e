import { sql } from 'drizzle-orm';
import {
  cities,
  claims,
  contracts,
  convocateds,
  convocatories,
  messages,
  talentBookings,
  talentPhotos,
  talents,
} from '@/db/schema';
import { PHOTO } from '@/lib/core/states';
import { talentCalled } from '../notices';

/** File id of the picture that stands for a talent: its approved portrait, or else its first approved picture. */
export const portrait = sql<string | null>`coalesce(
  case when ${talents.photoStateId} = ${PHOTO.APPROVED} then ${talents.photoFileId} end,
  (select ${talentPhotos.fileId} from ${talentPhotos}
    where ${talentPhotos.talentId} = ${talents.id} and ${talentPhotos.stateId} = ${PHOTO.APPROVED}
    order by ${talentPhotos.type} desc, ${talentPhotos.position} limit 1))`;

/** Another place of the talent, of whichever agency, is confirmed on the dates of the call. */
const bookedElsewhere = sql<boolean>`exists (
  select 1 from ${talentBookings}
  join ${convocatories} on ${convocatories.id} = ${convocateds.convocatoryId}
  where ${talentBookings.talentId} = ${convocateds.talentId}
    and ${talentBookings.convocatedId} <> ${convocateds.id}
    and ${talentBookings.kind} = 'CONFIRMED'
    and ${talentBookings.during} && tstzrange(${convocatories.startDate}, ${convocatories.endDate}, '[]'))`;

/** What became of the WhatsApp message that told the talent of its call last; null without one. */
const whatsApp = sql<(typeof messages.$inferSelect)['status'] | null>`(
  select ${messages.status} from ${messages}
  where ${messages.talentId} = ${convocateds.talentId} and ${messages.channel} = 'whatsapp'
    and ${messages.kind} = ${talentCalled.kind} and ${messages.payload} ->> 'convocatedId' = ${convocateds.id}::text
  order by ${messages.createdAt} desc limit 1)`;

/** A prepared message of which a producer said that it sent it. */
export type SentByHand = { readonly id: string; readonly at: string };

/** What was passed on by hand last, by what it asks for; null where nothing was. */
const byHand = sql<Partial<Record<'call' | 'contract' | 'claim', SentByHand>> | null>`(
  select jsonb_object_agg(told.what, jsonb_build_object('id', told.id, 'at', told.sent_at))
  from (select distinct on (m.kind) split_part(m.kind, '.', 2) as what, m.id, m.sent_at from ${messages} m
    where m.talent_id = ${convocateds.talentId} and m.agency_id = ${convocateds.agencyId} and m.sent_by is not null
      and m.status = 'SENT' and m.payload ->> 'convocatedId' = ${convocateds.id}::text
    order by m.kind, m.created_at desc) told)`;

/** What the agency reads of a place in a call: the talent, its answer, its papers. */
export const placeColumns = {
  convocatedId: convocateds.id,
  convocatoryId: convocateds.convocatoryId,
  stateId: convocateds.stateId,
  applicationStateId: convocateds.applicationStateId,
  reply: convocateds.reply,
  replyNote: convocateds.replyNote,
  repliedAt: convocateds.repliedAt,
  seenAt: convocateds.seenAt,
  whatsApp,
  byHand,
  saidYesOutsideAt: convocateds.saidYesOutsideAt,
  disownedAt: convocateds.disownedAt,
  bookedElsewhere,
  talentId: talents.id,
  name: talents.name,
  lastname: talents.lastname,
  gender: talents.gender,
  birthdate: talents.birthdate,
  height: talents.height,
  cityName: cities.name,
  /** File id of an approved picture. */
  photo: portrait,
  contractCode: contracts.code,
  contractYear: contracts.year,
  agencySignedAt: contracts.agencySignedAt,
  signedAt: contracts.signedAt,
  contractFileId: contracts.pdfFileId,
  claimSentAt: claims.createdAt,
  claimStatus: claims.status,
  claimFileId: claims.pdfFileId,
};
